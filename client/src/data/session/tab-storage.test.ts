import { describe, expect, test } from 'vitest';
import { createTabStorage } from './tab-storage';
import type { TextStorage } from './text-storage';

const full: TextStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
  removeItem: () => undefined,
};
const forbidden = (): TextStorage => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

describe.each([
  ['full', () => full],
  ['forbidden', forbidden],
])('a storage that is %s', (_name, open) => {
  test('still holds texts until the page is closed, and says that it does not keep them', () => {
    const storage = createTabStorage(open);
    expect(storage.getItem('k')).toBe(null);
    expect(storage.setItem('k', 'text')).toBe(false);
    expect(storage.getItem('k')).toBe('text');
    storage.removeItem('k');
    expect(storage.getItem('k')).toBe(null);
  });
});

test('a storage that has room again keeps the latest text', () => {
  const kept = new Map<string, string>();
  let isFull = true;
  const storage = createTabStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => (isFull ? full.setItem(key, value) : kept.set(key, value)),
    removeItem: (key) => void kept.delete(key),
  }));
  storage.setItem('k', 'first');
  isFull = false;
  expect(storage.setItem('k', 'second')).toBe(true);
  expect([storage.getItem('k'), [...kept]]).toEqual(['second', [['k', 'second']]]);
});

test('entries of others are forgotten, held in memory too, and not taken any more', () => {
  sessionStorage.setItem('podium-outbox:sara:forum', 'unsent');
  sessionStorage.setItem('podium:profile:sara:forum', 'draft');
  sessionStorage.setItem('podium-outbox:ada:forum', 'unsent');
  sessionStorage.setItem('podium:recovery', 'nobody’s yet');
  const storage = createTabStorage(() => sessionStorage);
  const unkept = createTabStorage(forbidden);
  unkept.setItem('podium-draft:sara:ada', 'text');
  for (const each of [storage, unkept]) each.forgetOthers('ada');
  expect(unkept.getItem('podium-draft:sara:ada')).toBe(null);
  expect(storage.setItem('podium-outbox:sara:forum', 'late')).toBe(false);
  expect(storage.getItem('podium-outbox:sara:forum')).toBe(null);
  expect(Object.keys(sessionStorage).sort()).toEqual(['podium-outbox:ada:forum', 'podium:recovery']);
  sessionStorage.clear();
});
