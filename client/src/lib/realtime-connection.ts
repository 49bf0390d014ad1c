import { newClientId } from './client-id';
import { Hub, type Operation, type Outcome } from './realtime-hub';
import type { RealtimeSocket } from './realtime-socket';
import type { SocketState } from './realtime-state';

/** The messages between the tabs of one session. */
type Signal =
  | { kind: 'wanted'; tab: string; operations: readonly Operation[] }
  | { kind: 'left'; tab: string }
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'state'; leader: string; state: SocketState }
  | { kind: 'ask' };

/** The parts of a browser that tabs need to share a connection. */
export interface Sharing {
  locks: Pick<LockManager, 'request'>;
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;
}

interface ConnectionOptions {
  token: string;
  /** Null where the browser lacks locks or channels: each tab then has a socket of its own. */
  sharing: Sharing | null;
  openSocket: (onState: (state: SocketState) => void) => RealtimeSocket;
  onOutcome: (outcome: Outcome) => void;
  onState: (state: SocketState) => void;
}

/** The state of the tab with the socket. */
interface Leadership {
  hub: Hub;
  socket: RealtimeSocket;
  resign: () => void;
}

/** A leader that does not answer within this time is frozen by its browser, and is replaced. */
const answerMs = 5_000;
/** How often a visible tab makes sure that its leader still answers. */
const askEveryMs = 30_000;

/** Resolves when the signal aborts. */
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const tabLock = (tab: string): string => `podium-tab:${tab}`;

/**
 * The connection of one tab. All tabs with the same token queue for one Web Lock; the tab that holds it has the socket
 * and passes on what the others want. When it closes, the browser gives the lock to the next tab.
 */
export class RealtimeConnection {
  private readonly tab = newClientId();
  private readonly closing = new AbortController();
  private readonly channel: ReturnType<Sharing['openChannel']> | null;
  private readonly name: string;
  private operations: readonly Operation[] = [];
  /** Whether this tab holds its own lock, by which the leader sees that it is alive. */
  private present = false;
  private leader: string | null = null;
  private led: Leadership | null = null;
  private ownState: SocketState = 'idle';
  private answerTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly watched = new Set<string>();

  constructor(private readonly options: ConnectionOptions) {
    // Tabs of another session must neither lead nor listen here. The name exists in memory only.
    this.name = `podium-realtime:${options.token}`;
    const { sharing } = options;
    this.channel = sharing?.openChannel(this.name) ?? null;
    if (!sharing || !this.channel) {
      void this.lead();
      return;
    }
    this.channel.addEventListener('message', ({ data }: MessageEvent) => this.receive(data as Signal));
    void this.join(sharing.locks);
    this.watchLeader(sharing.locks);
  }

  setWanted(operations: readonly Operation[]): void {
    this.operations = operations;
    if (this.led) this.led.hub.setWanted(this.tab, operations);
    else if (this.present) this.post({ kind: 'wanted', tab: this.tab, operations });
  }

  close(): void {
    this.post({ kind: 'left', tab: this.tab });
    this.closing.abort();
    clearTimeout(this.answerTimer);
    this.stepDown();
    this.channel?.close();
  }

  private async join(locks: Sharing['locks']): Promise<void> {
    const { signal } = this.closing;
    // Held for as long as the tab lives, so that the leader learns of its end also after a crash.
    await new Promise<void>((resolve) => {
      void this.hold(locks, tabLock(this.tab), () => {
        resolve();
        return aborted(signal);
      });
    });
    this.present = true;
    this.setWanted(this.operations);
    while (!signal.aborted) {
      await this.hold(locks, this.name, () => this.lead());
      this.stepDown();
    }
  }

  /** Waits for a lock and works while it is held; ends quietly when it is aborted or taken away. */
  private hold(locks: Sharing['locks'], name: string, work: () => Promise<void>): Promise<void> {
    return locks.request(name, { signal: this.closing.signal }, work).catch(() => undefined);
  }

  /** Has the socket until the tab closes or another one takes over. */
  private lead(): Promise<void> {
    clearTimeout(this.answerTimer);
    const hasPredecessor = this.leader !== null;
    this.leader = this.tab;
    const socket = this.options.openSocket((state) => {
      if (this.led?.socket === socket) this.announce(state);
    });
    const hub = new Hub(socket, (outcome) => this.publish(outcome));
    return new Promise((resign) => {
      this.led = { hub, socket, resign };
      // Events since the predecessor closed have to be fetched after connecting.
      this.announce(hasPredecessor ? 'lost' : 'idle');
      hub.setWanted(this.tab, this.operations);
    });
  }

  private stepDown(): void {
    const { led } = this;
    if (!led) return;
    this.led = null;
    this.leader = null;
    this.watched.clear();
    led.hub.close();
    led.socket.close();
    led.resign();
  }

  private announce(state: SocketState): void {
    this.ownState = state;
    this.options.onState(state);
    this.post({ kind: 'state', leader: this.tab, state });
  }

  private publish(outcome: Outcome): void {
    this.post({ kind: 'outcome', outcome });
    this.options.onOutcome(outcome);
  }

  private receive(signal: Signal): void {
    if (this.led) this.receiveAsLeader(this.led.hub, signal);
    else this.receiveAsFollower(signal);
  }

  private receiveAsLeader(hub: Hub, signal: Signal): void {
    if (signal.kind === 'wanted') {
      hub.setWanted(signal.tab, signal.operations);
      this.removeWhenGone(signal.tab);
    }
    if (signal.kind === 'left') hub.remove(signal.tab);
    if (signal.kind === 'wanted' || signal.kind === 'ask')
      this.post({ kind: 'state', leader: this.tab, state: this.ownState });
  }

  private receiveAsFollower(signal: Signal): void {
    if (signal.kind === 'outcome') this.options.onOutcome(signal.outcome);
    if (signal.kind !== 'state') return;
    clearTimeout(this.answerTimer);
    if (signal.leader !== this.leader) {
      this.leader = signal.leader;
      this.options.onState('lost');
      this.setWanted(this.operations);
    }
    this.options.onState(signal.state);
  }

  private removeWhenGone(tab: string): void {
    const { sharing } = this.options;
    if (!sharing || this.watched.has(tab)) return;
    this.watched.add(tab);
    void this.hold(sharing.locks, tabLock(tab), () => {
      this.watched.delete(tab);
      this.led?.hub.remove(tab);
      return Promise.resolve();
    });
  }

  private watchLeader(locks: Sharing['locks']): void {
    const { signal } = this.closing;
    const ask = () => {
      if (this.led || document.visibilityState === 'hidden') return;
      clearTimeout(this.answerTimer);
      this.answerTimer = setTimeout(() => void this.takeOver(locks), answerMs);
      this.post({ kind: 'ask' });
    };
    document.addEventListener('visibilitychange', ask, { signal });
    const interval = setInterval(ask, askEveryMs);
    signal.addEventListener('abort', () => clearInterval(interval), { once: true });
  }

  /** Takes the lock from a leader that is frozen; a leader that wakes up finds it gone and queues again. */
  private async takeOver(locks: Sharing['locks']): Promise<void> {
    if (this.led || this.closing.signal.aborted) return;
    await locks.request(this.name, { steal: true }, () => this.lead()).catch(() => undefined);
    this.stepDown();
  }

  private post(signal: Signal): void {
    this.channel?.postMessage(signal);
  }
}
