import { toAppError } from '../../../client/src/data/errors';
import { lastSequenceOf } from '../../../client/src/features/conversations/lib/message-list';
import { Outbox, type SendOutcome } from '../../../client/src/features/conversations/lib/outbox';
import type { QueuedMessage } from '../../../client/src/features/conversations/lib/queued-messages';
import { outcomeOf } from '../../../client/src/features/conversations/lib/send-outcome';
import { MEETINGS, SEND, THREAD, type ChatMessage, type Meeting } from './documents';
import { History } from './history';
import { eachNode, untilAnswered, type Balancer } from './http';
import type { Ledger } from './ledger';
import { LiveSocket, type Identity } from './live-socket';

/** The portal catches up once more when its subscriptions certainly stand. */
const SETTLED_MS = 3_000;
/** The most messages that the server gives at once. */
const PAGE = 100;
/** Nobody loads the portal again, which would read what the outbox stored. */
const NO_STORAGE = { getItem: () => null, setItem: () => false, removeItem: () => undefined };

interface World {
  servers: readonly { url: string }[];
  balancer: Balancer;
  ledger: Ledger;
}

/** One person with the portal open or closed, who knows only what a browser would. */
export class Person {
  readonly meetings = new Map<string, Meeting>();
  /** Who came and went since the socket last connected. */
  readonly presence = new Map<string, boolean>();
  readonly outbox = new Outbox(NO_STORAGE, 'outbox');
  readonly history: History;
  /** Undefined while the portal is closed. */
  socket: LiveSocket | undefined;
  private openedAt = 0;
  private hasConnected = false;
  private settled: NodeJS.Timeout | undefined;
  private pending = 0;

  constructor(
    readonly identity: Identity,
    partnerIds: readonly string[],
    private readonly world: World,
  ) {
    this.history = new History(identity.id, partnerIds);
  }

  get isHere(): boolean {
    return this.socket !== undefined;
  }

  get isConnected(): boolean {
    return this.socket?.open !== undefined;
  }

  get isCatchingUp(): boolean {
    return this.pending > 0;
  }

  /** Opens the portal. */
  come(): void {
    if (this.socket) return;
    const { servers, ledger } = this.world;
    this.openedAt = Date.now();
    this.hasConnected = false;
    this.outbox.connect((message) => this.send(message));
    this.socket = new LiveSocket(servers, this.identity, {
      connected: () => this.noteConnected(),
      failed: (what) => ledger.violations.push(`${this.identity.id} ${what}`),
      messageAdded: (message) => this.takeMessage(message),
      meetingChanged: (meeting) => this.meetings.set(meeting.id, meeting),
      presenceChanged: (changes) =>
        changes.forEach(({ attendeeId, online }) => this.presence.set(attendeeId, online)),
    });
    this.catchUp();
  }

  /** Closes the portal; not while messages wait, since the browser warns then. */
  async leave(): Promise<void> {
    if (this.outbox.getSnapshot().length > 0) return;
    const { socket } = this;
    this.socket = undefined;
    clearTimeout(this.settled);
    await socket?.close();
  }

  /** The browser says that the network is back. */
  noteOnline(): void {
    this.socket?.backoff.skip();
    this.outbox.flush();
  }

  ask<It>(query: string, variables: object): Promise<It> {
    const { home, token } = this.identity;
    return this.world.balancer.ask(home, token, query, variables);
  }

  private noteConnected(): void {
    this.presence.clear();
    if (this.hasConnected) this.catchUp();
    this.hasConnected = true;
    clearTimeout(this.settled);
    this.settled = setTimeout(() => this.catchUp(), SETTLED_MS);
  }

  /** Asks for everything that may have been missed. */
  private catchUp(): void {
    const { eventId } = this.identity;
    for (const partnerId of this.history.partnerIds) void this.catchUpWith(partnerId);
    void eachNode<Meeting>(
      (after) => this.askPatiently(MEETINGS, { eventId, after }),
      (meeting) => this.meetings.set(meeting.id, meeting),
    );
    this.outbox.flush();
  }

  private async catchUpWith(attendeeId: string): Promise<void> {
    for (let gained = PAGE; gained === PAGE;) {
      const after = String(lastSequenceOf(this.history.with(attendeeId)));
      const variables = { attendeeId, first: PAGE, after };
      const thread = await this.askPatiently<{ messages: { nodes: ChatMessage[] } }>(THREAD, variables);
      const page = thread?.messages.nodes ?? [];
      for (const message of this.history.merge(attendeeId, page)) this.noteDelivery(message, 'missed');
      gained = page.length;
    }
  }

  private takeMessage(message: ChatMessage): void {
    const how = this.history.deliver(message);
    this.noteDelivery(message, how);
    if (how === 'gap') void this.catchUpWith(this.history.partnerOf(message));
  }

  private noteDelivery(message: ChatMessage, how: ReturnType<History['deliver']> | 'missed'): void {
    this.world.ledger.noteDelivery(this.identity.id, message, how, this.openedAt);
  }

  /** Asks until there is an answer; without one for who has left, and where the query is refused. */
  private async askPatiently<It>(query: string, variables: object): Promise<It | undefined> {
    this.pending += 1;
    try {
      return await untilAnswered(
        () => this.ask<It>(query, variables),
        () => this.isHere,
      );
    } catch (error) {
      this.world.ledger.noteFailure(`${this.identity.id} was refused a query: ${String(error)}`);
      return undefined;
    } finally {
      this.pending -= 1;
    }
  }

  /** Sends what the outbox holds, as `useOutboxDelivery` of the portal does. */
  private async send({ attendeeId, text, clientId }: QueuedMessage): Promise<SendOutcome> {
    const { ledger } = this.world;
    const sent = ledger.sent.get(text)!;
    try {
      const input = { attendeeId, text, clientId };
      const { message } = await this.ask<{ message: ChatMessage }>(SEND, { input });
      sent.answer = message.id;
      this.takeMessage(message);
      return { kind: 'sent' };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.kind !== 'refused') return outcome;
      const { code } = toAppError(error);
      ledger.noteRefusal(sent, code, sent.isRefused ? 'rolled back on purpose' : code);
      if (!sent.isRefused) ledger.noteFailure(`A message was refused with ${code}: ${text}`);
      return outcome;
    }
  }
}
