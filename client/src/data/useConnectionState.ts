import { useEffect, useState, useSyncExternalStore } from 'react';
import { onSocketChange, socketState, type SocketState } from './realtime-state';
import { useOnline } from './useOnline';

/** `idle` where nothing is live on the page. */
export type ConnectionState = 'idle' | 'connected' | 'reconnecting' | 'offline';

/** A short break, as when the person signs in again, is not worth a word. */
const shortBreakMs = 2_000;

const states: Record<SocketState, ConnectionState> = {
  idle: 'idle',
  connected: 'connected',
  lost: 'reconnecting',
};

/** How live the page is. */
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
