import { describe, expect, it } from 'vitest';
import { nextSlots, slotDays } from './slot-days';

const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt, pods: [] });
const busy = (from: string, to: string, label = 'Sara is busy') => ({ startsAt: from, endsAt: to, label });

describe('slotDays', () => {
  it('weaves free and busy times into one order per day of the event', () => {
    const days = slotDays(
      [slot('2026-11-21T09:00:00Z'), slot('2026-11-21T10:00:00Z'), slot('2026-11-21T20:00:00Z')],
      [busy('2026-11-21T09:30:00Z', '2026-11-21T10:00:00Z')],
      'Asia/Karachi',
    );
    expect(days.map((day) => [day.key, day.free, ...day.entries.map((entry) => entry.kind)])).toEqual([
      ['2026-11-21', 2, 'slot', 'busy', 'slot'],
      ['2026-11-22', 1, 'slot'],
    ]);
  });

  it('keeps a day on which everything is taken', () => {
    const days = slotDays([], [busy('2026-11-21T09:30:00Z', '2026-11-21T10:00:00Z')], 'UTC');
    expect(days.map((day) => [day.key, day.free])).toEqual([['2026-11-21', 0]]);
  });

  it('joins busy times that follow one another for the same reason', () => {
    const times = [
      busy('2026-11-21T09:00:00Z', '2026-11-21T09:20:00Z'),
      busy('2026-11-21T09:25:00Z', '2026-11-21T09:45:00Z'),
      busy('2026-11-21T09:50:00Z', '2026-11-21T10:10:00Z', 'You: Opening'),
    ];
    expect(slotDays([], times, 'UTC')[0]?.entries).toEqual([
      { kind: 'busy', ...busy('2026-11-21T09:00:00Z', '2026-11-21T09:45:00Z') },
      { kind: 'busy', ...times[2] },
    ]);
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
