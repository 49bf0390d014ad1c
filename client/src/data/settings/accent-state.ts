import { createStore } from 'zustand/vanilla';
import type { Appearance } from '../../lib/accent';

/** The theme's tokens of an accent, for each appearance. Computed only for events with an accent. */
export type AccentTheme = Record<Appearance, Record<string, string>>;

interface Accents {
  /** The open event's accent; null for the portal's own blue. */
  saved: AccentTheme | null;
  /** The preview in the event's setup; undefined without one. */
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

/** Previews an accent; undefined ends the preview. */
export const tryAccent = (draft: AccentTheme | null | undefined): void => accents.setState({ draft });

export const onAccentChange = accents.subscribe;
