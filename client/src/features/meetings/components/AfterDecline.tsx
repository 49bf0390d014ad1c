import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../components/Skeleton';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import styles from './AfterDecline.module.css';

const WhoElseHasTime = lazy(() => import('./WhoElseHasTime'));

/** After a declined request the next best people, once the viewer asks for them. */
export function AfterDecline({ meeting }: { meeting: MeetingCard_MeetingFragment }) {
  const [isShown, setShown] = useState(false);
  if (meeting.closedReason !== 'DECLINED' || meeting.viewerAs !== 'SENDER') return null;
  if (!isShown) {
    return (
      <Button type="link" onClick={() => setShown(true)}>
        {messages.whoElse.show}
      </Button>
    );
  }
  return (
    <Suspense fallback={<Skeleton avatar={40} rows={4} />}>
      <h4 className={styles.title}>{messages.whoElse.title}</h4>
      <WhoElseHasTime eventId={meeting.eventId} {...(meeting.other && { except: meeting.other.id })} />
    </Suspense>
  );
}
