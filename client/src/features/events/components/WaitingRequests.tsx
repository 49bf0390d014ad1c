import { Button } from 'antd';
import { useEventContext } from '../../../hooks/useEventContext';
import { useSearchParamState } from '../../../hooks/useSearchParamState';
import { messages } from '../messages';
import { HomeCard } from './HomeCard';
import styles from './WaitingRequests.module.css';

/** Requests that nobody but the viewer can move; nothing when there are none. */
export function WaitingRequests() {
  const { event } = useEventContext();
  const [, setModal] = useSearchParamState('modal');
  const count = event.viewerPendingMeetingCount;
  if (count === 0) return null;
  return (
    <HomeCard title={messages.waiting(count)} tone="accent">
      <p className={styles.text}>{messages.waitingText}</p>
      <Button type="primary" onClick={() => setModal('meetings')}>
        {messages.answer}
      </Button>
    </HomeCard>
  );
}
