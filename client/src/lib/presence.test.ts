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
