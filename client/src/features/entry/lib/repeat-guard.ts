/** A camera sees a badge many times a second; the same code counts again once it was out of sight for so long. */
export const OUT_OF_SIGHT_MS = 4000;

/** Lets each code through once for as long as it stays in sight. */
export class RepeatGuard {
  private readonly seenAt = new Map<string, number>();

  /** Whether this is a new sight of the code. */
  isNew(code: string, now: number): boolean {
    for (const [known, at] of this.seenAt) if (now - at > OUT_OF_SIGHT_MS) this.seenAt.delete(known);
    const isNew = !this.seenAt.has(code);
    this.seenAt.set(code, now);
    return isNew;
  }
}
