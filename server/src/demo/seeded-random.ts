import { v7 } from 'uuid';

/** Crockford's base 32: no I, L, O or U, so a code survives being read aloud. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A small, fast random source (sfc32) that gives the same sequence for the same seed on every machine. */
export class SeededRandom {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;
  private readonly bytes = new Uint8Array(16);
  private readonly words = new Uint32Array(this.bytes.buffer);

  constructor(private readonly seed: string) {
    // FNV-1a spreads the seed's characters over the state; the first rounds mix it.
    let hash = 0x811c9dc5;
    for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    this.a = hash >>> 0;
    this.b = Math.imul(hash, 0x9e3779b1) >>> 0;
    this.c = Math.imul(hash, 0x85ebca6b) >>> 0;
    for (let round = 0; round < 20; round++) this.word();
  }

  /** An independent stream, so that more draws in one part do not change the others. */
  fork(label: string): SeededRandom {
    return new SeededRandom(`${this.seed}/${label}`);
  }

  /** The next 32 random bits as an unsigned number. */
  word(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + sum) | 0;
    return sum >>> 0;
  }

  /** A number from 0 up to, not including, 1. */
  fraction(): number {
    return this.word() / 0x100000000;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  /** True in this share of the cases. */
  chance(share: number): boolean {
    return this.fraction() < share;
  }

  /** One element, each as likely as any other. */
  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.fraction() * list.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** One element by its weight. */
  weighted<T extends { weight: number }>(list: readonly T[]): T {
    let left = this.fraction() * list.reduce((sum, item) => sum + item.weight, 0);
    for (const item of list) if ((left -= item.weight) < 0) return item;
    return this.pick(list);
  }

  /** Up to `count` different elements, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const size = Math.min(count, rest.length);
    for (let at = 0; at < size; at++) {
      const other = this.between(at, rest.length - 1);
      [rest[at], rest[other]] = [rest[other] as T, rest[at] as T];
    }
    return rest.slice(0, size);
  }

  /** A UUIDv7 born at that instant. */
  uuid(msecs: number): string {
    for (let at = 0; at < 4; at++) this.words[at] = this.word();
    return v7({ msecs, random: this.bytes });
  }

  /** An invite code of 80 random bits. */
  code(): string {
    let code = '';
    for (let at = 0; at < 16; at++) code += CODE_LETTERS[this.word() >>> 27];
    return code;
  }
}
