import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useIsEventOver } from '../../../data/event/useIsEventOver';
import { useCan } from '../../../data/session/useCan';
import { useNow } from '../../../ui';
import { messages } from './messages';

const WithdrawSheet = lazy(() => import('./WithdrawSheet'));

/** Lets an attendee give up the place, until the event has ended. */
export function GiveUpPlace({ eventId }: { eventId: string }) {
  const isOver = useIsEventOver(useNow());
  const canWithdraw = useCan('withdraw');
  const [asked, setAsked] = useState(false);
  if (!canWithdraw || isOver) return null;
  return (
    <>
      <Button type="text" onClick={() => setAsked(true)}>
        {messages.cannotCome}
      </Button>
      <Suspense>
        {asked && <WithdrawSheet eventId={eventId} of="place" onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  );
}
