import { CloudUploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { EntryConflictsQuery } from '../../../generated/graphql';
import { Count, Row, useOverlay } from '../../../ui';
import { conflictGroups } from '../lib/conflict-groups';
import { useEntryQueue } from '../lib/entry-queue';
import { messages } from '../messages';

const QueuePanel = lazy(() => import('./QueuePanel'));

interface QueueButtonProps {
  eventId: string;
  zone: string;
  conflicts: EntryConflictsQuery['checkIns']['nodes'] | undefined;
  onChanged: () => void;
}

/** How much waits on this device or needs a look; opens the list of it. */
export function QueueButton({ eventId, zone, conflicts, onChanged }: QueueButtonProps) {
  const { entries } = useEntryQueue();
  const { value, open, close } = useOverlay('modal');
  const isOpen = value === 'queue';
  // Stays from then on, so that the panel can slide away.
  const [isOpened, setOpened] = useState(isOpen);
  if (isOpen && !isOpened) setOpened(true);
  const groups = conflictGroups(conflicts ?? []);
  const count = entries.length + groups.length;
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
        <Suspense fallback={null}>
          <QueuePanel
            open={isOpen}
            onClose={close}
            eventId={eventId}
            zone={zone}
            conflicts={conflicts ? groups : null}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </>
  );
}
