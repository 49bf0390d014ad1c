import { expect, it } from 'vitest';
import { reminderTimes } from './reminder-times';

it('offers an hour, the evening and the next morning by the clocks of the event', () => {
  expect(reminderTimes(new Date('2026-11-30T10:00:00.000Z'), 'Asia/Karachi')).toEqual({
    hour: '2026-11-30T11:00:00.000Z',
    evening: '2026-11-30T13:00:00.000Z',
    morning: '2026-12-01T04:00:00.000Z',
  });
});

it('offers no evening that is over or less than an hour away', () => {
  expect(reminderTimes(new Date('2026-11-30T12:30:00.000Z'), 'Asia/Karachi').evening).toBeUndefined();
});
