import { describe, expect, it } from 'vitest';
import { dayOf, interestErrors, meetingHoursErrors, periodErrors, type EventTimes } from './event.rules';

const event = (more: Partial<EventTimes> = {}): EventTimes => ({
  timezone: 'Asia/Karachi',
  startsAt: new Date('2031-05-02T19:00:00.000Z'),
  endsAt: new Date('2031-05-04T19:00:00.000Z'),
  meetingHours: [],
  ...more,
});
const faultsOn = (date: string) =>
  meetingHoursErrors(event({ meetingHours: [{ date, from: '09:00', to: '17:00' }] })).map(
    ({ message }) => message,
  );

describe('the days of an event', () => {
  it('are those of its own zone', () => {
    expect(dayOf(new Date('2031-05-02T19:00:00.000Z'), 'Asia/Karachi')).toBe('2031-05-03');
    expect(dayOf(new Date('2031-05-02T19:00:00.000Z'), 'America/New_York')).toBe('2031-05-02');
  });

  it('begin with the first and end with the last, which midnight is no longer part of', () => {
    expect(faultsOn('2031-05-02')).toEqual(['2031-05-02 is not a day of the event.']);
    expect(faultsOn('2031-05-03')).toEqual([]);
    expect(faultsOn('2031-05-04')).toEqual([]);
    expect(faultsOn('2031-05-05')).toEqual(['2031-05-05 is not a day of the event.']);
  });
});

describe('meeting hours', () => {
  const day = (from: string, to: string, date = '2031-05-03') => ({ date, from, to });
  const pathsOf = (...meetingHours: EventTimes['meetingHours']) =>
    meetingHoursErrors(event({ meetingHours })).map(({ path }) => path);

  it('may follow each other, and be at the same time on other days', () => {
    expect(
      pathsOf(day('09:00', '12:00'), day('12:00', '13:00'), day('09:00', '12:00', '2031-05-04')),
    ).toEqual([]);
  });

  it('may not overlap on a day, however they lie', () => {
    expect(pathsOf(day('09:00', '12:00'), day('11:59', '13:00'))).toEqual(['input.meetingHours.1']);
    expect(pathsOf(day('10:00', '11:00'), day('09:00', '12:00'))).toEqual(['input.meetingHours.1']);
    expect(pathsOf(day('09:00', '12:00'), day('09:00', '12:00'))).toEqual(['input.meetingHours.1']);
  });
});

describe('the period of an event', () => {
  const days = (count: number) => new Date(event().startsAt.getTime() + count * 86_400_000);

  it('is longer than nothing and at most 60 days', () => {
    expect(periodErrors(event({ endsAt: days(60) }))).toEqual([]);
    expect(periodErrors(event({ endsAt: days(0) }))).toHaveLength(1);
    expect(periodErrors(event({ endsAt: days(61) }))).toHaveLength(1);
  });
});

it('groups of interests have names and terms that differ by more than capitals and blanks', () => {
  const group = (name: string, terms: string[]) => ({ name, terms });
  expect(interestErrors([group('Industry', ['Energy', 'Health']), group('Offering', ['Energy'])])).toEqual(
    [],
  );
  const errors = interestErrors([group('Industry', ['Energy', ' energy']), group('industry ', ['Health'])]);
  expect(errors.map(({ path }) => path)).toEqual(['input.interestGroups', 'input.interestGroups.0.terms']);
});
