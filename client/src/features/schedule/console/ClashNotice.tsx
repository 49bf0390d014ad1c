import { FormNote } from '../../../components/forms/FormNote';
import { Notice } from '../../../components/Notice';
import { useEventContext } from '../../../hooks/useEventContext';
import { formatTimeRange } from '../../../lib/time';
import type { Session } from '../lib/agenda-entries';
import { messages } from './messages';
import { isOutside, sessionClashes, type PlannedSession, type SessionClash } from './session-clashes';
import styles from './ArrangeView.module.css';

/** What two sessions at one time have in common, in words. */
function reasonsOf({ speakers, room, sameTrack }: SessionClash): string[] {
  return [
    ...(speakers.length > 0 ? [messages.sameSpeaker(speakers)] : []),
    ...(room ? [messages.sameRoom(room)] : []),
    ...(sameTrack ? [messages.sameTrack] : []),
  ];
}

interface ClashNoticeProps {
  planned: PlannedSession | null;
  sessions: readonly Session[];
}

/** Says before saving what a session clashes with. It may be saved all the same. */
export function ClashNotice({ planned, sessions }: ClashNoticeProps) {
  const { event } = useEventContext();
  const clashes = planned ? sessionClashes(planned, sessions) : [];
  const outside = planned !== null && isOutside(planned, event);
  return (
    <FormNote as="output">
      {outside && <Notice kind="warning" title={messages.outside} />}
      {clashes.length > 0 && (
        <Notice kind="warning" title={messages.clashTitle(clashes.length)}>
          <ul className={styles.clashes}>
            {clashes.map((clash) => (
              <li key={clash.session.id}>
                {messages.clash(
                  clash.session.title,
                  formatTimeRange(clash.session.startsAt, clash.session.endsAt, event.timezone),
                  reasonsOf(clash),
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </FormNote>
  );
}
