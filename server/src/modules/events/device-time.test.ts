import { expect, it } from 'vitest';
import { deviceTime } from './device-time';

const now = new Date('2027-05-03T12:00:00Z');
const start = new Date('2027-05-03T08:00:00Z');
const at = (time: string) => new Date(`2027-05-03T${time}Z`);

it.each<[string, Date, Date | null, Date, boolean]>([
  ['is right', at('09:00:00'), at('12:00:10'), at('09:00:00'), true],
  ['says nothing of itself', at('09:00:00'), null, at('09:00:00'), true],
  ['is two hours late', at('07:00:00'), at('10:00:00'), at('09:00:00'), true],
  ['is two hours early', at('11:00:00'), at('14:00:00'), at('09:00:00'), true],
  ['began in 1970', new Date(5_000), new Date(65_000), at('11:59:00'), true],
  ['is half a minute early', at('12:00:30'), null, now, true],
  ['is an hour early', at('13:00:00'), null, now, false],
  ['was put right since', new Date(5_000), at('12:00:00'), now, false],
])('the time of a device whose clock %s', (_what, noted, sentAt, expected, isSure) => {
  expect(deviceTime(noted, sentAt, start, now)).toEqual({ at: expected, isSure });
});

it('a scan may be sent long after the event, and made before it', () => {
  const late = new Date('2028-01-01T00:00:00Z');
  expect(deviceTime(at('09:00:00'), late, start, late)).toEqual({ at: at('09:00:00'), isSure: true });
  const early = new Date('2027-03-01T00:00:00Z');
  expect(deviceTime(new Date('2027-02-28T00:00:00Z'), early, start, early).isSure).toBe(true);
});
