import { useEffect, useRef } from 'react';
import { onSocketChange } from '../lib/realtime';

/** Runs after the socket came back: the moment to ask for what was missed. */
export function useReconnected(catchUp: () => void): void {
  const latest = useRef(catchUp);
  useEffect(() => {
    latest.current = catchUp;
  });
  useEffect(
    () =>
      onSocketChange((state, reconnected) => {
        if (state === 'connected' && reconnected) latest.current();
      }),
    [],
  );
}
