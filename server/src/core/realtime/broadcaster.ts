import { setImmediate as otherWork } from 'node:timers/promises';
import { createSourceEventStream, type DocumentNode, type FormattedExecutionResult } from 'graphql';
import type { RequestContext } from '../request/context';
import { unauthenticated } from '../errors';
import type { GraphQLExecutor } from '../execution/executor';
import type { Logger } from '../logger';
import { CloseReason } from './connection';
import { nextFrames } from './frame';
import { LiveSource } from '../pubsub/live-source';
import type { LiveViewer } from './live-viewer';
import {
  Subscription,
  SubscriptionGroup,
  type SubscriptionPlace,
  type SubscriptionRequest,
} from './subscription';

/** The answer to an operation of a session that has ended. */
export const sessionOver = (): FormattedExecutionResult => {
  const { message, code } = unauthenticated();
  return { errors: [{ message, extensions: { code } }] };
};

/** Ours, or the database's: the viewer may see it, but not now. */
const FAULTS: readonly unknown[] = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

const isOurFault = ({ errors }: FormattedExecutionResult): boolean =>
  errors?.some(({ extensions }) => FAULTS.includes(extensions?.['code'])) ?? false;

/** Many writes in a row let others wait: after so many, other work has its turn. */
const WRITES_AT_A_TIME = 500;

/** A number for each document, since texts of a thousand characters would make long keys. */
const documentNumbers = new WeakMap<DocumentNode, number>();
let documentCount = 0;
const numberOf = (document: DocumentNode): number => {
  const known = documentNumbers.get(document) ?? (documentCount += 1);
  documentNumbers.set(document, known);
  return known;
};

/** Executes and frames an event once per group: subscribers of one session, or of one audience, who asked for the same. */
export class Broadcaster {
  private readonly groups = new Map<string, SubscriptionGroup>();
  /** Open ones of each viewer, in a group or silent. */
  private readonly openOf = new WeakMap<LiveViewer, Set<Subscription>>();
  /** Events written to subscriptions since the start. */
  deliveries = 0;
  /** Open subscriptions. */
  subscriptions = 0;

  constructor(
    private readonly executor: GraphQLExecutor,
    private readonly log: Logger,
  ) {}

  /** How many groups there are; for tests and figures. */
  get size(): number {
    return this.groups.size;
  }

  /** Subscribes; an error result where access is refused. */
  async join(
    request: SubscriptionRequest,
    viewer: LiveViewer,
    place: SubscriptionPlace,
  ): Promise<Subscription | FormattedExecutionResult> {
    await viewer.settled;
    if (viewer.isOver) return sessionOver();
    const { generation } = viewer;
    const source = await this.sourceOf(request, viewer.context());
    if (!(source instanceof LiveSource)) return source;
    const subscription = new Subscription(request, viewer, place);
    const open = this.openOf.get(viewer) ?? new Set();
    this.openOf.set(viewer, open.add(subscription));
    this.subscriptions += 1;
    void subscription.ended.then(() => {
      open.delete(subscription);
      this.subscriptions -= 1;
    });
    try {
      await this.enter(subscription, source);
      // Access may have changed before the subscription was there to be opened again.
      if (generation !== viewer.generation) await this.reopen(subscription);
    } catch (error) {
      // The client never ends a subscription that was refused.
      subscription.leave();
      // A cursor that is too old, for example.
      const refusal = this.executor.format({ errors: [error] }, viewer.context());
      if (!isOurFault(refusal)) return refusal;
      throw error;
    }
    return subscription;
  }

  /** Opens the subscriptions of a viewer again whose access has changed. One that is refused now waits for the next change. */
  async reopenAll(viewer: LiveViewer): Promise<void> {
    await Promise.all([...(this.openOf.get(viewer) ?? [])].map((subscription) => this.reopen(subscription)));
  }

  private async reopen(subscription: Subscription): Promise<void> {
    const source = await this.sourceOf(subscription.request, subscription.viewer.context());
    if (subscription.isOver) return;
    if (source instanceof LiveSource) await this.enter(subscription, source);
    else subscription.moveTo(undefined);
  }

  /** The field's source; why it was refused otherwise. Throws where that was our error, so that clients connect again. */
  private async sourceOf(
    { document, operationName, variables }: SubscriptionRequest,
    ctx: RequestContext,
  ): Promise<LiveSource | FormattedExecutionResult> {
    const { schema } = this.executor;
    const source = await createSourceEventStream({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: ctx,
    });
    if (source instanceof LiveSource) return source;
    if (Symbol.asyncIterator in source) throw new Error('A subscription has no live source');
    const refusal = this.executor.format(source, ctx);
    if (isOurFault(refusal)) throw new Error('A subscription could not be opened');
    return refusal;
  }

  private async enter(subscription: Subscription, source: LiveSource): Promise<void> {
    const { request, viewer } = subscription;
    const { audience, topic, enter, after } = source.options;
    // Opened again, it goes on where it was.
    const from = after === undefined ? undefined : (subscription.cursor ?? after);
    const key = JSON.stringify([
      audience === undefined ? viewer.access.sessionId : `audience ${audience}`,
      topic,
      numberOf(request.document),
      request.operationName,
      request.variables,
      from,
    ]);
    const group = this.groups.get(key) ?? this.open(key, request, source, from);
    subscription.moveTo(group, enter?.());
    await group.listening;
  }

  private open(
    key: string,
    request: SubscriptionRequest,
    source: LiveSource,
    after: string | undefined,
  ): SubscriptionGroup {
    const leaveMap = () => void (this.groups.get(key) === group && this.groups.delete(key));
    const handlers = {
      deliver: (events: readonly unknown[]) => {
        // One that comes later would miss them.
        if (after !== undefined) leaveMap();
        return this.deliver(group, request, events, source);
      },
      onFailure: (error: unknown) => {
        this.log.event('subscription.failed', { err: error });
        // Something may have been missed: clients come back and ask for it.
        for (const subscription of group.subscriptions) subscription.close(CloseReason.TRY_AGAIN);
      },
      onEmpty: leaveMap,
    };
    const group: SubscriptionGroup = new SubscriptionGroup(source, handlers, after);
    this.groups.set(key, group);
    return group;
  }

  private async deliver(
    group: SubscriptionGroup,
    request: SubscriptionRequest,
    events: readonly unknown[],
    { options: { cursorOf, after } }: LiveSource,
  ): Promise<void> {
    const results = await group.inTurn(after !== undefined, async () => {
      // Access may have changed while they waited for their turn.
      const viewer = await group.currentViewer();
      // One context for all, so that what they have in common is loaded once.
      return viewer ? this.executor.deliver(request, events, viewer.context(group.isShared)) : [];
    });
    for (const [index, result] of results.entries()) {
      // An event that this viewer may not see is left out, not reported.
      if (result.data) await this.writeToAll(group, result, cursorOf?.(events[index]));
      else if (isOurFault(result)) throw new Error('An event was not delivered');
      // A client that is sent all that it missed sets the pace, instead of being cut off.
      if (after !== undefined) for (const subscription of group.subscriptions) await subscription.drained();
    }
  }

  private async writeToAll(
    group: SubscriptionGroup,
    result: FormattedExecutionResult,
    cursor: string | undefined,
  ): Promise<void> {
    const frameFor = nextFrames(
      JSON.stringify(cursor === undefined ? result : { ...result, extensions: { cursor } }),
    );
    let written = 0;
    for (const subscription of group.subscriptions) {
      this.deliveries += 1;
      subscription.write(frameFor, group, cursor);
      written += 1;
      if (written % WRITES_AT_A_TIME === 0) await otherWork();
    }
  }
}
