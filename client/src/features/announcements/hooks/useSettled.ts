import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** The value once it has not changed for a moment. */
export function useSettled<Value extends string>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
