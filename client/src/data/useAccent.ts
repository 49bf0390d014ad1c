import { useLayoutEffect } from 'react';
import { setAccent, tryAccent, type AccentTheme } from './accent-state';
import { logFailure } from './log';

/** Few events have an accent: what works out its shades loads with the first one. */
async function themeOf(accent: string): Promise<AccentTheme> {
  const { accentTokens } = await import('../lib/accent');
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

/** Shows the whole portal in the accent of an event, for as long as this is drawn. */
export function useAccent(accent: string | null): void {
  useLayoutEffect(
    // An answer that was kept by an earlier release has none.
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
