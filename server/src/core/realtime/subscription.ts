import type { DocumentNode } from 'graphql';
import type { Connection } from './connection';
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

interface Group {
  subscriptions: Set<Subscription>;
  remove(subscription: Subscription): void;
}

const NOTHING = () => undefined;

/** A subscription of one connection. It moves between groups as the access of its viewer changes; without one it is silent. */
export class Subscription {
  readonly ended: Promise<void>;
  isOver = false;
  private group: Group | undefined;
  private exit: () => void = NOTHING;
  private end: () => void = NOTHING;

  constructor(
    readonly request: SubscriptionRequest,
    readonly viewer: LiveViewer,
    private readonly place: SubscriptionPlace,
  ) {
    this.ended = new Promise((resolve) => (this.end = resolve));
  }

  get connection(): Connection {
    return this.place.connection;
  }

  /** Enters a group before it leaves the other, so that nothing is missed in between. */
  moveTo(group: Group | undefined, exit: () => void = NOTHING): void {
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

  /** Writes an event of a group, at once or when it is known whether the viewer may still have it. */
  write(frameFor: (id: string) => Buffer, group: Group): void {
    const { viewer, place } = this;
    const write = () => {
      if (this.group === group && !viewer.isOver) place.connection.write(frameFor(place.id));
    };
    if (viewer.isCurrent) write();
    else void viewer.settled?.then(write);
  }
}
