import type { SeededRandom } from './seeded-random';

/** Hands out texts or names in random order, each once; only when all are used, from the beginning. */
export class TextDeck<Text> {
  private readonly texts: readonly Text[];
  private next = 0;

  constructor(random: SeededRandom, texts: readonly Text[]) {
    this.texts = random.sample(texts, texts.length);
  }

  /** Whether every text that is left has been used before. */
  get isUsedUp(): boolean {
    return this.next >= this.texts.length;
  }

  draw(): Text {
    const text = this.texts[this.next % this.texts.length];
    this.next += 1;
    if (text === undefined) throw new Error('There is no text to draw.');
    return text;
  }
}

/** Remembers sentences, so that none is said twice. */
export class SaidOnce {
  private readonly said = new Set<string>();

  /** The first of some attempts that was not said before; null where all were. */
  first(attempts: number, make: () => string | null): string | null {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const sentence = make();
      if (sentence === null || this.said.has(sentence)) continue;
      this.said.add(sentence);
      return sentence;
    }
    return null;
  }
}
