import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { isWaiting } from '../../../data/offline/offline-queue';
import { replayOffline } from '../../../data/offline/offline-replay';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import { useOnline } from '../../../data/connection/useOnline';
import { useResolveEntryConflictsMutation } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { formatMoment, formatTime } from '../../../lib/time';
import {
  EmptyState,
  Note,
  Notice,
  Panel,
  Row,
  SidePanel,
  Stack,
  Text,
  useDialogs,
  useToasts,
} from '../../../ui';
import { wayText } from '../door/entry-kind';
import { messages as entryTexts } from '../door/messages';
import type { DoorState } from '../hooks/useDoorCounts';
import { entryQueue, entryReplay, useEntryQueue, type QueuedEntry } from '../lib/entry-queue';
import { messages } from '../messages';
import styles from './scanner.module.css';

const texts = messages.queue;

/** A long queue is counted in its title; so many rows say enough of it. */
const SHOWN = 100;

interface SectionProps {
  title: string;
  text: string;
  count: number;
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the panel: what it lists, and how many there are. */
const QueueSection = ({ title, text, count, action, children }: SectionProps) => (
  <Stack as="section" gap="sm" aria-label={title}>
    <Stack gap="xxs">
      <Row gap="xs" justify="between" wrap>
        <Text as="h3" size="h4">{`${title} (${count})`}</Text>
        {action}
      </Row>
      <Note size="md">{text}</Note>
    </Stack>
    {children}
  </Stack>
);

/** Why the server did not record it, in words. */
const reasonOf = ({ refusal }: QueuedEntry): string | null => {
  if (!refusal) return null;
  return 'message' in refusal ? refusal.message : entryTexts.kinds[refusal.outcome].text;
};

function Entry({ entry }: { entry: QueuedEntry }) {
  const { event } = useEventContext();
  const { confirm } = useDialogs();
  const reason = reasonOf(entry);
  const remove = async () => {
    const isSure = reason !== null || (await confirm(texts.removeText, texts.removeTitle));
    if (isSure) await entryQueue.remove(entry.clientId);
  };
  const details = [
    formatMoment(entry.at, event.timezone),
    texts.listed[entry.standing],
    entry.code && texts.code(entry.code),
    // The queue is of the device.
    entry.eventId !== event.id && texts.otherEvent,
  ];
  return (
    <Row as="li" gap="sm">
      <Stack grow>
        <Text as="p" strong>
          {texts.entry(entry.gate, wayText(entry.direction))}
        </Text>
        <Note>{details.filter(Boolean).join(' · ')}</Note>
        {reason && (
          <Text as="p" tone="error">
            {reason}
          </Text>
        )}
      </Stack>
      <Button onClick={() => void remove()}>{reason ? texts.dismiss : texts.remove}</Button>
    </Row>
  );
}

/** Each entry of one part of the queue with time, gate and state, and the way to let go of it. */
const QueuedEntries = ({
  entries,
  ...section
}: Omit<SectionProps, 'count' | 'children'> & { entries: readonly QueuedEntry[] }) => (
  <QueueSection {...section} count={entries.length}>
    <Stack as="ul" divided>
      {entries.slice(0, SHOWN).map((entry) => (
        <Entry key={entry.clientId} entry={entry} />
      ))}
    </Stack>
    {entries.length > SHOWN && <Note>{texts.more(entries.length - SHOWN)}</Note>}
  </QueueSection>
);

/** Badges that were at two gates at about the same time, with who recorded it where. */
function Conflicts({ groups }: { groups: NonNullable<DoorState['conflicts']> }) {
  const zone = useEventZone();
  const toasts = useToasts();
  const [resolve, { loading }] = useResolveEntryConflictsMutation({ refreshes: ['checkIns', 'eventToday'] });
  return (
    <QueueSection title={texts.conflicts} text={texts.conflictsText} count={groups.length}>
      <Stack as="ul" gap="sm">
        {groups.map(({ attendee, entries }) => (
          <Panel as="li" key={attendee.id} pad="sm">
            <Row gap="xs" justify="between">
              <Text as="p" strong>
                {fullName(attendee)}
              </Text>
              <Button
                aria-label={entryTexts.checkedPerson(fullName(attendee))}
                disabled={loading}
                onClick={() =>
                  void toasts.attempt(() => resolve({ variables: { input: { attendeeId: attendee.id } } }))
                }
              >
                {entryTexts.checked}
              </Button>
            </Row>
            {attendee.organization && <Note>{attendee.organization}</Note>}
            <Stack as="ul" divided>
              {entries.map(({ id, at, gate, offline, recordedBy }) => (
                <Row as="li" key={id} gap="xs" align="start">
                  <Text as="time" dateTime={at} figures strong={500} rigid className={styles.time}>
                    {formatTime(at, zone)}
                  </Text>
                  <Stack>
                    <p>{gate}</p>
                    <Note>{offline ? texts.offlineBy(recordedBy) : texts.onlineBy(recordedBy)}</Note>
                  </Stack>
                </Row>
              ))}
            </Stack>
          </Panel>
        ))}
      </Stack>
    </QueueSection>
  );
}

interface QueuePanelProps {
  open: boolean;
  onClose: () => void;
  door: DoorState;
}

/** What waits on this device, what the server did not record, and which badges were at two gates. */
export default function QueuePanel({ open, onClose, door: { conflicts } }: QueuePanelProps) {
  const client = useApolloClient();
  const { entries, isKept, isSending } = useEntryQueue();
  const online = useOnline();
  const send = () => void replayOffline(client, entryReplay);
  const waiting = entries.filter(isWaiting);
  const refused = entries.filter((entry) => !isWaiting(entry));
  const dismissAll = () => void entryQueue.remove(...refused.map(({ clientId }) => clientId));
  return (
    <SidePanel title={texts.title} open={open} onClose={onClose} closeLabel={texts.close} roomy>
      <Stack gap="xl">
        {!isKept && <Notice kind="error">{texts.notKept}</Notice>}
        {waiting.length > 0 && (
          <QueuedEntries
            title={texts.waiting}
            text={texts.waitingText}
            entries={waiting}
            action={
              <Button disabled={!online || isSending} loading={isSending} onClick={send}>
                {isSending ? texts.sending : texts.sendNow}
              </Button>
            }
          />
        )}
        {refused.length > 0 && (
          <QueuedEntries
            title={texts.refused}
            text={texts.refusedText}
            entries={refused}
            action={<Button onClick={dismissAll}>{texts.dismissAll}</Button>}
          />
        )}
        {!conflicts && !online && <p>{texts.conflictsOffline}</p>}
        {conflicts && conflicts.length > 0 && <Conflicts groups={conflicts} />}
        {entries.length === 0 && conflicts?.length === 0 && <EmptyState title={texts.none} />}
      </Stack>
    </SidePanel>
  );
}
