import type { Client, Sink, SubscribePayload } from 'graphql-ws';
import { RealtimeConnection } from './realtime-connection';
import type { Operation, Outcome } from './realtime-hub';
import { createSocket } from './realtime-socket';
import { setSocketState } from './realtime-state';
import { session } from './session';
import type { Sharing } from './tab-sharing';

export { onSocketChange, socketState, type SocketState } from './realtime-state';

/** The parts of this browser for sharing one socket among its tabs, or null. */
function browserSharing(): Sharing | null {
  // Locks exist on https and localhost only.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || typeof BroadcastChannel === 'undefined') return null;
  return { locks, openChannel: (name) => new BroadcastChannel(name) };
}

interface Subscription {
  operation: Operation;
  sinks: Set<Sink>;
}

/** Subscriptions of this tab, over the one socket that the tabs of a session share. */
export class Realtime implements Pick<Client, 'subscribe'> {
  private readonly subscriptions = new Map<string, Subscription>();
  private connection: RealtimeConnection | null = null;

  constructor(
    private readonly url: string,
    private readonly sharing: Sharing | null = browserSharing(),
  ) {}

  readonly subscribe: Client['subscribe'] = (payload, sink) => {
    const key = JSON.stringify([payload.query, payload.variables]);
    const own = sink as Sink;
    const subscription = this.subscriptions.get(key) ?? this.add(key, payload);
    subscription.sinks.add(own);
    return () => {
      subscription.sinks.delete(own);
      if (subscription.sinks.size > 0 || this.subscriptions.get(key) !== subscription) return;
      this.subscriptions.delete(key);
      this.update();
    };
  };

  /** Leaves the connection of the former session; what is subscribed to goes on with the present one. */
  reconnect(): void {
    this.connection?.close();
    this.connection = null;
    setSocketState('idle');
    this.update();
  }

  private add(key: string, payload: SubscribePayload): Subscription {
    const subscription = { operation: { key, payload }, sinks: new Set<Sink>() };
    this.subscriptions.set(key, subscription);
    this.update();
    return subscription;
  }

  private update(): void {
    const { token } = session.getState().auth;
    if (!token) return;
    const operations = [...this.subscriptions.values()].map(({ operation }) => operation);
    if (operations.length > 0) this.connection ??= this.connect(token);
    this.connection?.setWanted(operations);
  }

  private connect(token: string): RealtimeConnection {
    return new RealtimeConnection({
      token,
      sharing: this.sharing,
      openSocket: (onState) => createSocket(this.url, token, onState),
      onOutcome: (outcome) => this.deliver(outcome),
      onState: setSocketState,
    });
  }

  private deliver(outcome: Outcome): void {
    const subscription = this.subscriptions.get(outcome.key);
    if (!subscription) return;
    if ('ended' in outcome) {
      this.subscriptions.delete(outcome.key);
      this.update();
    }
    for (const sink of subscription.sinks) {
      if ('result' in outcome) sink.next(outcome.result);
      else if (outcome.error === undefined) sink.complete();
      else sink.error(outcome.error);
    }
  }
}
