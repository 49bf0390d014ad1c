import { describe, expect, it } from 'vitest';
import { hoursAfterMove } from './event-times';
import { copyToDays, erase, hoursErrors, paint, slotsOnDay } from './meeting-hours';

const day = '2031-05-03';
const hours = (from: string, to: string, date = day) => ({ date, from, to });
const minutes = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

describe('painting meeting hours', () => {
  it('adds what touches or overlaps to what is there', () => {
    const painted = paint([hours('09:00', '12:00')], day, minutes(12, 13));
    expect(painted).toEqual([hours('09:00', '13:00')]);
    expect(paint(painted, day, minutes(14, 15))).toEqual([hours('09:00', '13:00'), hours('14:00', '15:00')]);
  });

  it('cuts a hole, and leaves other days alone', () => {
    const other = hours('09:00', '10:00', '2031-05-04');
    expect(erase([hours('09:00', '17:00'), other], day, minutes(12, 13))).toEqual([
      hours('09:00', '12:00'),
      hours('13:00', '17:00'),
      other,
    ]);
  });

  it('ends with the day', () => {
    expect(paint([], day, minutes(23, 24))).toEqual([hours('23:00', '24:00')]);
  });

  it('copies one day to all', () => {
    expect(copyToDays([hours('09:00', '10:00')], day, [day, '2031-05-04'])).toEqual([
      hours('09:00', '10:00'),
      hours('09:00', '10:00', '2031-05-04'),
    ]);
  });
});

it('counts the slots of a pod as the server cuts them', () => {
  expect(slotsOnDay([hours('09:00', '10:00')], day, 20, 5)).toBe(2);
  expect(slotsOnDay([hours('09:00', '10:10')], day, 20, 5)).toBe(3);
  expect(slotsOnDay([hours('09:00', '09:15')], day, 20, 5)).toBe(0);
  expect(slotsOnDay([hours('09:00', '10:00'), hours('11:00', '11:20')], day, 20, 0)).toBe(4);
});

it('names hours that end before they begin, and that overlap', () => {
  const errors = hoursErrors([hours('09:00', '12:00'), hours('11:00', '13:00'), hours('15:00', '14:00')]);
  expect([...errors]).toEqual([
    [1, 'overlap'],
    [2, 'backwards'],
  ]);
});

describe('meeting hours of an event with other days', () => {
  const period = (first: string, last: string) => ({
    startsAt: `${first}T04:00:00.000Z`,
    endsAt: `${last}T12:00:00.000Z`,
    timezone: 'Asia/Karachi',
  });
  const before = period('2031-05-03', '2031-05-04');

  it('move along with an event of the same length', () => {
    expect(hoursAfterMove([hours('09:00', '10:00')], before, period('2031-06-10', '2031-06-11'))).toEqual({
      hours: [hours('09:00', '10:00', '2031-06-10')],
      dropped: [],
      moved: true,
    });
  });

  it('go with the days that it no longer has', () => {
    const all = [hours('09:00', '10:00'), hours('09:00', '10:00', '2031-05-04')];
    expect(hoursAfterMove(all, before, period('2031-05-03', '2031-05-03'))).toEqual({
      hours: [hours('09:00', '10:00')],
      dropped: ['2031-05-04'],
      moved: false,
    });
  });
});
