import { parseState, readState, storageKey, writeState, type SessionStorage } from './session-persistence';
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

type Listener = (state: SessionState, previous: SessionState) => void;

/** Holds who is signed in and who is joining, and keeps exactly that on the device. */
export class SessionStore {
  private state = emptyState();
  private readonly listeners = new Set<Listener>();

  constructor(private readonly storage: SessionStorage) {}

  getState = (): SessionState => this.state;

  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads what an earlier visit stored; call once before the first render. */
  async rehydrate(timeoutMs?: number): Promise<void> {
    const stored = await readState(this.storage, timeoutMs);
    if (stored) this.replace(stored);
  }

  /** Takes over what another tab stored, so that signing out in one signs out all. */
  followOtherTabs(target: Pick<Window, 'addEventListener'>): void {
    target.addEventListener('storage', (event) => {
      if (event.key === storageKey || event.key === null)
        this.replace(parseState(event.newValue) ?? withoutPerson(this.state));
    });
  }

  signIn(user: SessionUser, token: string): void {
    this.patchAuth({ user, token, profile: null, bookmarks: [] });
  }

  setUser(user: SessionUser): void {
    this.patchAuth({ user });
  }

  setProfile(profile: SessionProfile, bookmarks: readonly string[]): void {
    this.patchAuth({ profile, bookmarks: [...bookmarks] });
  }

  setBookmarks(bookmarks: readonly string[]): void {
    this.patchAuth({ bookmarks: [...bookmarks] });
  }

  setDevice(device: Partial<Device>): void {
    this.patchAuth({ device: { ...this.state.auth.device, ...device } });
  }

  setJoin(join: Partial<JoinState>): void {
    this.save({ ...this.state, join: { ...this.state.join, ...join } });
  }

  signOut(): void {
    this.save(withoutPerson(this.state));
  }

  /** Ends the session that this token belongs to; a token that has been replaced meanwhile ends nothing. */
  signOutOf(token: string | null | undefined): void {
    if ((token ?? null) === this.state.auth.token) this.signOut();
  }

  private patchAuth(auth: Partial<AuthState>): void {
    this.save({ ...this.state, auth: { ...this.state.auth, ...auth } });
  }

  private save(state: SessionState): void {
    writeState(this.storage, state);
    this.replace(state);
  }

  private replace(state: SessionState): void {
    const previous = this.state;
    this.state = state;
    for (const listener of this.listeners) listener(state, previous);
  }
}

/** Looked up per call: merely touching `localStorage` throws where the browser forbids it. */
const browserStorage: SessionStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
};

/** The session of this browser. */
export const session = new SessionStore(browserStorage);

/** Logged in means that both a user and a token are present. */
export const isSignedIn = ({ auth }: SessionState): boolean => auth.user !== null && auth.token !== null;
