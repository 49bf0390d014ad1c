import { useEventContext } from '../../../hooks/useEventContext';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { EventHero } from '../components/EventHero';
import { FirstStepsCard } from '../components/FirstStepsCard';
import { HomeCard } from '../components/HomeCard';
import { NextMeeting } from '../components/NextMeeting';
import { PeopleToMeet } from '../components/PeopleToMeet';
import { WaitingRequests } from '../components/WaitingRequests';
import { messages } from '../messages';
import styles from './EventHomePage.module.css';

/** The first page of an event: what it is, what is next for the viewer, whom to meet. */
export default function EventHomePage() {
  const { event, profile } = useEventContext();
  usePageTitle(messages.home, event.title);
  return (
    <div className={styles.page}>
      <EventHero event={event} />
      <div className={styles.columns} data-alone={!profile}>
        {profile && (
          <div className={styles.own}>
            <WaitingRequests />
            <NextMeeting />
            <FirstStepsCard eventId={event.id} />
          </div>
        )}
        <div className={styles.event}>
          <PeopleToMeet eventId={event.id} />
          {event.description && (
            <HomeCard title={messages.about}>
              <p className={styles.description}>{event.description}</p>
            </HomeCard>
          )}
        </div>
      </div>
    </div>
  );
}
