import { toAppError } from '../../../client/src/data/errors/errors';
import type { MeetingAction } from '../../../client/src/generated/graphql';
import { slotOf, type BuiltEvent } from '../../support/factories';
import { waitFor } from '../../support/wait';
import { CHECK_IN, REQUEST, RESPOND, type Meeting } from './documents';
import { untilAnswered, type Balancer } from './http';
import { meetingKey, type Ledger, type MeetingStep, type Outcome } from './ledger';
import type { Person } from './person';
import { planActs, type Act } from './plan';

/** A word that the database of the drill refuses at commit. */
export const REFUSED_WORD = 'ROLLBACK';
/** Refusals that are no violation. */
const ORDINARY = new Set(['CONFLICT', 'RATE_LIMITED']);
const ANSWERS_MS = 90_000;

interface Cast {
  people: readonly Person[];
  event: BuiltEvent;
  ledger: Ledger;
  balancer: Balancer;
  /** The addresses of the servers, for those who begin with one or the other. */
  routes: readonly string[][];
  /** Staff at the doors, and the badges of people in their order. */
  door: { token: string; codes: readonly string[] };
}

/** Lets people do what is planned, until `stop`. */
export class Actors {
  private readonly unanswered = new Map<number, string>();
  private readonly timer: NodeJS.Timeout;
  private isOver = false;

  constructor(
    private readonly cast: Cast,
    { seed, actsPerSecond }: { seed: string; actsPerSecond: number },
  ) {
    const nextAct = planActs(seed, cast.people.length);
    this.timer = setInterval(() => this.begin(nextAct()), 1_000 / actsPerSecond);
  }

  /** Waits for the answers to all acts. */
  async stop(): Promise<void> {
    const { unanswered, cast } = this;
    clearInterval(this.timer);
    await waitFor(() => unanswered.size === 0, 'The answers to all acts', ANSWERS_MS).catch(() => {
      const examples = [...unanswered.values()].slice(0, 5).join(', ');
      cast.ledger.failures += unanswered.size;
      cast.ledger.violations.push(`Never answered: ${examples}`);
    });
    this.isOver = true;
  }

  private begin(act: Act): void {
    const person = this.cast.people[act.person]!;
    this.unanswered.set(act.number, `${act.kind} of ${person.identity.id}`);
    void this.perform(act, person)
      .catch((error: unknown) => this.cast.ledger.violations.push(`${act.kind} failed: ${String(error)}`))
      .finally(() => this.unanswered.delete(act.number));
  }

  private async perform(act: Act, person: Person): Promise<void> {
    const { kind } = act;
    if (kind === 'come') return person.come();
    if (kind === 'scan') return this.scan(act);
    if (!person.isHere) return;
    if (kind === 'leave') return person.leave();
    const { partnerIds } = person.history;
    const partnerId = partnerIds[act.partner % partnerIds.length]!;
    if (kind === 'send') this.write(`Message ${act.number}`, person, partnerId);
    else if (kind === 'send refused') this.write(`${REFUSED_WORD} ${act.number}`, person, partnerId);
    else if (kind === 'request') await this.request(act, person, partnerId);
    else await this.respond(act, person);
  }

  private write(text: string, person: Person, partnerId: string): void {
    this.cast.ledger.sent.set(text, { isRefused: text.startsWith(REFUSED_WORD) });
    person.outbox.add(partnerId, text);
  }

  /** A device sends a scan under its own name for it until it is told, as the queue of our scanner does. */
  private async scan({ number, person }: Act): Promise<void> {
    const { door, event, ledger, balancer, routes } = this.cast;
    const clientId = `scan ${number}`;
    const scan: Outcome & { code: string } = { code: door.codes[person]! };
    ledger.scans.set(clientId, scan);
    const input = { eventId: event.id, code: scan.code, gate: `Gate ${number % 4}`, clientId };
    const ask = () =>
      balancer.ask<{ result: { outcome: string } }>(routes[number % 2]!, door.token, CHECK_IN, { input });
    const answer = await this.answerTo(ask, scan, () => !this.isOver);
    scan.answer = answer?.result.outcome;
  }

  private async request({ number, slot }: Act, person: Person, receiverId: string): Promise<void> {
    const { event, ledger } = this.cast;
    const { startsAt } = slotOf(event, slot);
    const key = meetingKey({ senderId: person.identity.id, receiverId, startsAt });
    if (ledger.asked.some((asked) => asked.key === key)) return;
    const request: Ledger['asked'][number] = { key };
    ledger.asked.push(request);
    const input = { attendeeId: receiverId, startsAt, clientId: `request ${number}` };
    const ask = () => person.ask<{ meeting: Meeting }>(REQUEST, { input });
    request.answer = (await this.answerTo(ask, request, () => person.isHere))?.meeting.id;
  }

  private async respond({ kind, partner }: Act, person: Person): Promise<void> {
    const action = kind.toUpperCase() as MeetingAction;
    const chosen = candidates(person, action);
    if (chosen.length === 0) return;
    const step: MeetingStep = { meetingId: chosen[partner % chosen.length]!, action };
    this.cast.ledger.steps.push(step);
    const input = { meetingId: step.meetingId, action };
    const ask = () => person.ask<{ meeting: Meeting }>(RESPOND, { input });
    step.answer = (await this.answerTo(ask, step, () => person.isHere))?.meeting.status;
  }

  /** Repeats a mutation until it is answered, as people press a button again; a refusal is noted. */
  private async answerTo<It>(
    ask: () => Promise<It>,
    entry: Outcome,
    isWanted: () => boolean,
  ): Promise<It | undefined> {
    try {
      return await untilAnswered(ask, isWanted, () => (entry.wasUnanswered = true));
    } catch (error) {
      const { code, reason } = toAppError(error);
      this.cast.ledger.noteRefusal(entry, code, reason);
      if (!ORDINARY.has(code)) this.cast.ledger.noteFailure(`A person was told ${String(error)}`);
      return undefined;
    }
  }
}

/** Ids of the meetings with which this person could do this, in their order, so that the choice is the plan's. */
const candidates = ({ meetings, identity }: Person, action: MeetingAction): string[] => {
  const isReceiver = ({ participants }: Meeting) =>
    participants.some(({ attendeeId, as }) => attendeeId === identity.id && as === 'RECEIVER');
  const isPossible = (meeting: Meeting) =>
    action === 'CANCEL' ? meeting.status !== 'REJECTED' : meeting.status === 'PENDING' && isReceiver(meeting);
  return [...meetings.values()]
    .filter(isPossible)
    .map(({ id }) => id)
    .sort((a, b) => a.localeCompare(b));
};
