import type { Appearance } from '../lib/accent';

/** The theme's tokens in an accent, for each appearance. Worked out where an event needs them: most pages do not. */
export type AccentTheme = Record<Appearance, Record<string, string>>;

/** The accent of the event that is open, and one that is tried out in its setup. */
let accent: AccentTheme | null = null;
let draft: AccentTheme | null | undefined;
const listeners = new Set<() => void>();

/** The accent that the portal is shown in; null for its own blue. */
export const currentAccent = (): AccentTheme | null => (draft === undefined ? accent : draft);

function notify(): void {
  for (const listener of listeners) listener();
}

/** Shows the portal in an accent, or in its own blue. */
export function setAccent(next: AccentTheme | null): void {
  accent = next;
  notify();
}

/** Tries an accent out; undefined ends it. */
export function tryAccent(next: AccentTheme | null | undefined): void {
  draft = next;
  notify();
}

/** Tells of every change. */
export function onAccentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
