import { createHash } from 'node:crypto';

/** A source of chance that always gives the same for the same seed. */
export class Dice {
  #seed;
  #rolls = 0;

  constructor(seed) {
    this.#seed = seed;
  }

  /** A number from 0 up to, not including, 1. */
  fraction() {
    this.#rolls += 1;
    const hash = createHash('sha256').update(`${this.#seed}/${this.#rolls}`).digest();
    return hash.readUInt32BE(0) / 2 ** 32;
  }

  between(low, high) {
    return low + this.fraction() * (high - low);
  }

  chance(share) {
    return this.fraction() < share;
  }

  pick(list) {
    return list[Math.floor(this.fraction() * list.length)];
  }
}
