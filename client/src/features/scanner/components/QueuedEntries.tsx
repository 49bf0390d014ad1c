import { Button } from 'antd';
import type { ReactNode } from 'react';
import { messages as entryTexts } from '../../../components/entry/messages';
import { useDialogs } from '../../../hooks/useDialogs';
import { formatShortDay, formatTime } from '../../../lib/time';
import { entryQueue, type QueuedEntry } from '../lib/entry-queue';
import { wayText } from '../lib/scan-texts';
import { messages } from '../messages';
import styles from './QueuePanel.module.css';

const texts = messages.queue;
/** A long queue is counted in its title; so many rows say enough of it. */
const SHOWN = 100;

interface QueuedEntriesProps {
  title: string;
  text: string;
  entries: readonly QueuedEntry[];
  /** Event of the page; the queue is of the device and may hold entries of others. */
  eventId: string;
  zone: string;
  action: ReactNode;
}

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
    `${formatShortDay(entry.at, zone)}, ${formatTime(entry.at, zone)}`,
    texts.listed[entry.standing],
    entry.code && texts.code(entry.code),
    entry.eventId !== eventId && texts.otherEvent,
  ];
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.name}>{texts.entry(entry.gate, wayText(entry.direction))}</p>
        <p className={styles.line}>{details.filter(Boolean).join(' · ')}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      <Button onClick={() => void remove()}>{reason ? texts.dismiss : texts.remove}</Button>
    </li>
  );
}

/** One part of the queue: each entry with time, gate and state, and the way to let go of it. */
export function QueuedEntries({ title, text, entries, action, ...where }: QueuedEntriesProps) {
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{`${title} (${entries.length})`}</h3>
        {action}
      </div>
      <p className={styles.text}>{text}</p>
      <ul className={styles.entries}>
        {entries.slice(0, SHOWN).map((entry) => (
          <Entry key={entry.clientId} entry={entry} {...where} />
        ))}
      </ul>
      {entries.length > SHOWN && <p className={styles.line}>{texts.more(entries.length - SHOWN)}</p>}
    </section>
  );
}
