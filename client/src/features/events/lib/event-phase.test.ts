import { describe, expect, test } from 'vitest';
import { dayOf, groupByPhase, phaseOf } from './event-phase';

const event = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });
const now = new Date('2026-11-21T12:00:00Z');

describe('phaseOf', () => {
  test('an event is live from its first instant and past from its last', () => {
    expect(phaseOf(event('2026-11-21T12:00:00Z', '2026-11-21T13:00:00Z'), now)).toBe('live');
    expect(phaseOf(event('2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z'), now)).toBe('past');
    expect(phaseOf(event('2026-11-21T12:00:01Z', '2026-11-21T13:00:00Z'), now)).toBe('upcoming');
  });
});

test('groups put the nearest upcoming and the latest past event first', () => {
  const near = event('2026-11-22T00:00:00Z', '2026-11-23T00:00:00Z');
  const far = event('2026-12-22T00:00:00Z', '2026-12-23T00:00:00Z');
  const old = event('2025-11-22T00:00:00Z', '2025-11-23T00:00:00Z');
  const recent = event('2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z');
  expect(groupByPhase([far, old, near, recent], now)).toEqual({
    live: [],
    upcoming: [near, far],
    past: [recent, old],
  });
});

test('the day is counted on the calendar of the event', () => {
  const karachi = event('2026-11-20T04:00:00Z', '2026-11-22T13:00:00Z');
  expect(dayOf(karachi, 'Asia/Karachi', new Date('2026-11-20T20:00:00Z'))).toEqual({ day: 2, days: 3 });
});

test('an event that ends at midnight does not have the day after', () => {
  const karachi = event('2026-11-20T04:00:00Z', '2026-11-21T19:00:00Z');
  expect(dayOf(karachi, 'Asia/Karachi', new Date('2026-11-21T18:59:00Z'))).toEqual({ day: 2, days: 2 });
});
