import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Connection } from './connection';
import type { LiveSource } from '../pubsub/live-source';
import type { LiveViewer } from './live-viewer';

export interface SubscriptionRequest {
  document: DocumentNode;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
}

/** Where a subscription's results go: the socket, and the id that the client chose. */
export interface SubscriptionPlace {
  connection: Connection;
  id: string;
}

const NOTHING = () => undefined;

const END = { done: true, value: undefined } as const;

/** Events that wait are delivered together, so many at most: what they load is loaded once for all of them. */
const MAX_TOGETHER = 25;

/**
 * A subscription of one connection. It moves between groups as the access of its viewer changes; without one it is silent.
 * graphql-ws reads no results from it until it ends, since the broadcaster writes the frames; returning it ends it.
 */
export class Subscription implements AsyncIterableIterator<ExecutionResult, undefined> {
  readonly ended: Promise<void>;
  isOver = false;
  /** Of the last result that was written, where results have one. */
  cursor: string | undefined;
  private group: SubscriptionGroup | undefined;
  private exit: () => void = NOTHING;
  private end: () => void = NOTHING;

  constructor(
    readonly request: SubscriptionRequest,
    readonly viewer: LiveViewer,
    private readonly place: SubscriptionPlace,
  ) {
    this.ended = new Promise((resolve) => (this.end = resolve));
  }

  /** Enters a group before it leaves the other, so that nothing is missed in between. */
  moveTo(group: SubscriptionGroup | undefined, exit: () => void = NOTHING): void {
    const [oldGroup, oldExit] = [this.group, this.exit];
    this.group = group;
    this.exit = exit;
    group?.subscriptions.add(this);
    if (oldGroup !== group) oldGroup?.remove(this);
    oldExit();
  }

  /** Ends it; may be called more than once. */
  leave(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.moveTo(undefined);
    this.end();
  }

  next(): Promise<typeof END> {
    return this.ended.then(() => END);
  }

  async return(): Promise<typeof END> {
    this.leave();
    return END;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Closes its connection, and ends it. */
  close(reason: readonly [code: number, reason: string]): void {
    this.place.connection.close(reason);
    this.leave();
  }

  /** Writes an event of a group, at once or when it is known whether the viewer may still have it. */
  write(frameFor: (id: string) => Buffer, group: SubscriptionGroup, cursor?: string): void {
    const { viewer, place } = this;
    const write = () => {
      if (this.group !== group || viewer.isOver) return;
      place.connection.write(frameFor(place.id));
      this.cursor = cursor;
    };
    if (viewer.isCurrent) write();
    else void viewer.settled?.then(write);
  }

  /** Resolves when the client has taken what was written, or is gone. */
  async drained(): Promise<void> {
    await this.viewer.settled;
    await this.place.connection.drained();
  }
}

interface GroupHandlers {
  deliver: (events: readonly unknown[]) => Promise<void>;
  /** Events may have been missed. */
  onFailure: (error: unknown) => void;
  onEmpty: () => void;
}

/** Subscriptions that get the same bytes. Its events are delivered in their order. */
export class SubscriptionGroup {
  readonly subscriptions = new Set<Subscription>();
  /** Resolves when no further event is missed. */
  readonly listening: Promise<unknown>;
  private readonly waiting: unknown[] = [];
  private isBusy = false;
  private draining = Promise.resolve();
  private stop: (() => void) | undefined;
  private isOver = false;

  constructor(
    { options: { bus, topic } }: LiveSource,
    private readonly handlers: GroupHandlers,
    after?: string,
  ) {
    const onGap = (error: unknown = new Error('The bus was away, so that events may have been missed')) =>
      handlers.onFailure(error);
    this.listening = bus.listen(topic, this.receive, onGap, after).then((stop) => {
      if (this.isOver) stop();
      else this.stop = stop;
    });
    this.listening.catch(() => this.finish());
  }

  /** Takes a subscription out; the last one ends the group. */
  remove(subscription: Subscription): void {
    if (this.subscriptions.delete(subscription) && this.subscriptions.size === 0) this.finish();
  }

  /** It has subscriptions of several people, so that no caller is charged for its deliveries. */
  get isShared(): boolean {
    let first: string | undefined;
    for (const { viewer } of this.subscriptions) {
      first ??= viewer.access.userId;
      if (viewer.access.userId !== first) return true;
    }
    return false;
  }

  /** Delivers in the turn of the person whose group it is; what was missed waits until it leaves half of their budget. */
  async inTurn<Results>(wasMissed: boolean, deliver: () => Promise<Results[]>): Promise<Results[]> {
    const [subscription] = this.subscriptions;
    if (!subscription) return [];
    const { request, runtime, callerKey } = subscription.viewer.context(this.isShared);
    if (!request.usage) return deliver();
    if (wasMissed) await runtime.budgets.untilHalfIsLeft(callerKey);
    return request.usage.inTurnOfDeliveries(deliver);
  }

  /** A viewer of the group whose access is known to be current; waits where there is none yet. */
  async currentViewer(): Promise<LiveViewer | undefined> {
    for (const { viewer } of this.subscriptions) if (viewer.isCurrent) return viewer;
    for (const { viewer } of this.subscriptions) {
      await viewer.settled;
      if (viewer.isCurrent && this.subscriptions.size > 0) return viewer;
    }
    return undefined;
  }

  private readonly receive = (event: unknown): Promise<void> => {
    this.waiting.push(event);
    if (!this.isBusy) this.draining = this.drain();
    return this.draining;
  };

  private async drain(): Promise<void> {
    this.isBusy = true;
    try {
      // Events that come together are delivered together.
      await Promise.resolve();
      while (this.waiting.length > 0 && !this.isOver)
        await this.handlers.deliver(this.waiting.splice(0, MAX_TOGETHER));
    } catch (error) {
      this.handlers.onFailure(error);
    } finally {
      this.isBusy = false;
    }
  }

  private finish(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.stop?.();
    this.handlers.onEmpty();
  }
}
