import { Outbox, type SendOutcome } from '../../../client/src/features/conversations/lib/outbox';
import type { QueuedMessage } from '../../../client/src/features/conversations/lib/queued-messages';
import { outcomeOf } from '../../../client/src/features/conversations/lib/send-outcome';
import { toAppError } from '../../../client/src/data/errors';
import { MEETINGS, SEND, THREAD, type ChatMessage, type Meeting, type PageOf } from './documents';
import { History, PAGE } from './history';
import { untilAnswered, type Balancer } from './http';
import { LiveSocket, type Topic } from './live-socket';
import type { SupervisedServer } from './installation';
import type { Ledger } from './ledger';

/** The portal catches up once more when its subscriptions certainly stand. */
const SETTLED_MS = 3_000;

/** Who somebody is, and where the balancer sends them first. */
export interface Identity {
  id: string;
  token: string;
  eventId: string;
  home: number;
}

interface World {
  servers: readonly Pick<SupervisedServer, 'url'>[];
  balancer: Balancer;
  ledger: Ledger;
}

/** One person with the portal open or closed, who knows only what a browser would. */
export class Person {
  readonly meetings = new Map<string, Meeting>();
  /** Who came and went since the socket last connected. */
  readonly presence = new Map<string, boolean>();
  readonly history: History;
  readonly outbox: Outbox;
  leftAt = Date.now();
  private socket: LiveSocket | undefined;
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
    const memory = new Map<string, string>();
    this.outbox = new Outbox(
      {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => memory.set(key, value),
        removeItem: (key) => memory.delete(key),
      },
      'outbox',
    );
  }

  get isHere(): boolean {
    return this.socket !== undefined;
  }

  get isConnected(): boolean {
    return this.socket?.isConnected ?? false;
  }

  /** True while it waits for an answer to something that it missed. */
  get isCatchingUp(): boolean {
    return this.pending > 0;
  }

  /** Opens the portal. */
  come(): void {
    if (this.socket) return;
    const { servers } = this.world;
    const { home, token, eventId, id } = this.identity;
    this.openedAt = Date.now();
    this.hasConnected = false;
    this.outbox.connect((message) => this.send(message));
    this.socket = new LiveSocket({
      servers,
      home,
      token,
      eventId,
      onConnected: () => this.noteConnected(),
      onData: (topic, data) => this.take(topic, data),
      onFault: (what) => this.world.ledger.violations.push(`${id} ${what}`),
    });
    this.catchUp();
  }

  /** Closes the portal; not while messages wait, since the browser warns then. */
  async leave(): Promise<void> {
    if (!this.socket || this.outbox.getSnapshot().length > 0) return;
    const { socket } = this;
    this.socket = undefined;
    this.leftAt = Date.now();
    clearTimeout(this.settled);
    await socket.close();
  }

  cut(): void {
    this.socket?.cut();
  }

  stall(ms: number): void {
    this.socket?.stall(ms);
  }

  /** The browser says that the network is back. */
  noteOnline(): void {
    this.socket?.hurry();
    this.outbox.flush();
  }

  ask<Data>(query: string, variables: object): Promise<Data> {
    const { home, token } = this.identity;
    return this.world.balancer.ask(home, token, query, variables);
  }

  /** Asks for everything that may have been missed. */
  catchUp(): void {
    for (const partnerId of this.history.partnerIds) void this.catchUpWith(partnerId);
    void this.refreshMeetings();
    this.outbox.flush();
  }

  private noteConnected(): void {
    this.presence.clear();
    if (this.hasConnected) this.catchUp();
    this.hasConnected = true;
    clearTimeout(this.settled);
    this.settled = setTimeout(() => this.catchUp(), SETTLED_MS);
  }

  private take(topic: Topic, data: unknown): void {
    if (topic === 'meetingChanged') this.takeMeeting(data as Meeting);
    else if (topic === 'presenceChanged')
      for (const { attendeeId, online } of data as { attendeeId: string; online: boolean }[])
        this.presence.set(attendeeId, online);
    else this.takeMessage(data as ChatMessage);
  }

  private takeMessage(message: ChatMessage): void {
    const outcome = this.history.deliver(message);
    this.world.ledger.noteDelivery(this.identity.id, message, { how: outcome, openedAt: this.openedAt });
    if (outcome === 'gap') void this.catchUpWith(this.history.partnerOf(message));
  }

  private takeMeeting(meeting: Meeting): void {
    this.meetings.set(meeting.id, meeting);
  }

  private async catchUpWith(partnerId: string): Promise<void> {
    const fetchAfter = (after: number) =>
      this.untilAnswered<{ conversation: { messages: { nodes: ChatMessage[] } } }>(THREAD, {
        attendeeId: partnerId,
        first: PAGE,
        after: String(after),
      }).then((data) => data?.conversation.messages.nodes);
    await this.history.catchUp(partnerId, fetchAfter, (message) =>
      this.world.ledger.noteDelivery(this.identity.id, message, { how: 'missed', openedAt: this.openedAt }),
    );
  }

  private async refreshMeetings(): Promise<void> {
    for (let after: string | null = null; ;) {
      const data: { meetings: PageOf<Meeting> } | undefined = await this.untilAnswered(MEETINGS, {
        eventId: this.identity.eventId,
        after,
      });
      if (!data) return;
      data.meetings.nodes.forEach((meeting) => this.takeMeeting(meeting));
      if (!data.meetings.pageInfo.hasNextPage) return;
      after = data.meetings.pageInfo.endCursor;
    }
  }

  private async untilAnswered<Data>(query: string, variables: object): Promise<Data | undefined> {
    this.pending += 1;
    try {
      return await untilAnswered(
        () => this.ask<Data>(query, variables),
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
    try {
      const input = { attendeeId, text, clientId };
      const { sendMessage } = await this.ask<{ sendMessage: { message: ChatMessage } }>(SEND, { input });
      ledger.noteStored(text, sendMessage.message);
      this.takeMessage(sendMessage.message);
      return { kind: 'sent' };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.kind === 'refused') ledger.noteRefused(text, toAppError(error).code);
      return outcome;
    }
  }
}
