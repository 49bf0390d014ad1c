import { useEffect, useRef } from 'react';
import { onSocketChange } from './realtime-state';

/** The socket stands a moment before its subscriptions do: what is sent in between is asked for once more. */
const SETTLED_MS = 3_000;

/**
 * Runs when something may have been missed: at once after the socket came back, and again when its
 * subscriptions certainly stand, also the first time.
 */
export function useReconnected(catchUp: () => void): void {
  const latest = useRef(catchUp);
  useEffect(() => {
    latest.current = catchUp;
  });
  useEffect(() => {
    let settled: ReturnType<typeof setTimeout> | undefined;
    const stop = onSocketChange((state, reconnected) => {
      clearTimeout(settled);
      if (state !== 'connected') return;
      if (reconnected) latest.current();
      settled = setTimeout(() => latest.current(), SETTLED_MS);
    });
    return () => {
      clearTimeout(settled);
      stop();
    };
  }, []);
}
