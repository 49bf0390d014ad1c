import type { TextStorage } from '../../../data/session/text-storage';
import { newClientId } from '../../../lib/client-id';
import { restoreMessages, storeMessages, type QueuedMessage } from './queued-messages';

/** The outcome of one attempt: sent, to be tried again later, or refused with a reason. */
export type SendOutcome =
  { kind: 'sent' } | { kind: 'later'; afterMs?: number } | { kind: 'refused'; problem: string };

/** Sends one message. */
export type SendMessage = (message: QueuedMessage) => Promise<SendOutcome>;

const RETRY_MS = 5_000;

/**
 * Holds what was written until the server has it. Per conversation one message is under way at a time, so that
 * they arrive in the order in which they were typed; the clientId makes a repeated attempt the same message.
 */
export class Outbox {
  private messages: readonly QueuedMessage[];
  private readonly listeners = new Set<() => void>();
  private readonly busy = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private send: SendMessage | null = null;
  private stored = true;

  constructor(
    private readonly storage: TextStorage,
    private readonly key: string,
  ) {
    this.messages = restoreMessages(this.storage, this.key);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly QueuedMessage[] => this.messages;

  /** Whether the messages survive a reload; false where the storage is full or forbidden. */
  readonly isStored = (): boolean => this.stored;

  /** Names who delivers; called again it replaces the earlier one. */
  connect(send: SendMessage): () => void {
    this.send = send;
    this.flush();
    return () => {
      if (this.send === send) this.send = null;
      clearTimeout(this.timer);
    };
  }

  add(attendeeId: string, text: string): void {
    const message: QueuedMessage = {
      clientId: newClientId(),
      attendeeId,
      text,
      queuedAt: new Date().toISOString(),
      state: 'waiting',
    };
    this.replace([...this.messages, message]);
    this.flush();
  }

  retry(clientId: string): void {
    this.patch(clientId, { state: 'waiting', problem: undefined });
    this.flush();
  }

  remove(clientId: string): void {
    this.replace(this.messages.filter((message) => message.clientId !== clientId));
  }

  /** Tries everything that waits, the conversations side by side. */
  flush(): void {
    clearTimeout(this.timer);
    for (const attendeeId of new Set(this.messages.map((message) => message.attendeeId))) {
      if (!this.busy.has(attendeeId)) void this.drain(attendeeId);
    }
  }

  private async drain(attendeeId: string): Promise<void> {
    this.busy.add(attendeeId);
    try {
      for (let next = this.nextOf(attendeeId); next && this.send; next = this.nextOf(attendeeId)) {
        if (!(await this.attempt(next, this.send))) return;
      }
    } finally {
      this.busy.delete(attendeeId);
    }
  }

  /** Whether the next message may follow: after a lost connection it has to wait for this one. */
  private async attempt(message: QueuedMessage, send: SendMessage): Promise<boolean> {
    this.patch(message.clientId, { state: 'sending' });
    const outcome = await send(message).catch((): SendOutcome => ({ kind: 'later' }));
    if (outcome.kind === 'sent') this.remove(message.clientId);
    if (outcome.kind === 'refused')
      this.patch(message.clientId, { state: 'refused', problem: outcome.problem });
    if (outcome.kind === 'later') {
      this.patch(message.clientId, { state: 'waiting' });
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.flush(), outcome.afterMs ?? RETRY_MS);
    }
    return outcome.kind !== 'later';
  }

  private nextOf(attendeeId: string): QueuedMessage | undefined {
    return this.messages.find((message) => message.attendeeId === attendeeId && message.state === 'waiting');
  }

  private patch(clientId: string, change: Partial<QueuedMessage>): void {
    this.replace(
      this.messages.map((message) => (message.clientId === clientId ? { ...message, ...change } : message)),
    );
  }

  private replace(messages: readonly QueuedMessage[]): void {
    this.messages = messages;
    this.stored = storeMessages(this.storage, this.key, messages);
    for (const listener of this.listeners) listener();
  }
}
