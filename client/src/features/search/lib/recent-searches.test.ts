import { beforeEach, expect, it } from 'vitest';
import { createTabStorage } from '../../../data/session/tab-storage';
import type { TextStorage } from '../../../data/session/text-storage';
import { RecentSearches } from './recent-searches';

let storage: TextStorage;
beforeEach(() => {
  const memory = new Map<string, string>();
  storage = createTabStorage(() => ({
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => memory.set(key, value),
    removeItem: (key) => memory.delete(key),
  }));
});

it('lists the latest first, each once, six at most', () => {
  const recent = new RecentSearches(storage, 'user', 'event');
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'Three ']) recent.add(text);
  expect(recent.list()).toEqual(['Three', 'seven', 'six', 'five', 'four', 'two']);
});

it('keeps nothing too short to find anything', () => {
  const recent = new RecentSearches(storage, 'user', 'event');
  recent.add(' a ');
  expect(recent.list()).toEqual([]);
});

it('shows nobody what another person searched for', () => {
  new RecentSearches(storage, 'user', 'event').add('secret');
  expect(new RecentSearches(storage, 'other', 'event').list()).toEqual([]);
});

it('forgets on request, and survives a broken store', () => {
  const recent = new RecentSearches(storage, 'user', 'event');
  recent.add('nimbus');
  recent.clear();
  expect(recent.list()).toEqual([]);
  storage.setItem('podium-searches:user:event', '{broken');
  expect(recent.list()).toEqual([]);
});
