import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import { useStore } from 'zustand';
import { EmptyState } from '../../../components/EmptyState';
import { Notice } from '../../../components/Notice';
import { SidePanel } from '../../../components/SidePanel';
import { useOnline } from '../../../hooks/useOnline';
import { Stack } from '../../../ui/Stack';
import type { ConflictGroup } from '../lib/conflict-groups';
import { entryQueue, isWaiting, useEntryQueue } from '../lib/entry-queue';
import { replaying, replayQueue } from '../lib/replaying';
import { messages } from '../messages';
import { Conflicts } from './Conflicts';
import { QueuedEntries } from './QueuedEntries';

const texts = messages.queue;

interface ContentProps {
  eventId: string;
  zone: string;
  /** Null while they are unknown. */
  conflicts: ConflictGroup[] | null;
  onChanged: () => void;
}

interface QueuePanelProps extends ContentProps {
  open: boolean;
  onClose: () => void;
}

function SendNow({ onSent }: { onSent: () => void }) {
  const client = useApolloClient();
  const online = useOnline();
  const isSending = useStore(replaying, (state) => state.isSending);
  const send = () => void replayQueue(client).then(onSent, () => undefined);
  return (
    <Button disabled={!online || isSending} loading={isSending} onClick={send}>
      {isSending ? texts.sending : texts.sendNow}
    </Button>
  );
}

function Content({ conflicts, onChanged, ...where }: ContentProps) {
  const { entries, isKept } = useEntryQueue();
  const online = useOnline();
  const waiting = entries.filter(isWaiting);
  const refused = entries.filter((entry) => !isWaiting(entry));
  const dismissAll = () => void entryQueue.remove(...refused.map(({ clientId }) => clientId));
  return (
    <Stack gap="xl">
      {!isKept && <Notice kind="error">{texts.notKept}</Notice>}
      {waiting.length > 0 && (
        <QueuedEntries
          title={texts.waiting}
          text={texts.waitingText}
          entries={waiting}
          {...where}
          action={<SendNow onSent={onChanged} />}
        />
      )}
      {refused.length > 0 && (
        <QueuedEntries
          title={texts.refused}
          text={texts.refusedText}
          entries={refused}
          {...where}
          action={<Button onClick={dismissAll}>{texts.dismissAll}</Button>}
        />
      )}
      {conflicts === null && !online && <p>{texts.conflictsOffline}</p>}
      {conflicts && conflicts.length > 0 && <Conflicts groups={conflicts} zone={where.zone} />}
      {entries.length === 0 && conflicts?.length === 0 && <EmptyState title={texts.none} />}
    </Stack>
  );
}

/** What waits on this device, what the server did not record, and which badges were at two gates. */
export default function QueuePanel({ open, onClose, ...content }: QueuePanelProps) {
  return (
    <SidePanel title={texts.title} open={open} onClose={onClose} closeLabel={texts.close} roomy>
      <Content {...content} />
    </SidePanel>
  );
}
