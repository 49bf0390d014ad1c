import type { Client, Sink, SubscribePayload } from 'graphql-ws';

/** A subscription as the tabs name it to each other: the same document and variables have the same key. */
export interface Operation {
  key: string;
  payload: SubscribePayload;
}

/** An event of a subscription. */
export type Outcome = { key: string; result: unknown } | { key: string; ended: true; error?: unknown };

/** Close events and errors do not survive the way to another tab as they are. */
function portable(error: unknown): unknown {
  if (Array.isArray(error)) return error;
  const { code, reason, message } = error as { code?: number; reason?: string; message?: string };
  return code === undefined ? new Error(message) : { code, reason: reason ?? '' };
}

/** Keeps one subscription at the server for each that the tabs want, however many of them want it. */
export class Hub {
  private readonly wanted = new Map<string, readonly Operation[]>();
  private readonly active = new Map<string, () => void>();

  constructor(
    private readonly socket: Pick<Client, 'subscribe'>,
    private readonly publish: (outcome: Outcome) => void,
  ) {}

  setWanted(tab: string, operations: readonly Operation[]): void {
    this.wanted.set(tab, operations);
    this.reconcile();
  }

  remove(tab: string): void {
    this.wanted.delete(tab);
    this.reconcile();
  }

  close(): void {
    this.wanted.clear();
    this.reconcile();
  }

  private reconcile(): void {
    const operations = new Map(
      [...this.wanted.values()].flat().map((operation) => [operation.key, operation]),
    );
    for (const [key, unsubscribe] of this.active) {
      if (operations.has(key)) continue;
      this.active.delete(key);
      unsubscribe();
    }
    for (const [key, { payload }] of operations) {
      if (!this.active.has(key)) this.subscribe(key, payload);
    }
  }

  private subscribe(key: string, payload: SubscribePayload): void {
    const state = { unsubscribe: () => undefined as void };
    const stop = () => state.unsubscribe();
    const isCurrent = () => this.active.get(key) === stop;
    const end = (error?: unknown) => {
      if (!isCurrent()) return;
      this.active.delete(key);
      this.forget(key);
      this.publish({ key, ended: true, error: error === undefined ? undefined : portable(error) });
    };
    const sink: Sink = {
      next: (result) => {
        if (isCurrent()) this.publish({ key, result });
      },
      error: end,
      complete: () => end(),
    };
    this.active.set(key, stop);
    state.unsubscribe = this.socket.subscribe(payload, sink);
  }

  /** A subscription that the server ended is over for every tab; it is not asked for again by itself. */
  private forget(key: string): void {
    for (const [tab, operations] of this.wanted)
      this.wanted.set(
        tab,
        operations.filter((operation) => operation.key !== key),
      );
  }
}
