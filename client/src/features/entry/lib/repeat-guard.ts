/** A camera sees a badge many times a second; the same code counts again once it was out of sight for so long. */
export const OUT_OF_SIGHT_MS = 4000;

/** Lets each code through once for as long as it stays in sight. */
export class RepeatGuard {
  private readonly seenAt = new Map<string, number>();
  private latest: string | null = null;

  /**
   * Whether a look sees a code for the first time; null where it sees none. A slow device looks seldom: a code that two looks in a row
   * see was in sight between them, too.
   */
  isNew(code: string | null, now: number): boolean {
    for (const [known, at] of this.seenAt)
      if (known !== this.latest && now - at > OUT_OF_SIGHT_MS) this.seenAt.delete(known);
    const isNew = code !== null && !this.seenAt.has(code);
    // What was in sight until this look is out of sight from now on.
    for (const seen of [this.latest, code]) if (seen !== null) this.seenAt.set(seen, now);
    this.latest = code;
    return isNew;
  }
}
