import { useLayoutEffect } from 'react';
import { setAccent, tryAccent, type AccentTheme } from './accent-state';
import { logFailure } from '../errors/log';

/** Loads the code that computes shades with the first accent, since few events have one. */
async function themeOf(accent: string): Promise<AccentTheme> {
  const { accentTokens } = await import('../../lib/accent');
  return { light: accentTokens(accent, 'light'), dark: accentTokens(accent, 'dark') };
}

function showUntilLeft(accent: string, show: (theme: AccentTheme) => void, end: () => void): () => void {
  let left = false;
  themeOf(accent)
    .then((theme) => !left && show(theme))
    .catch((error: unknown) => logFailure('The colour of the event did not load', error));
  return () => {
    left = true;
    end();
  };
}

/** Shows the whole portal in the accent of an event while the component is mounted. */
export function useAccent(accent: string | null): void {
  useLayoutEffect(
    // An answer stored by an earlier release has no accent.
    () => (accent ? showUntilLeft(accent, setAccent, () => setAccent(null)) : undefined),
    [accent],
  );
}

/** Shows the whole portal in an accent that is not saved yet; undefined shows the saved one. */
export function useAccentDraft(accent: string | null | undefined): void {
  useLayoutEffect(() => {
    if (accent === undefined) return undefined;
    const end = () => tryAccent(undefined);
    if (accent) return showUntilLeft(accent, tryAccent, end);
    tryAccent(null);
    return end;
  }, [accent]);
}
