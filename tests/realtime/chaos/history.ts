import { hasGap, lastSequenceOf } from '../../../client/src/features/conversations/lib/message-list';
import type { ChatMessage } from './documents';

/** The most that the server gives at once. */
export const PAGE = 100;

/** One list of both as the portal's cache keeps it: each message once, ordered by sequence. */
function mergeMessages(existing: readonly ChatMessage[], incoming: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...existing, ...incoming].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.sequence - b.sequence);
}

/** What one person knows of their conversations, put together by the portal's own rules. */
export class History {
  private readonly threads = new Map<string, ChatMessage[]>();
  private readonly delivered = new Set<string>();

  constructor(
    readonly ownerId: string,
    readonly partnerIds: readonly string[],
  ) {
    for (const id of partnerIds) this.threads.set(id, []);
  }

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
    const known = this.with(partnerId);
    if (hasGap(known, [message])) return 'gap';
    this.threads.set(partnerId, mergeMessages(known, [message]));
    return 'new';
  }

  /** Asks for what came after the last message, page by page; `onMissed` hears of those that no delivery had brought. */
  async catchUp(
    partnerId: string,
    fetchAfter: (sequence: number) => Promise<ChatMessage[] | undefined>,
    onMissed: (message: ChatMessage) => void,
  ): Promise<void> {
    for (;;) {
      const last = lastSequenceOf(this.with(partnerId));
      const page = await fetchAfter(last);
      if (!page) return;
      const known = new Set(this.with(partnerId).map(({ id }) => id));
      page.filter(({ id }) => !known.has(id)).forEach(onMissed);
      this.threads.set(partnerId, mergeMessages(this.with(partnerId), page));
      if (page.length < PAGE) return;
    }
  }
}
