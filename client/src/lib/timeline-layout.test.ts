import { expect, test } from 'vitest';
import { assignLanes, hourRange, hoursBetween, movedPlace, overlaps } from './timeline-layout';

const at = (from: string, to: string) => ({
  startsAt: `2026-11-21T${from}:00.000Z`,
  endsAt: `2026-11-21T${to}:00.000Z`,
});

test('spans that only touch do not overlap', () => {
  expect(overlaps(at('09:00', '10:00'), at('10:00', '11:00'))).toBe(false);
  expect(overlaps(at('09:00', '10:01'), at('10:00', '11:00'))).toBe(true);
});

test('overlapping items share the row, the rest have it for themselves', () => {
  const long = at('09:00', '11:00');
  const early = at('09:00', '09:30');
  const late = at('09:30', '10:30');
  const alone = at('11:00', '12:00');
  const lanes = assignLanes([alone, late, early, long]);
  expect([long, early, late, alone].map((item) => lanes.get(item))).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 1 },
  ]);
});

test('the range covers full hours of the event, in zones with half hours too', () => {
  expect(hourRange([at('05:10', '05:40'), at('06:30', '07:30')], 'Asia/Dubai')).toEqual({
    from: '2026-11-21T05:00:00.000Z',
    to: '2026-11-21T08:00:00.000Z',
  });
  expect(hourRange([at('05:10', '07:30')], 'Asia/Kolkata')).toEqual({
    from: '2026-11-21T04:30:00.000Z',
    to: '2026-11-21T07:30:00.000Z',
  });
  expect(hourRange([], 'UTC')).toBeNull();
});

test('hours are listed with both ends', () => {
  expect(hoursBetween('2026-11-21T05:00:00.000Z', '2026-11-21T07:00:00.000Z')).toEqual([
    '2026-11-21T05:00:00.000Z',
    '2026-11-21T06:00:00.000Z',
    '2026-11-21T07:00:00.000Z',
  ]);
});

const geometry = {
  minuteSize: 2,
  rowSize: 100,
  rowCount: 3,
  slotMinutes: 15,
  from: '2026-11-21T09:00:00.000Z',
  to: '2026-11-21T17:00:00.000Z',
};

test('a dragged item snaps to a slot and a row', () => {
  expect(movedPlace(at('10:00', '10:30'), 0, { along: 40, across: 130 }, geometry)).toEqual({
    row: 1,
    startsAt: '2026-11-21T10:15:00.000Z',
  });
});

test('a dragged item stays within the timeline', () => {
  expect(movedPlace(at('10:00', '10:30'), 1, { along: 9_000, across: 900 }, geometry)).toEqual({
    row: 2,
    startsAt: '2026-11-21T16:30:00.000Z',
  });
  expect(movedPlace(at('10:00', '10:30'), 1, { along: -9_000, across: -900 }, geometry)).toEqual({
    row: 0,
    startsAt: '2026-11-21T09:00:00.000Z',
  });
});

test('time that runs from right to left turns the drag around', () => {
  expect(
    movedPlace(at('10:00', '10:30'), 0, { along: -40, across: 0 }, { ...geometry, minuteSize: -2 }),
  ).toEqual({ row: 0, startsAt: '2026-11-21T10:15:00.000Z' });
});
