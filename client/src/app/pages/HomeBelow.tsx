import { useEventContext } from '../../data/useEventContext';
import { CompanyRows } from '../../features/events/components/CompanyRows';
import { MoreLinks } from '../../features/events/components/MoreLinks';
import { PeopleToMeet } from '../../features/events/components/PeopleToMeet';
import type { Phase } from '../../features/events/lib/event-phase';
import { messages } from '../../features/events/messages';
import { Hint, SectionCard } from '../../ui';
import { SHOWN_COMPANIES, SHOWN_PEOPLE, todayOf } from './useHomeQueries';

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
