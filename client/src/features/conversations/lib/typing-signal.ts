/** The other side takes typing for over after 6 seconds without a sign. */
const repeatMs = 4_000;
/** After a pause this long, typing has ended. */
const pauseMs = 5_000;

/** Turns key strokes into the few signs that the other side needs. */
export class TypingSignal {
  private saidAt = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (typing: boolean) => void) {}

  readonly type = (): void => {
    clearTimeout(this.pause);
    this.pause = setTimeout(this.stop, pauseMs);
    if (Date.now() - this.saidAt < repeatMs) return;
    this.saidAt = Date.now();
    this.send(true);
  };

  readonly stop = (): void => {
    clearTimeout(this.pause);
    if (this.saidAt === 0) return;
    this.saidAt = 0;
    this.send(false);
  };
}
