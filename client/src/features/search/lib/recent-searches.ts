import { isSearchable } from '../../../lib/highlight';
import type { TextStorage } from '../../../data/session/text-storage';

const MAX_RECENT = 6;

/** The last searches of one person in one event, the latest first. */
export class RecentSearches {
  private readonly key: string;

  constructor(
    private readonly storage: TextStorage,
    userId: string,
    eventId: string,
  ) {
    this.key = `podium-searches:${userId}:${eventId}`;
  }

  list(): string[] {
    try {
      const stored: unknown = JSON.parse(this.storage.getItem(this.key) ?? '[]');
      return Array.isArray(stored)
        ? stored.filter((text) => typeof text === 'string').slice(0, MAX_RECENT)
        : [];
    } catch {
      return [];
    }
  }

  /** Puts a text first; one that was there moves up. */
  add(text: string): void {
    const added = text.trim();
    if (!isSearchable(added)) return;
    const others = this.list().filter((other) => other.toLowerCase() !== added.toLowerCase());
    this.storage.setItem(this.key, JSON.stringify([added, ...others].slice(0, MAX_RECENT)));
  }

  clear(): void {
    this.storage.removeItem(this.key);
  }
}
