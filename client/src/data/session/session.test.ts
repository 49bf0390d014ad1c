import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, isSignedIn } from './session';
import { storageKey } from './session-persistence';
import { emptyState } from './session-state';

const user = { id: 'u1', email: 'sara@example.org', displayName: 'Sara', role: 'ATTENDEE' as const };
const profile = { id: 'a1', eventId: 'e1', firstName: 'Sara', lastName: 'Khan' };

class MemoryStorage {
  values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
}

let storage: MemoryStorage;
let store: ReturnType<typeof createSession>;

beforeEach(() => {
  storage = new MemoryStorage();
  store = createSession(storage);
});

const stored = (): unknown => JSON.parse(storage.getItem(storageKey) ?? 'null');

describe('signing in and out', () => {
  test('logged in means that both user and token are present', () => {
    expect(isSignedIn(store.getState())).toBe(false);
    store.setUser(user);
    expect(isSignedIn(store.getState())).toBe(false);
    store.signIn(user, 'secret');
    expect(isSignedIn(store.getState())).toBe(true);
  });

  test('logout clears token, user, profile and bookmarks and nothing else', () => {
    store.setDevice({ colourMode: 'dark' });
    store.setJoin({ event: 'e1', code: 'CODE', newUser: true });
    store.signIn(user, 'secret');
    store.setProfile(profile, ['a2']);
    store.signOut();
    const { auth, join } = emptyState();
    expect(store.getState()).toEqual({
      auth: { ...auth, device: { ...auth.device, colourMode: 'dark' } },
      join: { ...join, event: 'e1', code: 'CODE', newUser: true },
    });
  });

  test('a new person starts without the profile of the one before', () => {
    store.signIn(user, 'secret');
    store.setProfile(profile, ['a2']);
    store.signIn({ ...user, id: 'u2' }, 'other');
    expect(store.getState().auth).toMatchObject({ profile: null, bookmarks: [], token: 'other' });
  });

  test('the token of the device outlives the session', () => {
    store.signIn(user, 'secret', 'device');
    store.signOut();
    store.signIn(user, 'other', null);
    expect(store.getState().auth.device.deviceToken).toBe('device');
  });

  test('listeners hear of the change with the state before it', () => {
    const heard: (string | null)[] = [];
    store.subscribe((now, before) => heard.push(before.auth.token, now.auth.token));
    store.signIn(user, 'secret');
    expect(heard).toEqual([null, 'secret']);
  });
});

describe('persistence', () => {
  test('auth and join are stored under one key with version 1, and nothing else is', () => {
    store.signIn(user, 'secret');
    expect(storage.values.size).toBe(1);
    expect(stored()).toEqual({ version: 1, ...store.getState() });
    expect(Object.keys(stored() as object).sort()).toEqual(['auth', 'join', 'version']);
  });

  test('a later visit finds what was stored', async () => {
    store.signIn(user, 'secret');
    const later = createSession(storage);
    await later.rehydrate();
    expect(later.getState()).toEqual(store.getState());
  });

  test.each(['{"version":0,"auth":{"token":"old"}}', 'not json', 'null'])(
    '%s counts as nothing',
    async (text) => {
      storage.setItem(storageKey, text);
      await store.rehydrate();
      expect(store.getState()).toEqual(emptyState());
    },
  );

  test('a storage that does not answer is given up after 5000 ms', async () => {
    vi.useFakeTimers();
    const silent = createSession({ getItem: () => new Promise<string>(() => {}), setItem: () => {} });
    const done = vi.fn<() => void>();
    const rehydrated = silent.rehydrate().finally(done);
    await vi.advanceTimersByTimeAsync(4999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await rehydrated;
    expect(silent.getState()).toEqual(emptyState());
    vi.useRealTimers();
  });

  test.each(['signing out', 'clearing the storage'])('%s in another tab signs out here', (what) => {
    store.signIn(user, 'secret');
    let tell: (event: StorageEvent) => void = () => {};
    store.followOtherTabs({
      addEventListener: (_type: string, listener: unknown) => {
        tell = listener as typeof tell;
      },
    });
    const signedOut = JSON.stringify({ version: 1, ...createSession(new MemoryStorage()).getState() });
    const [key, newValue] = what === 'signing out' ? [storageKey, signedOut] : [null, null];
    tell({ key, newValue } as StorageEvent);
    expect(isSignedIn(store.getState())).toBe(false);
  });
});
