import { createStore } from 'zustand/vanilla';
import type { Appearance } from '../lib/accent';

/** The theme's tokens in an accent, for each appearance. Worked out where an event needs them: most pages do not. */
export type AccentTheme = Record<Appearance, Record<string, string>>;

interface Accents {
  /** Of the event that is open; null for the portal's own blue. */
  saved: AccentTheme | null;
  /** Tried out in the setup of the event; undefined where none is. */
  draft?: AccentTheme | null;
}

const accents = createStore<Accents>()(() => ({ saved: null }));

/** The accent that the portal is shown in; null for its own blue. */
export function currentAccent(): AccentTheme | null {
  const { saved, draft } = accents.getState();
  return draft === undefined ? saved : draft;
}

/** Shows the portal in an accent, or in its own blue. */
export const setAccent = (saved: AccentTheme | null): void => accents.setState({ saved });

/** Tries an accent out; undefined ends it. */
export const tryAccent = (draft: AccentTheme | null | undefined): void => accents.setState({ draft });

/** Tells of every change. */
export const onAccentChange = accents.subscribe;
