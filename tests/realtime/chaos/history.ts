import { hasGap } from '../../../client/src/features/conversations/lib/message-list';
import type { ChatMessage } from './documents';

/** One person's conversations, assembled by the portal's own rules. */
export class History {
  private readonly threads = new Map<string, ChatMessage[]>();
  private readonly delivered = new Set<string>();

  constructor(
    readonly ownerId: string,
    readonly partnerIds: readonly string[],
  ) {}

  with(partnerId: string): readonly ChatMessage[] {
    return this.threads.get(partnerId) ?? [];
  }

  partnerOf({ senderId, recipientId }: ChatMessage): string {
    return senderId === this.ownerId ? recipientId : senderId;
  }

  /** Takes a delivery; gives whether it was there already, and whether messages before it are missing. */
  deliver(message: ChatMessage): 'new' | 'repeated' | 'gap' {
    if (this.delivered.has(message.id)) return 'repeated';
    this.delivered.add(message.id);
    const partnerId = this.partnerOf(message);
    if (hasGap(this.with(partnerId), [message])) return 'gap';
    this.merge(partnerId, [message]);
    return 'new';
  }

  /** Adds messages as the portal's cache does, each once and ordered by sequence; gives those that were not there. */
  merge(partnerId: string, messages: readonly ChatMessage[]): ChatMessage[] {
    const known = new Map(this.with(partnerId).map((message) => [message.id, message]));
    const missed = messages.filter(({ id }) => !known.has(id));
    for (const message of messages) known.set(message.id, message);
    const ordered = [...known.values()].sort((a, b) => a.sequence - b.sequence);
    this.threads.set(partnerId, ordered);
    return missed;
  }
}
