import { slotOf, type BuiltEvent } from '../../support/factories';
import { toAppError } from '../../../client/src/data/errors';
import { CHECK_IN, REQUEST, RESPOND, type Meeting } from './documents';
import { isPassing, untilAnswered, type Balancer } from './http';
import type { Ledger, MeetingAction, Scan } from './ledger';
import type { Person } from './person';
import type { Act } from './plan';

/** A word that the database of the drill refuses at commit. */
export const REFUSED_WORD = 'ROLLBACK';

/** What a person may be told without a violation: the world is as it is. */
const ORDINARY = new Set(['CONFLICT', 'RATE_LIMITED']);

/** Staff at the doors, and the badges of people in their order. */
export interface Door {
  token: string;
  codes: readonly string[];
}

interface Cast {
  people: readonly Person[];
  event: BuiltEvent;
  ledger: Ledger;
  door: Door;
  balancer: Balancer;
}

/** Carries out what people do. */
export class Actors {
  private readonly asked = new Set<string>();
  private readonly open = new Map<number, string>();
  private isOver = false;

  constructor(private readonly cast: Cast) {}

  /** Begins an act; it ends when it is answered. */
  begin(act: Act): void {
    const person = this.cast.people[act.person]!;
    const done = this.perform(act, person).catch((error: unknown) => {
      this.cast.ledger.violations.push(`${act.kind} failed: ${String(error)}`);
    });
    this.open.set(act.number, `${act.kind} of ${person.identity.id}`);
    void done.finally(() => this.open.delete(act.number));
  }

  /** The acts that are not answered yet. */
  get unanswered(): string[] {
    return [...this.open.values()];
  }

  /** Nobody waits for answers any more. */
  end(): void {
    this.isOver = true;
  }

  private async perform(act: Act, person: Person): Promise<void> {
    if (act.kind === 'come') person.come();
    else if (act.kind === 'scan') await this.scan(act);
    else if (!person.isHere) return;
    else if (act.kind === 'leave') await person.leave();
    else if (act.kind === 'send' || act.kind === 'send refused') this.write(act, person);
    else if (act.kind === 'request') await this.request(act, person);
    else await this.respond(act, person);
  }

  private write({ number, kind, partner }: Act, person: Person): void {
    const { partnerIds } = person.history;
    const recipientId = partnerIds[partner % partnerIds.length]!;
    const isRefused = kind === 'send refused';
    const text = `${isRefused ? REFUSED_WORD : 'Message'} ${number}`;
    this.cast.ledger.sent.set(text, { senderId: person.identity.id, recipientId, isRefused });
    person.outbox.add(recipientId, text);
  }

  /** A device sends a scan under its own name for it until it is told, as the queue of our scanner does. */
  private async scan({ number, person }: Act): Promise<void> {
    const { door, event, ledger, balancer } = this.cast;
    const scan: Scan = { code: door.codes[person]! };
    const clientId = `scan ${number}`;
    ledger.scans.set(clientId, scan);
    const input = { eventId: event.id, code: scan.code, gate: `Gate ${number % 4}`, clientId };
    const answer = await this.answerTo<{ checkIn: { result: { outcome: string } } }>(
      () => balancer.ask(number % 2, door.token, CHECK_IN, { input }),
      () => !this.isOver,
    );
    if (answer) scan.outcome = 'code' in answer ? answer : { entry: answer.checkIn.result.outcome };
  }

  private async request({ number, partner, slot }: Act, person: Person): Promise<void> {
    const { event, ledger } = this.cast;
    const { partnerIds } = person.history;
    const receiverId = partnerIds[partner % partnerIds.length]!;
    const startsAt = slotOf(event, slot).startsAt.toISOString();
    const key = `${person.identity.id} ${receiverId} ${startsAt}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    const entry: (typeof ledger.asked)[number] = { senderId: person.identity.id, receiverId, startsAt };
    ledger.asked.push(entry);
    const input = { attendeeId: receiverId, startsAt, clientId: `request ${number}` };
    const outcome = await this.answerTo<{ requestMeeting: { meeting: Meeting } }>(
      () => person.ask(REQUEST, { input }),
      () => person.isHere,
    );
    if (outcome)
      entry.outcome = 'code' in outcome ? outcome : { meetingId: outcome.requestMeeting.meeting.id };
  }

  private async respond({ kind, partner }: Act, person: Person): Promise<void> {
    const action = kind.toUpperCase() as MeetingAction;
    const chosen = candidates(person, action);
    if (chosen.length === 0) return;
    const { id: meetingId } = chosen[partner % chosen.length]!;
    const entry: Ledger['steps'][number] = { meetingId, action };
    this.cast.ledger.steps.push(entry);
    const outcome = await this.answerTo<{ respondToMeeting: { meeting: Meeting } }>(
      () => person.ask(RESPOND, { input: { meetingId, action } }),
      () => person.isHere,
      () => (entry.wasUnanswered = true),
    );
    if (outcome)
      entry.outcome = 'code' in outcome ? outcome : { status: outcome.respondToMeeting.meeting.status };
  }

  /** Repeats a mutation until it is answered, as people press a button again. */
  private async answerTo<Data extends object>(
    work: () => Promise<Data>,
    isWanted: () => boolean,
    onUnanswered?: () => void,
  ): Promise<Data | { code: string } | undefined> {
    try {
      return await untilAnswered(work, isWanted, onUnanswered);
    } catch (error) {
      if (isPassing(error)) return undefined;
      const { code, reason } = toAppError(error);
      this.cast.ledger.count(reason ?? code);
      if (!ORDINARY.has(code)) this.cast.ledger.noteFailure(`A person was told ${String(error)}`);
      return { code };
    }
  }
}

/** Meetings with which this person could do this, in the order of their ids, so that the choice is the plan's. */
const candidates = (person: Person, action: MeetingAction): Meeting[] => {
  const isReceiver = ({ participants }: Meeting) =>
    participants.some(({ attendeeId, as }) => attendeeId === person.identity.id && as === 'RECEIVER');
  return [...person.meetings.values()]
    .filter((meeting) =>
      action === 'CANCEL'
        ? meeting.status !== 'REJECTED'
        : meeting.status === 'PENDING' && isReceiver(meeting),
    )
    .sort((a, b) => a.id.localeCompare(b.id));
};
