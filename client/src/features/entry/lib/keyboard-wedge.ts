/** Hand-held readers type as keyboards do, only faster than people: gaps of a few milliseconds, and Enter at the end. */
const MAX_GAP_MS = 60;
/** Average gap: a very fast typist comes near the limit now and then, but not on average. */
const MEAN_GAP_MS = 35;
const MIN_LENGTH = 6;

interface Key {
  key: string;
  /** In milliseconds, of the event. */
  at: number;
}

export type WedgeStep =
  /** A key like any other. */
  | 'typed'
  /** Comes so soon after the last that it is probably a reader's: shortcuts should not see it. */
  | 'burst'
  /** Ends a burst: `text` is what was read. */
  | { text: string };

/** Tells what a hand-held reader types from what people type. */
export class KeyboardWedge {
  private text = '';
  private startedAt = 0;
  private lastAt = Number.NEGATIVE_INFINITY;

  press({ key, at }: Key): WedgeStep {
    const isNear = at - this.lastAt <= MAX_GAP_MS;
    if (key === 'Enter') {
      const { text } = this;
      const mean = (this.lastAt - this.startedAt) / Math.max(1, text.length - 1);
      this.reset();
      return isNear && text.length >= MIN_LENGTH && mean <= MEAN_GAP_MS ? { text } : 'typed';
    }
    // Shift and the like are pressed in between.
    if (key.length !== 1) return isNear ? 'burst' : 'typed';
    if (!isNear) {
      this.text = '';
      this.startedAt = at;
    }
    this.text += key;
    this.lastAt = at;
    return this.text.length > 1 ? 'burst' : 'typed';
  }

  reset(): void {
    this.text = '';
    this.lastAt = Number.NEGATIVE_INFINITY;
  }
}
