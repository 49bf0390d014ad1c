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

/** Subscriptions that were refused are being asked for again: like at the first connection, something may come before they stand. */
export function noteResubscribed(): void {
  for (const listener of listeners) listener(state, false);
}

/** State of the connection now. */
export const socketState = (): SocketState => state;

/** Runs on every change, and when subscriptions are asked for again; `reconnected` is true when everything may have been missed in between. */
export function onSocketChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
