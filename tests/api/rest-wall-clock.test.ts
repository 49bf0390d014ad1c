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

  it.each(['UTC', 'America/New_York'])('is the same on a server in %s, at every hour of a year', (own) => {
    process.env['TZ'] = own;
    for (const zone of zones)
      for (let hour = 0; hour < 365 * 24; hour += 1) {
        const instant = new Date(Date.UTC(2027, 0, 1) + hour * HOUR).toISOString();
        const shown = toWallClock(instant, zone);
        const back = fromWallClock(shown, zone);
        // Back at the same instant, or at the earlier one that reads the same.
        expect(toWallClock(back, zone)).toBe(shown);
        expect(Date.parse(instant) - Date.parse(back)).toBeLessThanOrEqual(HOUR);
        expect(back <= instant).toBe(true);
      }
  });
});
