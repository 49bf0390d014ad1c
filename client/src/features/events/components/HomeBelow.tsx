import { SectionCard } from '../../../components/SectionCard';
import { useEventContext } from '../../../hooks/useEventContext';
import type { Phase } from '../lib/event-phase';
import { messages } from '../messages';
import { CompanyRows } from './CompanyRows';
import styles from './HomeBelow.module.css';
import { MoreLinks } from './MoreLinks';
import { PeopleToMeet } from './PeopleToMeet';

/** The home below its first screen: people and companies to find, ways on, and what the event is about. */
export default function HomeBelow({ phase }: { phase: Phase }) {
  const { event, profile } = useEventContext();
  return (
    <>
      {profile && phase !== 'past' && <PeopleToMeet eventId={event.id} />}
      <CompanyRows eventId={event.id} />
      <MoreLinks eventId={event.id} takesPart={profile !== null} />
      {event.description && (
        <SectionCard title={messages.about}>
          <p className={styles.description}>{event.description}</p>
        </SectionCard>
      )}
    </>
  );
}
