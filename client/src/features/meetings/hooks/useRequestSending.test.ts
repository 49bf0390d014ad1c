import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SlotChoice_SlotFragment } from '../../../generated/graphql';
import { useRequestSending } from './useRequestSending';

afterEach(cleanup);

const slotAt = (startsAt: string) => ({ startsAt }) as SlotChoice_SlotFragment;
const wish = { podId: null, note: null };
const conflict = Object.assign(new Error(), {
  errors: [{ message: 'Taken.', extensions: { code: 'CONFLICT' } }],
});

test('a request without an answer is the same one when it is sent again, and a refused one is over', async () => {
  const outcomes = [new TypeError('Failed to fetch'), conflict, null, new TypeError('Failed to fetch'), null];
  const asked: string[] = [];
  const refetch = vi.fn<() => Promise<void>>().mockResolvedValue();
  const ask = async ({ clientId }: { clientId: string }) => {
    asked.push(clientId);
    const outcome = outcomes[asked.length - 1];
    if (outcome) throw outcome;
    return true;
  };
  const { result } = renderHook(() => useRequestSending(ask, refetch));
  const send = (startsAt: string) => act(() => result.current.send(slotAt(startsAt), wish));
  expect(await send('10:00')).toBe(false);
  expect(result.current.problem?.lost).toBe(null);
  await send('10:00');
  expect([result.current.problem, refetch.mock.calls.length]).toEqual([
    { message: 'Taken.', lost: '10:00' },
    1,
  ]);
  expect(await send('10:00')).toBe(true);
  await send('10:00');
  await send('11:00');
  const order = asked.map((id) => asked.indexOf(id));
  expect(order).toEqual([0, 0, 2, 3, 4]);
});
