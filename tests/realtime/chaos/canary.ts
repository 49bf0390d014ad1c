import type { BuiltMember } from '../../support/factories';
import { openReader, type Reader } from '../../support/reader';
import { waitFor } from '../../support/wait';
import { SEND } from './documents';
import { Balancer, untilAnswered } from './http';
import type { Installation } from './installation';

/** Messages that did not arrive within this time are sent again: the subscription may have begun after them. */
const RESEND_MS = 500;

/** Two people, each of them at one server only, who show when live messages get from either server to the other. */
export class Canary {
  private readonly readers: Reader[];
  private readonly ways: Balancer[];
  private number = 0;

  constructor(
    { servers }: Installation,
    private readonly members: readonly [BuiltMember, BuiltMember],
  ) {
    const [first, second] = members;
    const readerOf = (index: 0 | 1, other: BuiltMember) =>
      openReader({
        url: servers[index]!.url,
        token: members[index].token,
        eventId: other.eventId,
        attendeeId: other.id,
      });
    this.readers = [readerOf(0, second), readerOf(1, first)];
    this.ways = servers.map((server) => new Balancer([server]));
  }

  /** Resolves with how long it took until a message got from each server to the other; fails after `timeoutMs`. */
  async crossing(timeoutMs: number): Promise<number> {
    const begun = performance.now();
    await Promise.all([this.cross(0, 1, begun + timeoutMs), this.cross(1, 0, begun + timeoutMs)]);
    return performance.now() - begun;
  }

  async close(): Promise<void> {
    // It fails where an attempt to connect was under way.
    await Promise.allSettled(this.readers.map((reader) => reader.close()));
  }

  private async cross(from: 0 | 1, to: 0 | 1, endsAt: number): Promise<void> {
    const sent = new Set<string>();
    while (performance.now() < endsAt) {
      const text = `canary ${(this.number += 1)}`;
      sent.add(text);
      const input = { attendeeId: this.members[to].id, text };
      const { token } = this.members[from];
      void untilAnswered(
        () => this.ways[from]!.ask(0, token, SEND, { input }),
        () => performance.now() < endsAt,
      ).catch(() => undefined);
      const hasArrived = () => this.readers[to]!.messages.some((message) => sent.has(message.text));
      if (await waitFor(hasArrived, text, RESEND_MS).catch(() => false)) return;
    }
    throw new Error(`No message got from server ${from + 1} to server ${to + 1}`);
  }
}
