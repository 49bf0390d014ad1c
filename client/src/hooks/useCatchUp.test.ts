import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteResubscribed, setSocketState } from '../lib/realtime-state';
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

test('what came before refused subscriptions stood again is fetched once, however many they are', async () => {
  vi.useFakeTimers();
  let asked = 0;
  setSocketState('connected');
  renderHook(() => useCatchUp(() => Promise.resolve((asked += 1)), 'It did not load'));
  for (let subscription = 0; subscription < 4; subscription += 1) {
    act(() => noteResubscribed());
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
});
