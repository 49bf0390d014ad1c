import { describe, expect, it } from 'vitest';
import { nextSlots, slotDays } from './slot-days';

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt, pods: [] });

describe('slotDays', () => {
  it('weaves free and busy times into one order per day of the event', () => {
    const days = slotDays(
      [slot('2026-11-21T09:00:00Z'), slot('2026-11-21T10:00:00Z'), slot('2026-11-21T20:00:00Z')],
      [{ startsAt: '2026-11-21T09:30:00Z', endsAt: '2026-11-21T10:00:00Z', whose: 'OTHER' }],
      'Asia/Karachi',
    );
    expect(days.map((day) => [day.key, day.free, ...day.entries.map((entry) => entry.kind)])).toEqual([
      ['2026-11-21', 2, 'slot', 'busy', 'slot'],
      ['2026-11-22', 1, 'slot'],
    ]);
  });

  it('keeps a day on which everything is taken', () => {
    const busy = {
      startsAt: '2026-11-21T09:30:00Z',
      endsAt: '2026-11-21T10:00:00Z',
      whose: 'VIEWER' as const,
    };
    expect(slotDays([], [busy], 'UTC').map((day) => [day.key, day.free])).toEqual([['2026-11-21', 0]]);
  });
});

describe('nextSlots', () => {
  const slots = ['2026-11-21T09:00:00Z', '2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z'].map(slot);

  it('offers what comes after the lost one', () => {
    expect(nextSlots(slots, '2026-11-21T09:30:00Z', 1)).toEqual([slots[1]]);
  });

  it('offers the earliest when nothing comes after', () => {
    expect(nextSlots(slots, '2026-11-22T09:00:00Z', 2)).toEqual([slots[0], slots[1]]);
  });
});
