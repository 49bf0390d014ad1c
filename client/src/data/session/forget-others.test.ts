import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storageKey } from './session-persistence';

// A page of its own, which other tests have no part in.
vi.resetModules();
const { forgetOthers } = await import('./forget-others');
const { session } = await import('./session');

const user = (id: string) => ({ id, email: `${id}@example.org`, displayName: id, role: 'ATTENDEE' as const });

/** Stores a person's data on the device and in the tab. */
const use = (id: string) => {
  localStorage.setItem(`podium:profile:${id}:forum`, 'draft');
  sessionStorage.setItem(`podium-draft:${id}:partner`, 'text');
  sessionStorage.setItem(`podium-outbox:${id}:forum`, 'unsent');
  sessionStorage.setItem(`podium-searches:${id}:forum`, 'nimbus');
};
const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
const keptOf = (id: string) => kept().filter((key) => key.includes(`:${id}:`)).length;
const change = (text: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: text }));

beforeAll(() => {
  use('earlier');
  session.signIn(user('sara'), 'token');
  use('sara');
  session.followOtherTabs(window);
  forgetOthers();
});
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Nor has this page a part in other tests.
  vi.resetModules();
});
beforeEach(() => {
  session.signIn(user('sara'), 'token');
  localStorage.setItem('podium-door', '{}');
  use('sara');
});

test('a start leaves what belongs to the person who is signed in, and nothing of people before', () => {
  expect([keptOf('sara'), keptOf('earlier')]).toEqual([4, 0]);
});

test('signing out leaves the settings of the device alone', () => {
  session.signOut();
  expect(kept()).toEqual(['podium', 'podium-door']);
});

test('so does the refusal of the token', () => {
  session.signOutOf('token');
  expect(kept()).toEqual(['podium', 'podium-door']);
});

test('another person who signs in finds nothing of the one before', () => {
  session.signIn(user('ada'), 'other');
  use('ada');
  expect([keptOf('sara'), keptOf('ada')]).toEqual([0, 4]);
});

test('a new token of the same person leaves everything', () => {
  session.signIn(user('sara'), 'newer');
  expect(keptOf('sara')).toBe(4);
});

test('signing out in another tab clears this one too', () => {
  change(null);
  expect(kept()).toEqual(['podium', 'podium-door']);
});
