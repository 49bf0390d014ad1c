import { useEffect, useRef } from 'react';
import { onSocketChange } from './realtime-state';

/** Subscriptions are active a moment after the socket: events in between are missed, and caught up again after this time. */
const SETTLED_MS = 3_000;

/**
 * Calls `catchUp` when events may have been missed: at once after a reconnection, and again when its
 * subscriptions are surely active, also after the first connection.
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
