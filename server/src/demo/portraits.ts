import type { Look, PictureSet } from './pictures.types';
import type { SeededRandom } from './seeded-random';
import { TextDeck } from './text-deck';

/** Hands out portraits; each once, as long as there are enough. */
export class Portraits {
  private readonly decks = new Map<Look, TextDeck<string>>();

  constructor(random: SeededRandom, pictures: PictureSet | undefined) {
    for (const look of ['woman', 'headscarf', 'man'] as const) {
      const names = pictures?.portraits[look] ?? [];
      if (names.length > 0) this.decks.set(look, new TextDeck(random, names));
    }
  }

  /** The name of a picture, or null where there are none. */
  draw(look: Look): string | null {
    return this.decks.get(look)?.draw() ?? null;
  }
}
