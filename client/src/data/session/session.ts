import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import {
  parseState,
  persistStorage,
  storageKey,
  storageVersion,
  type SessionStorage,
} from './session-persistence';
import {
  emptyState,
  withoutPerson,
  type AuthState,
  type Device,
  type JoinState,
  type SessionProfile,
  type SessionState,
  type SessionUser,
} from './session-state';

/** Holds the signed-in and the joining person, and stores exactly these on the device. */
export function createSession(storage: SessionStorage) {
  const store = createStore<SessionState>()(
    persist(emptyState, {
      name: storageKey,
      version: storageVersion,
      storage: persistStorage(storage),
      skipHydration: true,
    }),
  );
  const patchAuth = (auth: Partial<AuthState>) =>
    store.setState((state) => ({ auth: { ...state.auth, ...auth } }));
  const setDevice = (device: Partial<Device>) =>
    store.setState(({ auth }) => ({ auth: { ...auth, device: { ...auth.device, ...device } } }));
  const signOut = () => store.setState(withoutPerson);

  return {
    store,
    getState: store.getState,
    subscribe: store.subscribe,
    /** Loads what an earlier visit stored; call once before the first render. */
    rehydrate: async (): Promise<void> => store.persist.rehydrate(),
    /** Whether this browser stores the device's choices for the next page. */
    isKept: () => {
      try {
        return (
          JSON.stringify(parseState(storage.getItem(storageKey) as string | null)?.auth.device) ===
          JSON.stringify(store.getState().auth.device)
        );
      } catch {
        return false;
      }
    },
    /** Applies the state that another tab stored, so that signing out in one tab signs out all. */
    followOtherTabs(target: Pick<Window, 'addEventListener'>): void {
      target.addEventListener('storage', (event) => {
        if (event.key === storageKey || event.key === null)
          store.setState((state) => parseState(event.newValue) ?? withoutPerson(state), true);
      });
    },
    /** Stores who signed in. The server names the device once; its token outlives the session. */
    signIn(user: SessionUser, token: string, deviceToken?: string | null): void {
      patchAuth({ user, token, profile: null, bookmarks: [] });
      if (deviceToken) setDevice({ deviceToken });
    },
    setUser: (user: SessionUser) => patchAuth({ user }),
    setProfile: (profile: SessionProfile, bookmarks: readonly string[]) =>
      patchAuth({ profile, bookmarks: [...bookmarks] }),
    setBookmarks: (bookmarks: readonly string[]) => patchAuth({ bookmarks: [...bookmarks] }),
    setDevice,
    setJoin: (join: Partial<JoinState>) => store.setState((state) => ({ join: { ...state.join, ...join } })),
    signOut,
    /** Ends the session that this token belongs to; a token that has been replaced meanwhile ends nothing. */
    signOutOf(token: string | null | undefined): void {
      if ((token ?? null) === store.getState().auth.token) signOut();
    },
  };
}

/** Read at each call, since a browser that forbids storage throws at any access to `localStorage`. */
const browserStorage: SessionStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
};

/** The session of this browser. */
export const session = createSession(browserStorage);

/** Id of the user who is signed in, or null. */
export const ownId = (): string | null => session.getState().auth.user?.id ?? null;

/** Logged in means that both a user and a token are present. */
export const isSignedIn = ({ auth }: SessionState): boolean => auth.user !== null && auth.token !== null;
