import { Button } from 'antd';
import { useEventZone } from '../../../data/useEventZone';
import { formatMoment } from '../../../lib/time';
import { Row, Stack } from '../../../ui';
import type { MeetingActions } from '../hooks/useMeetingActions';
import styles from '../meetings.module.css';
import { messages } from '../messages';

interface MeetingRefusalProps {
  /** Whether another time can still be proposed. */
  canPropose: boolean;
  actions: Pick<MeetingActions, 'refusal' | 'running' | 'propose'>;
}

/** Why the last change was refused, with the next free times to propose instead. */
export function MeetingRefusal({ canPropose, actions }: MeetingRefusalProps) {
  const zone = useEventZone();
  const { refusal, running, propose } = actions;
  const offered = canPropose ? (refusal?.slots ?? []) : [];
  return (
    <Stack gap="xs" aria-live="polite" className={styles.refusal}>
      {refusal && <p>{[refusal.text, offered.length > 0 && messages.nextFree].filter(Boolean).join(' ')}</p>}
      {offered.length > 0 && (
        <Row wrap gap="xs">
          {offered.map(({ startsAt }) => (
            <Button
              key={startsAt}
              disabled={running !== null}
              aria-label={messages.proposeThis(formatMoment(startsAt, zone))}
              onClick={() => void propose(startsAt)}
            >
              {formatMoment(startsAt, zone)}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}
