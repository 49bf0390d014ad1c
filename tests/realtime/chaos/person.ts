import { toAppError } from '../../../client/src/data/errors/errors';
import { lastSequenceOf } from '../../../client/src/features/conversations/lib/message-list';
import { Outbox, type SendOutcome } from '../../../client/src/features/conversations/lib/outbox';
import type { QueuedMessage } from '../../../client/src/features/conversations/lib/queued-messages';
import { outcomeOf } from '../../../client/src/features/conversations/lib/send-outcome';
import type { BuiltMember } from '../../support/factories';
import { MEETINGS, SEND, THREAD, type ChatMessage, type Meeting } from './documents';
import { History } from './history';
import { eachNode, untilAnswered, type Balancer } from './http';
import type { Delivery, Ledger } from './ledger';
import { openLiveSocket, type LiveSocket } from './live-socket';

/** The portal catches up once more when its subscriptions certainly stand. */
const SETTLED_MS = 3_000;
/** The most messages that the server gives at once. */
const PAGE = 100;
/** The portal is never reloaded, so that nothing reads the outbox's stored messages. */
const NO_STORAGE = { getItem: () => null, setItem: () => false, removeItem: () => undefined };

interface World {
  /** Where this person connects, the first choice first. */
  urls: readonly string[];
  balancer: Balancer;
  ledger: Ledger;
}

/** One person with the portal open or closed, who knows only what a browser would. */
export class Person {
  readonly meetings = new Map<string, Meeting>();
  /** Presence changes since the socket last connected. */
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
    readonly identity: Pick<BuiltMember, 'id' | 'token' | 'eventId'>,
    partnerIds: readonly string[],
    private readonly world: World,
  ) {
    this.history = new History(identity.id, partnerIds);
  }

  get isHere(): boolean {
    return this.socket !== undefined;
  }

  get isConnected(): boolean {
    return this.socket?.isConnected() ?? false;
  }

  get isCatchingUp(): boolean {
    return this.pending > 0;
  }

  /** Opens the portal. */
  come(): void {
    if (this.socket) return;
    const { urls, ledger } = this.world;
    this.openedAt = Date.now();
    this.hasConnected = false;
    this.outbox.connect((message) => this.send(message));
    this.socket = openLiveSocket(urls, this.identity, {
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
    this.socket?.hurry();
    this.outbox.flush();
  }

  ask<It>(query: string, variables: object): Promise<It> {
    return this.world.balancer.ask(this.world.urls, this.identity.token, query, variables);
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

  private noteDelivery(message: ChatMessage, how: Delivery['how']): void {
    this.world.ledger.noteDelivery(this.identity.id, message, how, this.openedAt);
  }

  /** Asks until there is an answer; without one for who has left, and where the query is refused. */
  private async askPatiently<It>(query: string, variables: object): Promise<It | undefined> {
    this.pending += 1;
    const ask = () => this.ask<It>(query, variables);
    try {
      return await untilAnswered(ask, () => this.isHere);
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
    try {
      const input = { attendeeId, text, clientId };
      const { message } = await this.ask<{ message: ChatMessage }>(SEND, { input });
      ledger.sent.get(text)!.answer = message.id;
      this.takeMessage(message);
      return { kind: 'sent' };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.kind === 'refused') ledger.noteRefusedMessage(text, toAppError(error).code);
      return outcome;
    }
  }
}
