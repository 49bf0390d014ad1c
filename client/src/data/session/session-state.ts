import type { AttendeeStatus, Language as ChosenLanguage, Role } from '../../generated/graphql';
import type { Language } from '../../lib/language';

export type ColourMode = 'light' | 'dark' | 'system';

/** Cards with pictures, or rows. */
export type PeopleView = 'card' | 'list';

/** The part of the user that the portal needs before any page has loaded. */
export interface SessionUser {
  id: string;
  email: string;
  displayName: string;
  role: Role;
  avatarUrl?: string | null;
  /** Chosen on any device; null before, and undefined where an earlier release stored the user. */
  language?: ChosenLanguage | null;
  /** Has an initial password from staff, which must be replaced before any other page opens. */
  mustChangePassword?: boolean;
  /** As staff: false where only some events are theirs. */
  allEvents?: boolean;
}

/** The viewer's own profile in the event they looked at last. */
export interface SessionProfile {
  id: string;
  eventId: string;
  firstName: string;
  lastName: string;
  jobTitle?: string | null;
  avatarUrl?: string | null;
  status?: AttendeeStatus | null;
}

/** Choices that belong to the device, not to the person: they outlive a logout. */
export interface Device {
  colourMode: ColourMode;
  dismissed: string[];
  /** Chosen on this device; without a choice the browser's language counts. */
  language?: Language;
  /** Those that the event opened last offers, its default first; all where none was opened. */
  offeredLanguages?: Language[];
  /** Sent with each sign-in, so that the device has limits of its own; no bearer token. */
  deviceToken?: string;
  /** How lists of people are shown; cards where nothing was chosen. */
  peopleView?: PeopleView;
  /** How organisers are shown people; a table where nothing was chosen. */
  staffPeopleView?: 'table' | 'cards';
  /** Columns that are hidden, by the name of the console's table; the table's own choice where nothing was chosen. */
  hiddenColumns?: Record<string, string[]>;
}

export interface AuthState {
  user: SessionUser | null;
  token: string | null;
  device: Device;
  bookmarks: string[];
  profile: SessionProfile | null;
}

export interface JoinState {
  event: string | null;
  code: string | null;
  newUser: boolean | null;
}

export interface SessionState {
  auth: AuthState;
  join: JoinState;
}

/** A fresh state: not signed in, not joining. */
export const emptyState = (): SessionState => ({
  auth: {
    user: null,
    token: null,
    device: { colourMode: 'system', dismissed: [] },
    bookmarks: [],
    profile: null,
  },
  join: { event: null, code: null, newUser: null },
});

/** The state without anything that belongs to a person who is signed in. */
export const withoutPerson = (state: SessionState): SessionState => ({
  ...state,
  auth: { ...state.auth, token: null, user: null, profile: null, bookmarks: [] },
});
