/** The locks of a browser that the tabs of one session share. */
export type BrowserLocks = Pick<LockManager, 'request'>;

/** Resolves when the signal aborts. */
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

const nameOf = (tab: string): string => `podium-tab:${tab}`;

/** Locks that one tab holds or waits for, until it closes. */
export class TabLocks {
  constructor(
    private readonly locks: BrowserLocks,
    private readonly closing: AbortSignal,
  ) {}

  /** Waits for a lock and works while it is held; ends quietly when it is aborted or taken away. */
  hold(name: string, work: () => Promise<void>): Promise<void> {
    return this.locks.request(name, { signal: this.closing }, work).catch(() => undefined);
  }

  /** Takes a lock from its holder; ends quietly when another tab takes it in turn. */
  steal(name: string, work: () => Promise<void>): Promise<void> {
    return this.locks.request(name, { steal: true }, work).catch(() => undefined);
  }

  /** Holds the tab's own lock for as long as the tab lives, so that others learn of its end also after a crash. */
  markAlive(tab: string): Promise<void> {
    return new Promise((resolve) => {
      void this.hold(nameOf(tab), () => {
        resolve();
        return aborted(this.closing);
      });
    });
  }

  /** Calls back once another tab is gone. */
  whenGone(tab: string, onGone: () => void): void {
    void this.hold(nameOf(tab), () => {
      onGone();
      return Promise.resolve();
    });
  }
}
