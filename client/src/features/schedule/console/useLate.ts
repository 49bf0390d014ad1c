import { useEffect, useState } from 'react';

/** True after a moment: a drawer that gives way to the form at once would only flicker. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
