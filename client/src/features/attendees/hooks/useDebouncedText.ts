import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * The text of a search field: what is typed shows at once and is handed on after a pause. A change from outside
 * (Back, Clear) is taken over, but never while the person is still typing.
 */
export function useDebouncedText(
  value: string,
  onSettled: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [pending, setPending] = useState(false);
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });

  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => {
      setPending(false);
      settled.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [pending, text]);

  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (!pending) setText(value);
  }

  const type = (next: string) => {
    setText(next);
    setPending(true);
  };
  return [text, type];
}
