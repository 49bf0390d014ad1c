import { expect, test } from 'vitest';
import { notificationLink } from './notification-link';

const about = { eventId: 'e1', meetingId: null, activityId: null };

test('a meeting is shown in My Meetings, over the page that is open', () => {
  expect(notificationLink({ ...about, meetingId: 'm1' }, '?q=ai&modal=notifications')).toBe(
    '?q=ai&modal=meetings&meeting=m1',
  );
});

test('a session is shown in the schedule', () => {
  expect(notificationLink({ ...about, activityId: 'a1' }, '?q=ai')).toBe('/event/e1/schedule?session=a1');
});

test('a session that was removed leads to what there is', () => {
  expect(notificationLink(about, '')).toBe('/event/e1/schedule');
});
