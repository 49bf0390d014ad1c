import type { BuiltMember } from '../../support/factories';
import { openReader } from '../../support/reader';
import { waitFor } from '../../support/wait';
import { send } from '../chat';

/** Messages that did not arrive within this time are sent again: the subscription may have begun after them. */
const RESEND_MS = 500;

/** Two people, each of them at one server only, who show when live messages get from either server to the other. */
export class Canary {
  private readonly ends;
  private number = 0;

  constructor(servers: readonly { url: string }[], members: readonly BuiltMember[]) {
    this.ends = servers.map(({ url }, index) => {
      const member = members[index]!;
      const { token, eventId } = member;
      const attendeeId = members[1 - index]!.id;
      return { url, member, reader: openReader({ url, token, eventId, attendeeId }) };
    });
  }

  /** Resolves once a message got from each server to the other; fails after `timeoutMs`. */
  async crossing(timeoutMs: number): Promise<void> {
    const endsAt = performance.now() + timeoutMs;
    await Promise.all([this.cross(0, 1, endsAt), this.cross(1, 0, endsAt)]);
  }

  async close(): Promise<void> {
    // It fails where an attempt to connect was under way.
    await Promise.allSettled(this.ends.map(({ reader }) => reader.close()));
  }

  private async cross(from: number, to: number, endsAt: number): Promise<void> {
    const [sender, receiver] = [this.ends[from]!, this.ends[to]!];
    const sent = new Set<string>();
    while (performance.now() < endsAt) {
      const text = `canary ${(this.number += 1)}`;
      sent.add(text);
      void send(sender.url, sender.member, receiver.member, text).catch(() => undefined);
      const hasArrived = () => receiver.reader.messages.some((message) => sent.has(message.text));
      if (await waitFor(hasArrived, text, RESEND_MS).catch(() => false)) return;
    }
    throw new Error(`No message got from server ${from + 1} to server ${to + 1}`);
  }
}
