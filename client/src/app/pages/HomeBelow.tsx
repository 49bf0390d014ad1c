import { useEventContext } from '../../data/event/useEventContext';
import { CompanyRows } from '../../features/events/components/CompanyRows';
import { MoreLinks } from '../../features/events/components/MoreLinks';
import { PeopleToMeet } from '../../features/events/components/PeopleToMeet';
import type { Phase } from '../../features/events/lib/event-phase';
import { messages } from '../../features/events/messages';
import { dayKey } from '../../lib/time';
import { Hint, SectionCard } from '../../ui';

const SHOWN_PEOPLE = 12;
const SHOWN_COMPANIES = 12;

/** The day of an event that is going on, on its own calendar. */
const todayOf = ({ timezone }: { timezone: string }, phase: Phase): string | null =>
  phase === 'live' ? dayKey(new Date(), timezone) : null;

/** The home below its first screen: people and companies to find, ways on, and what the event is about. */
export default function HomeBelow({ phase }: { phase: Phase }) {
  const { event, profile } = useEventContext();
  return (
    <>
      {profile && phase !== 'past' && (
        <PeopleToMeet eventId={event.id} count={SHOWN_PEOPLE} today={todayOf(event, phase)} />
      )}
      <CompanyRows eventId={event.id} count={SHOWN_COMPANIES} />
      <MoreLinks eventId={event.id} takesPart={profile !== null} />
      {event.description && (
        <SectionCard title={messages.about}>
          <Hint lines style={{ maxWidth: '72ch' }}>
            {event.description}
          </Hint>
        </SectionCard>
      )}
    </>
  );
}
