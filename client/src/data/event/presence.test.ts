import { expect, test } from 'vitest';
import { PresenceStore } from './presence';

test('only those who watch a person hear of them, and once per change', () => {
  const store = new PresenceStore();
  const heard: string[] = [];
  const stop = store.watch('sara', () => heard.push(`sara ${store.get('sara')}`));
  store.watch('ali', () => heard.push('ali'));
  store.apply([
    { attendeeId: 'sara', online: true },
    { attendeeId: 'zoe', online: true },
  ]);
  store.apply([{ attendeeId: 'sara', online: true }]);
  store.clear();
  stop();
  store.apply([{ attendeeId: 'sara', online: false }]);
  expect(heard).toEqual(['sara true', 'sara undefined']);
  expect([store.get('sara'), store.get('zoe')]).toEqual([false, undefined]);
});

test('the people on screen are watched, and those who were until others need the place', () => {
  const store = new PresenceStore();
  let changes = 0;
  store.onWatched(() => (changes += 1));
  const stop = store.watch('sara', () => undefined);
  store.watch('sara', () => undefined);
  store.watch('ali', () => undefined);
  expect([store.getWatched(), changes]).toEqual([['sara', 'ali'], 2]);
  stop();
  const before = store.getWatched();
  store.watch('ali', () => undefined);
  expect(store.getWatched()).toBe(before);
  const many = new PresenceStore();
  many.watch('gone', () => undefined)();
  const ids = Array.from({ length: 100 }, (_none, index) => `person-${index}`);
  ids.forEach((id) => many.watch(id, () => undefined));
  expect(many.getWatched()).toEqual(ids);
});
