import type { ChatMessage, Meeting } from './documents';

/** A message that somebody wrote; its text is unlike all others. */
export interface SentMessage {
  senderId: string;
  recipientId: string;
  /** What came of it; undefined while nobody knows. */
  outcome?: { id: string; sequence: number } | { code: string };
  /** The database refuses it when it commits. */
  isRefused: boolean;
}

/** A request for a meeting; no two are for the same people and time. */
export interface AskedMeeting {
  senderId: string;
  receiverId: string;
  startsAt: string;
  outcome?: { meetingId: string } | { code: string };
}

export type MeetingAction = 'ACCEPT' | 'REJECT' | 'CANCEL';

/** An answer to a meeting, or its end. */
export interface MeetingStep {
  meetingId: string;
  action: MeetingAction;
  outcome?: { status: Meeting['status'] } | { code: string };
  /** A first try got no answer, so that it may have been carried out before a later one was refused. */
  wasUnanswered?: true;
}

/** A badge that was read at the door. */
export interface Scan {
  code: string;
  /** What the device was told; undefined while nobody knows. */
  outcome?: { entry: string } | { code: string };
}

/** How a message reached somebody. */
export type DeliveryKind = 'new' | 'gap' | 'repeated' | 'missed';

export interface Delivery {
  readerId: string;
  sentAt: number;
  arrivedAt: number;
  how: DeliveryKind;
}

/** All that people did and were told, to be compared with the database in the end. */
export class Ledger {
  readonly sent = new Map<string, SentMessage>();
  readonly asked: AskedMeeting[] = [];
  readonly steps: MeetingStep[] = [];
  /** By the device's own name for it. */
  readonly scans = new Map<string, Scan>();
  readonly deliveries: Delivery[] = [];
  /** Every message that anybody was shown, by its id. */
  readonly shown = new Map<string, ChatMessage>();
  /** Refusals by their code. */
  readonly refusals = new Map<string, number>();

  /** Requests that were refused for no good reason. */
  failures = 0;

  constructor(readonly violations: string[]) {}

  noteFailure(what: string): void {
    this.failures += 1;
    this.violations.push(what);
  }

  noteStored(text: string, { id, sequence }: ChatMessage): void {
    const sent = this.sent.get(text);
    if (sent) sent.outcome = { id, sequence };
  }

  noteRefused(text: string, code: string): void {
    const sent = this.sent.get(text);
    if (sent) sent.outcome = { code };
    this.count(sent?.isRefused ? 'rolled back on purpose' : code);
    if (!sent?.isRefused) this.noteFailure(`A message was refused with ${code}: ${text}`);
  }

  noteDelivery(
    readerId: string,
    message: ChatMessage,
    { how, openedAt }: { how: DeliveryKind; openedAt: number },
  ): void {
    const known = this.shown.get(message.id);
    if (known && (known.text !== message.text || known.sequence !== message.sequence))
      this.violations.push(
        `${readerId} was shown ${JSON.stringify(message)}, others ${JSON.stringify(known)}`,
      );
    this.shown.set(message.id, message);
    const sentAt = Date.parse(message.sentAt);
    // People who had the portal closed when it was written did not wait for it.
    if (message.recipientId !== readerId || sentAt < openedAt) return;
    this.deliveries.push({ readerId, sentAt, arrivedAt: Date.now(), how });
  }

  count(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}
