import { Button } from 'antd';
import type { ReactNode } from 'react';
import { wayText } from '../../../components/entry/entry-kind';
import { messages as entryTexts } from '../../../components/entry/messages';
import { useDialogs } from '../../../hooks/useDialogs';
import { formatMoment } from '../../../lib/time';
import { Row, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { entryQueue, type QueuedEntry } from '../lib/entry-queue';
import { messages } from '../messages';

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

interface QueuedEntriesProps extends Omit<SectionProps, 'count' | 'children'> {
  entries: readonly QueuedEntry[];
  /** Event of the page; the queue is of the device and may hold entries of others. */
  eventId: string;
  zone: string;
}

/** One part of the panel: what it lists, and how many there are. */
export const QueueSection = ({ title, text, count, action, children }: SectionProps) => (
  <Stack as="section" gap="sm" aria-label={title}>
    <Stack gap="xxs">
      <Row gap="xs" justify="between" wrap>
        <Text as="h3" size="h4">{`${title} (${count})`}</Text>
        {action}
      </Row>
      <Text as="p" tone="secondary">
        {text}
      </Text>
    </Stack>
    {children}
  </Stack>
);

/** Why the server did not record it, in words. */
const reasonOf = ({ refusal }: QueuedEntry): string | null => {
  if (!refusal) return null;
  return 'message' in refusal ? refusal.message : entryTexts.kinds[refusal.outcome].text;
};

function Entry({
  entry,
  eventId,
  zone,
}: { entry: QueuedEntry } & Pick<QueuedEntriesProps, 'eventId' | 'zone'>) {
  const { confirm } = useDialogs();
  const reason = reasonOf(entry);
  const remove = async () => {
    const isSure = reason !== null || (await confirm(texts.removeText, texts.removeTitle));
    if (isSure) await entryQueue.remove(entry.clientId);
  };
  const details = [
    formatMoment(entry.at, zone),
    texts.listed[entry.standing],
    entry.code && texts.code(entry.code),
    entry.eventId !== eventId && texts.otherEvent,
  ];
  return (
    <Row as="li" gap="sm">
      <Stack grow>
        <Text as="p" strong>
          {texts.entry(entry.gate, wayText(entry.direction))}
        </Text>
        <Text as="p" size="sm" tone="secondary">
          {details.filter(Boolean).join(' · ')}
        </Text>
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
export const QueuedEntries = ({ title, text, entries, action, ...where }: QueuedEntriesProps) => (
  <QueueSection title={title} text={text} count={entries.length} action={action}>
    <Stack as="ul" divided>
      {entries.slice(0, SHOWN).map((entry) => (
        <Entry key={entry.clientId} entry={entry} {...where} />
      ))}
    </Stack>
    {entries.length > SHOWN && (
      <Text as="p" size="sm" tone="secondary">
        {texts.more(entries.length - SHOWN)}
      </Text>
    )}
  </QueueSection>
);
