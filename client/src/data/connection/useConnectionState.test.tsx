import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSocketState } from './realtime-state';
import { useConnectionState } from './useConnectionState';

beforeEach(() => {
  setSocketState('idle');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('tells a lasting loss from a short one, and no network from both', () => {
  const { result } = renderHook(() => useConnectionState());
  const states = [result.current];
  const step = (work: () => void) => {
    act(work);
    states.push(result.current);
  };
  step(() => setSocketState('connected'));
  step(() => setSocketState('lost'));
  step(() => vi.advanceTimersByTime(2_500));
  step(() => setSocketState('connected'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  step(() => void window.dispatchEvent(new Event('offline')));
  expect(states).toEqual(['idle', 'connected', 'connected', 'reconnecting', 'connected', 'offline']);
});
