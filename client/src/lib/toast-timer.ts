/** How long toasts of each kind stay, in milliseconds; a loading toast stays until it is replaced. */
export const toastDurations = { info: 5000, error: 5000, success: 2000, loading: null } as const;

export type ToastKind = keyof typeof toastDurations;

/** Time in which a change can be undone from its toast, in milliseconds. */
export const undoDuration = 10_000;

/** Time to read and to press: a toast that can be acted on stays at least as long as an error. */
export function toastDuration(kind: ToastKind, hasAction: boolean): number | null {
  const usual = toastDurations[kind];
  return usual !== null && hasAction ? Math.max(usual, toastDurations.error) : usual;
}

/** A countdown that can be held, so that no toast ends while the page is idle. */
export class ToastTimer {
  private handle: ReturnType<typeof setTimeout> | undefined;
  private startedAt = 0;

  constructor(
    private remaining: number,
    private readonly done: () => void,
  ) {}

  run(): void {
    if (this.handle !== undefined) return;
    this.startedAt = Date.now();
    this.handle = setTimeout(this.done, this.remaining);
  }

  hold(): void {
    if (this.handle === undefined) return;
    clearTimeout(this.handle);
    this.handle = undefined;
    this.remaining = Math.max(0, this.remaining - (Date.now() - this.startedAt));
  }
}
