import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';

/** Long enough for the next letter, short enough to follow the typing. */
const PAUSE_MS = 200;

/**
 * The text of a search field: what is typed shows at once and is passed on after a pause. A change from outside
 * (Back, Clear all) is taken over, but not while the person is still typing.
 */
export function useSearchText(
  value: string,
  onSettled: (text: string) => void,
): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value);
  const settle = useDebouncedCallback(onSettled, PAUSE_MS);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (!settle.isPending()) setText(value);
  }
  const type = (next: string) => {
    setText(next);
    settle(next);
  };
  return [text, type];
}
