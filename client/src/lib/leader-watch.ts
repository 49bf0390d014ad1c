/** A leader that does not answer within this time is frozen by its browser, and is replaced. */
const ANSWER_TIMEOUT_MS = 5_000;
/** How often a visible tab makes sure that its leader still answers. */
const ASK_INTERVAL_MS = 30_000;

interface LeaderWatchOptions {
  /** Aborts when the tab closes. */
  closing: AbortSignal;
  /** Whether this tab follows another one. */
  isFollower: () => boolean;
  ask: () => void;
  onTimeout: () => void;
}

/** Asks the leading tab for an answer from time to time, and reports one that stays silent. */
export class LeaderWatch {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LeaderWatchOptions) {
    const { closing } = options;
    const check = () => this.check();
    document.addEventListener('visibilitychange', check, { signal: closing });
    const interval = setInterval(check, ASK_INTERVAL_MS);
    closing.addEventListener(
      'abort',
      () => {
        clearInterval(interval);
        this.answered();
      },
      { once: true },
    );
  }

  /** The leader is alive, or this tab leads now. */
  answered(): void {
    clearTimeout(this.timer);
  }

  private check(): void {
    if (!this.options.isFollower() || document.visibilityState === 'hidden') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.options.onTimeout(), ANSWER_TIMEOUT_MS);
    this.options.ask();
  }
}
