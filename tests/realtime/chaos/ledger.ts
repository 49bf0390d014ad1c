import type { MeetingAction } from '../../../client/src/generated/graphql';
import type { BuiltMeeting } from '../../support/factories';
import type { ChatMessage } from './documents';

/** The outcome of an action: an answer, or the code of a refusal; neither while it is unknown. */
export interface Outcome {
  answer?: string;
  refusal?: string;
  /** A first try got no answer, so that it may have been carried out before a later one was refused. */
  wasUnanswered?: boolean;
}

export interface MeetingStep extends Outcome {
  meetingId: string;
  action: MeetingAction;
}

/** How a message reached its reader. */
export interface Delivery {
  sentAt: number;
  arrivedAt: number;
  how: 'new' | 'gap' | 'repeated' | 'missed';
}

/** Sender, receiver and time of a request, which is made once. */
export const meetingKey = (meeting: Pick<BuiltMeeting, 'senderId' | 'receiverId' | 'startsAt'>): string =>
  `${meeting.senderId} ${meeting.receiverId} ${meeting.startsAt.toISOString()}`;

/** All that people did and were told, to be compared with the database in the end. */
export class Ledger {
  /** Messages by their texts, which are all different, answered with their ids; the database has to refuse some when it commits. */
  readonly sent = new Map<string, Outcome & { isRefused: boolean }>();
  /** Requests for meetings, answered with their ids. */
  readonly asked: (Outcome & { key: string })[] = [];
  readonly steps: MeetingStep[] = [];
  /** Badges by the door's own name for the scan, answered with the kind of entry. */
  readonly scans = new Map<string, Outcome & { code: string }>();
  readonly deliveries: Delivery[] = [];
  /** Every message that anybody was shown, by its id. */
  readonly shown = new Map<string, ChatMessage>();
  /** How often requests were refused, by the code. */
  readonly refusals = new Map<string, number>();
  /** Requests that were refused for no good reason. */
  failures = 0;

  constructor(readonly violations: string[]) {}

  noteFailure(what: string): void {
    this.failures += 1;
    this.violations.push(what);
  }

  noteRefusal(entry: Outcome, code: string, reason = code): void {
    entry.refusal = code;
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1);
  }

  noteRefusedMessage(text: string, code: string): void {
    const sent = this.sent.get(text)!;
    this.noteRefusal(sent, code, sent.isRefused ? 'rolled back on purpose' : code);
    if (!sent.isRefused) this.noteFailure(`A message was refused with ${code}: ${text}`);
  }

  noteDelivery(readerId: string, message: ChatMessage, how: Delivery['how'], openedAt: number): void {
    const known = this.shown.get(message.id);
    if (known && (known.text !== message.text || known.sequence !== message.sequence))
      this.violations.push(
        `${readerId} was shown ${JSON.stringify(message)}, others ${JSON.stringify(known)}`,
      );
    this.shown.set(message.id, message);
    const sentAt = Date.parse(message.sentAt);
    // People who had the portal closed when it was written did not wait for it.
    if (message.recipientId !== readerId || sentAt < openedAt) return;
    this.deliveries.push({ sentAt, arrivedAt: Date.now(), how });
  }
}
