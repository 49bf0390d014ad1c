import { useOnline } from '../../../hooks/useOnline';
import type { QueuedMessage } from '../lib/queued-messages';
import { messages } from '../messages';
import styles from './ConversationThread.module.css';

/** Says that messages wait for the network, and whether closing the page would lose them. */
export function WaitingNote({ queued, isStored }: { queued: readonly QueuedMessage[]; isStored: boolean }) {
  const online = useOnline();
  const waiting = queued.filter(({ state }) => state === 'waiting').length;
  const texts = [
    ...(!online && waiting > 0 ? [messages.queued(waiting)] : []),
    ...(isStored ? [] : [messages.queuedNotStored]),
  ];
  return (
    <output className={texts.length > 0 ? styles.waiting : undefined}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </output>
  );
}
