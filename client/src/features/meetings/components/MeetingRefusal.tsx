import { Button } from 'antd';
import { formatShortDay, formatTime } from '../../../lib/time';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { messages } from '../messages';
import styles from './MeetingRefusal.module.css';

interface MeetingRefusalProps {
  zone: string;
  /** Whether another time can still be proposed. */
  canPropose: boolean;
  actions: Pick<MeetingActions, 'refusal' | 'running' | 'propose'>;
}

/** Why the last change was refused, with the next free times to propose instead. */
export function MeetingRefusal({ zone, canPropose, actions }: MeetingRefusalProps) {
  const { refusal, running, propose } = actions;
  const offered = canPropose ? (refusal?.slots ?? []) : [];
  return (
    <div aria-live="polite" className={styles.refusal} data-empty={!refusal}>
      {refusal && <p>{[refusal.text, offered.length > 0 && messages.nextFree].filter(Boolean).join(' ')}</p>}
      {offered.length > 0 && (
        <div className={styles.slots}>
          {offered.map(({ startsAt }) => {
            const when = `${formatShortDay(startsAt, zone)}, ${formatTime(startsAt, zone)}`;
            return (
              <Button
                key={startsAt}
                disabled={running !== null}
                aria-label={messages.proposeThis(when)}
                onClick={() => void propose(startsAt)}
              >
                {when}
              </Button>
            );
          })}
        </div>
      )}
    </div>
  );
}
