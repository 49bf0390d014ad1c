import type { Operation, Outcome } from './realtime-hub';
import type { SocketState } from './realtime-state';
import type { BrowserLocks } from './tab-locks';

/** The messages between the tabs of one session. */
export type TabSignal =
  | { kind: 'wanted'; tab: string; operations: readonly Operation[] }
  | { kind: 'left'; tab: string }
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'state'; leader: string; state: SocketState }
  | { kind: 'ask' };

/** The parts of a browser that tabs need to share a connection. */
export interface Sharing {
  locks: BrowserLocks;
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;
}
