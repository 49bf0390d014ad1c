import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { messages } from '../messages';

const KeptSheet = lazy(() => import('./KeptSheet'));

/** Opens what an event keeps of its people. */
export function KeptButton({ eventId, timezone }: { eventId: string; timezone: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="link" onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      <Suspense>
        {open && <KeptSheet eventId={eventId} timezone={timezone} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
