import { CloudUploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { Count, Row, useOverlay } from '../../../ui';
import type { DoorState } from '../hooks/useDoorCounts';
import { useEntryQueue } from '../lib/entry-queue';
import { messages } from '../messages';

const QueuePanel = lazy(() => import('./QueuePanel'));

/** How much waits on this device or needs a look; opens the list of it. */
export function QueueButton({ door }: { door: DoorState }) {
  const { entries } = useEntryQueue();
  const { value, open, close } = useOverlay('modal');
  const isOpen = value === 'queue';
  // Stays from then on, so that the panel can slide away.
  const [isOpened, setOpened] = useState(isOpen);
  if (isOpen && !isOpened) setOpened(true);
  const count = entries.length + (door.conflicts?.length ?? 0);
  return (
    <>
      <Button size="large" icon={<CloudUploadOutlined aria-hidden />} onClick={() => open('queue')}>
        <span className="visually-hidden">{messages.queue.open(count)}</span>
        <Row as="span" gap="xs" aria-hidden>
          {messages.queue.button}
          <Count value={count} />
        </Row>
      </Button>
      {isOpened && (
        <Suspense>
          <QueuePanel open={isOpen} onClose={close} door={door} />
        </Suspense>
      )}
    </>
  );
}
