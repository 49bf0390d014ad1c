import { useEffect, useState } from 'react';

/** The value once it has rested for a moment: for searches that follow the typing. */
export function useDebounced<T>(value: T, delayMs = 250): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
