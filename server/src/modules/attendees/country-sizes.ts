import { LRUCache } from 'lru-cache';
import type { Db } from '../../core/db/database';
import { firstOf } from '../../core/db/statement';
import { hasAtMost } from './attendee.queries';

/** To look at so many attendees costs less than to plan another way of finding a few of them. */
const SMALL = 1_500;
const KEPT_MS = 300_000;

/** Remembers from which countries few attendees of an event come. It only decides how Postgres plans, so it may be old. */
export class CountrySizes {
  private readonly known = new LRUCache<string, boolean>({ max: 10_000, ttl: KEPT_MS });

  /** Whether few of the confirmed attendees come from a country. */
  async isSmall(db: Db, eventId: string, country: string): Promise<boolean> {
    const key = `${eventId} ${country}`;
    const isSmall =
      this.known.get(key) ?? (await firstOf(hasAtMost(db, { limit: SMALL, eventId, country })))!.few;
    this.known.set(key, isSmall, { noUpdateTTL: true });
    return isSmall;
  }
}
