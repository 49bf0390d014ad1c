import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setSocketState } from '../lib/realtime-state';
import { useCatchUp } from './useCatchUp';

afterEach(() => {
  cleanup();
  setSocketState('idle');
  vi.useRealTimers();
});

test('what was missed is fetched until the server answers', async () => {
  vi.useFakeTimers();
  let asked = 0;
  const fetch = () => {
    asked += 1;
    return asked < 3 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
  };
  setSocketState('connected');
  renderHook(() => useCatchUp(fetch, 'It did not load'));
  act(() => setSocketState('lost'));
  await act(() => vi.runAllTimersAsync());
  expect(asked).toBe(0);
  act(() => setSocketState('connected'));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked).toBe(3);
});
