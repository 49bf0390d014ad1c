import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long an answer may be kept, should the bus not bring the news of its end. */
const CACHE_MS = 1_000;

/** For what bearer tokens stand, kept for a second, so that few requests look it up. */
export class TokenCache<Row extends { expiresAt: Date }> {
  private readonly known: LRUCache<string, Row>;
  /** Counts what was evicted: what was being read meanwhile may have ended. */
  private evictions = 0;

  constructor(
    max: number,
    private readonly read: (tokenHash: Buffer) => Promise<Row | undefined>,
  ) {
    this.known = new LRUCache({ max, ttl: CACHE_MS });
  }

  /** The row of a token, read now where `isFresh`; undefined where it is unknown or expired. */
  async find(token: string, isFresh = false): Promise<Row | undefined> {
    const { evictions } = this;
    const key = hash('sha256', token, 'base64');
    if (isFresh) this.known.delete(key);
    const row = this.known.get(key) ?? (await this.read(Buffer.from(key, 'base64')));
    if (!row || row.expiresAt.getTime() <= Date.now()) return undefined;
    if (evictions === this.evictions) this.known.set(key, row, { noUpdateTTL: true });
    return row;
  }

  evict(matches: (row: Row) => boolean): void {
    this.evictions += 1;
    for (const [key, row] of this.known) if (matches(row)) this.known.delete(key);
  }
}
