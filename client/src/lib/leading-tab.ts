import { Hub, type Operation, type Outcome } from './realtime-hub';
import type { RealtimeSocket } from './realtime-socket';
import type { SocketState } from './realtime-state';
import type { TabLocks } from './tab-locks';
import type { TabSignal } from './tab-sharing';

interface LeadingTabOptions {
  openSocket: (onState: (state: SocketState) => void) => RealtimeSocket;
  /** Null where the tab is alone. */
  locks: TabLocks | null;
  onState: (state: SocketState) => void;
  onOutcome: (outcome: Outcome) => void;
}

/** The socket of the tab that leads, with what all tabs want of it. */
export class LeadingTab {
  private readonly socket: RealtimeSocket;
  private readonly hub: Hub;
  private readonly watched = new Set<string>();
  private resolveClosed!: () => void;
  /** Resolves when the tab no longer leads. */
  readonly closed = new Promise<void>((resolve) => {
    this.resolveClosed = resolve;
  });

  constructor(private readonly options: LeadingTabOptions) {
    this.socket = options.openSocket(options.onState);
    this.hub = new Hub(this.socket, options.onOutcome);
  }

  setWanted(tab: string, operations: readonly Operation[]): void {
    this.hub.setWanted(tab, operations);
  }

  receive(signal: TabSignal): void {
    if (signal.kind === 'left') this.hub.remove(signal.tab);
    if (signal.kind !== 'wanted') return;
    this.setWanted(signal.tab, signal.operations);
    this.removeWhenGone(signal.tab);
  }

  close(): void {
    this.watched.clear();
    this.hub.close();
    this.socket.close();
    this.resolveClosed();
  }

  /** A crashed tab leaves without a signal, but gives its own lock back. */
  private removeWhenGone(tab: string): void {
    if (!this.options.locks || this.watched.has(tab)) return;
    this.watched.add(tab);
    this.options.locks.whenGone(tab, () => {
      if (this.watched.delete(tab)) this.hub.remove(tab);
    });
  }
}
