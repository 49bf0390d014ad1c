import type { SeededRandom } from './seeded-random';

/** Puts values in the place of `{name}`; an unknown name is a mistake in the text. */
export function fillIn(text: string, values: Record<string, string>): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${text}`);
    return value;
  });
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** Puts random digits in the place of each `#`. */
export function fillDigits(random: SeededRandom, pattern: string): string {
  return pattern.replaceAll('#', () => String(random.between(0, 9)));
}

/** Gives items in random order, each once; when all have been given, it starts over. */
export class ShuffleBag<Item> {
  private readonly items: readonly Item[];
  private next = 0;

  constructor(random: SeededRandom, items: readonly Item[]) {
    this.items = random.sample(items, items.length);
  }

  get isExhausted(): boolean {
    return this.next >= this.items.length;
  }

  draw(): Item {
    const item = this.items[this.next % this.items.length];
    this.next += 1;
    if (item === undefined) throw new Error('There is no item to draw.');
    return item;
  }
}

/** Keeps texts from being used twice. */
export class UniqueTexts {
  private readonly used = new Set<string>();

  /** The first unused text of some attempts; null where all were used. */
  first(attempts: number, make: () => string | null): string | null {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const text = make();
      if (text === null || this.used.has(text)) continue;
      this.used.add(text);
      return text;
    }
    return null;
  }
}
