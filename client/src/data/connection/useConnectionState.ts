import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSocketChange, socketState, type SocketState } from './realtime-state';
import { useOnline } from './useOnline';

/** `idle` on a page without subscriptions. */
export type ConnectionState = 'idle' | 'connected' | 'reconnecting' | 'offline';

/** Shorter breaks, as when the person signs in again, are not shown. */
const shortBreakMs = 2_000;

const states: Record<SocketState, ConnectionState> = {
  idle: 'idle',
  connected: 'connected',
  lost: 'reconnecting',
};

export function useConnectionState(): ConnectionState {
  const socket = useSyncExternalStore(onSocketChange, socketState);
  const online = useOnline();
  const [isLong, setLong] = useState(false);
  const lost = socket === 'lost';
  useEffect(() => {
    if (!lost) return undefined;
    const timer = setTimeout(() => setLong(true), shortBreakMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [lost]);
  if (!online) return 'offline';
  return lost && !isLong ? 'connected' : states[socket];
}
