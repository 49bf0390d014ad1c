import { afterEach, describe, expect, it } from 'vitest';
import { fromWallClock, toWallClock } from '../../server/src/core/rest/wall-clock';

const HOUR = 3_600_000;
const zones = [
  'UTC',
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
];
const ownZone = process.env['TZ'];

afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

/** Whether the same instant comes back, or the earlier one that reads the same. */
const comesBack = (time: number, zone: string): boolean => {
  const instant = new Date(time).toISOString();
  const shown = toWallClock(instant, zone);
  const back = fromWallClock(shown, zone);
  const early = time - Date.parse(back);
  return toWallClock(back, zone) === shown && early >= 0 && early <= HOUR;
};

describe('the wall clock of an event', () => {
  it('shows ten in Karachi as ten', () => {
    expect(toWallClock('2027-05-03T05:00:00.000Z', 'Asia/Karachi')).toBe('2027-05-03T10:00:00.000Z');
    expect(fromWallClock('2027-05-03T10:00:00.000Z', 'Asia/Karachi')).toBe('2027-05-03T05:00:00.000Z');
  });

  it('follows the change to summer time and back', () => {
    expect(toWallClock('2027-03-28T00:59:59.999Z', 'Europe/Berlin')).toBe('2027-03-28T01:59:59.999Z');
    expect(toWallClock('2027-03-28T01:00:00.000Z', 'Europe/Berlin')).toBe('2027-03-28T03:00:00.000Z');
    expect(toWallClock('2027-10-31T00:30:00.000Z', 'Europe/Berlin')).toBe('2027-10-31T02:30:00.000Z');
    expect(toWallClock('2027-10-31T01:30:00.000Z', 'Europe/Berlin')).toBe('2027-10-31T02:30:00.000Z');
  });

  it('takes the first of two hours that read the same, and goes on over an hour that is left out', () => {
    expect(fromWallClock('2027-10-31T02:30:00Z', 'Europe/Berlin')).toBe('2027-10-31T00:30:00.000Z');
    expect(fromWallClock('2027-03-28T02:30:00Z', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z');
    expect(fromWallClock('2027-11-07T01:30:00Z', 'America/New_York')).toBe('2027-11-07T05:30:00.000Z');
    expect(fromWallClock('2027-03-14T02:30:00Z', 'America/New_York')).toBe('2027-03-14T07:30:00.000Z');
  });

  it('is the same whatever zone the server is in, at every hour around the changes', () => {
    process.env['TZ'] = 'America/New_York';
    const springAndAutumn = [Date.UTC(2027, 2, 10), Date.UTC(2027, 9, 1)];
    const times = springAndAutumn.flatMap((start) =>
      Array.from({ length: 45 * 24 }, (_hour, index) => start + index * HOUR),
    );
    for (const zone of zones) expect(times.filter((time) => !comesBack(time, zone))).toEqual([]);
  });
});
