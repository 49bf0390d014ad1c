import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { EventContext, type EventContextValue } from './event-context';
import { useIsEventOver } from './useIsEventOver';

const value = { event: { endsAt: '2026-11-26T17:00:00Z' } } as EventContextValue;
const wrapper = ({ children }: { children: ReactNode }) => (
  <EventContext value={value}>{children}</EventContext>
);

test('an event is over from its end on', () => {
  const isOver = (now: string) => renderHook(() => useIsEventOver(new Date(now)), { wrapper }).result.current;
  expect([isOver('2026-11-26T16:59:59Z'), isOver('2026-11-26T17:00:00Z')]).toEqual([false, true]);
});
