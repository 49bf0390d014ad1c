/** `idle` before the first connection, and while nothing is subscribed to. */
export type SocketState = 'idle' | 'connected' | 'lost';
type Listener = (state: SocketState, reconnected: boolean) => void;

const listeners = new Set<Listener>();
let state: SocketState = 'idle';
let connectedBefore = false;

/** Records the state of the connection that serves this tab. */
export function setSocketState(next: SocketState): void {
  if (next === state) return;
  state = next;
  const reconnected = next === 'connected' && connectedBefore;
  if (next === 'connected') connectedBefore = true;
  for (const listener of listeners) listener(next, reconnected);
}

/** Reports that a refused subscription is retried: as at the first connection, events may be missed until it is active. */
export function noteResubscribed(): void {
  for (const listener of listeners) listener(state, false);
}

export const socketState = (): SocketState => state;

/** Calls the listener on each change and each retry of a subscription; `reconnected` if any event may have been missed. */
export function onSocketChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
