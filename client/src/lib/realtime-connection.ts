import { newClientId } from './client-id';
import { LeaderWatch } from './leader-watch';
import { LeadingTab } from './leading-tab';
import type { Operation, Outcome } from './realtime-hub';
import type { RealtimeSocket } from './realtime-socket';
import type { SocketState } from './realtime-state';
import { TabLocks } from './tab-locks';
import type { Sharing, TabSignal } from './tab-sharing';

interface ConnectionOptions {
  token: string;
  /** Null where the browser lacks locks or channels: each tab then has a socket of its own. */
  sharing: Sharing | null;
  openSocket: (onState: (state: SocketState) => void) => RealtimeSocket;
  onOutcome: (outcome: Outcome) => void;
  onState: (state: SocketState) => void;
}

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
  private led: LeadingTab | null = null;
  private ownState: SocketState = 'idle';
  private readonly locks: TabLocks | null;
  private leaderWatch: LeaderWatch | null = null;

  constructor(private readonly options: ConnectionOptions) {
    // Tabs of another session must neither lead nor listen here. The name exists in memory only.
    this.name = `podium-realtime:${options.token}`;
    this.channel = options.sharing?.openChannel(this.name) ?? null;
    const locks = options.sharing && new TabLocks(options.sharing.locks, this.closing.signal);
    this.locks = locks;
    if (!locks || !this.channel) {
      void this.lead();
      return;
    }
    this.channel.addEventListener('message', ({ data }: MessageEvent) => this.receive(data as TabSignal));
    void this.join(locks);
    this.leaderWatch = new LeaderWatch({
      closing: this.closing.signal,
      isFollower: () => !this.led,
      ask: () => this.post({ kind: 'ask' }),
      onTimeout: () => void this.takeOver(locks),
    });
  }

  setWanted(operations: readonly Operation[]): void {
    this.operations = operations;
    if (this.led) this.led.setWanted(this.tab, operations);
    else if (this.present) this.post({ kind: 'wanted', tab: this.tab, operations });
  }

  close(): void {
    this.post({ kind: 'left', tab: this.tab });
    this.closing.abort();
    this.stepDown();
    this.channel?.close();
  }

  private async join(locks: TabLocks): Promise<void> {
    await locks.markAlive(this.tab);
    this.present = true;
    this.setWanted(this.operations);
    while (!this.closing.signal.aborted) {
      await locks.hold(this.name, () => this.lead());
      this.stepDown();
    }
  }

  /** Has the socket until the tab closes or another one takes over. */
  private lead(): Promise<void> {
    this.leaderWatch?.answered();
    const hasPredecessor = this.leader !== null;
    this.leader = this.tab;
    const tab = new LeadingTab({
      openSocket: this.options.openSocket,
      locks: this.locks,
      onState: (state) => {
        if (this.led === tab) this.announce(state);
      },
      onOutcome: (outcome) => {
        this.post({ kind: 'outcome', outcome });
        this.options.onOutcome(outcome);
      },
    });
    this.led = tab;
    // Events since the predecessor closed have to be fetched after connecting.
    this.announce(hasPredecessor ? 'lost' : 'idle');
    tab.setWanted(this.tab, this.operations);
    return tab.closed;
  }

  private stepDown(): void {
    const { led } = this;
    if (!led) return;
    this.led = null;
    this.leader = null;
    led.close();
  }

  private announce(state: SocketState): void {
    this.ownState = state;
    this.options.onState(state);
    this.post({ kind: 'state', leader: this.tab, state });
  }

  private receive(signal: TabSignal): void {
    if (this.led) this.receiveAsLeader(this.led, signal);
    else this.receiveAsFollower(signal);
  }

  private receiveAsLeader(leading: LeadingTab, signal: TabSignal): void {
    leading.receive(signal);
    if (signal.kind === 'wanted' || signal.kind === 'ask')
      this.post({ kind: 'state', leader: this.tab, state: this.ownState });
  }

  private receiveAsFollower(signal: TabSignal): void {
    if (signal.kind === 'outcome') this.options.onOutcome(signal.outcome);
    if (signal.kind !== 'state') return;
    this.leaderWatch?.answered();
    if (signal.leader !== this.leader) {
      this.leader = signal.leader;
      this.options.onState('lost');
      this.setWanted(this.operations);
    }
    this.options.onState(signal.state);
  }

  /** Takes the lock from a leader that is frozen; a leader that wakes up finds it gone and queues again. */
  private async takeOver(locks: TabLocks): Promise<void> {
    if (this.led || this.closing.signal.aborted) return;
    await locks.steal(this.name, () => this.lead());
    this.stepDown();
  }

  private post(signal: TabSignal): void {
    this.channel?.postMessage(signal);
  }
}
