import { expect, test } from 'vitest';
import { notificationLink } from './notification-link';

const about = { eventId: 'e1', kind: 'ACTIVITY_REMOVED', meetingId: null, activityId: null } as const;

test('a meeting is shown in My Meetings, over the page that is open', () => {
  expect(notificationLink({ ...about, meetingId: 'm1' }, '?q=ai&modal=notifications')).toBe(
    '?q=ai&modal=meetings&meeting=m1',
  );
});

test('a new timetable is shown in My Meetings', () => {
  expect(notificationLink({ ...about, kind: 'TIMETABLE_CHANGED' }, '?q=ai')).toBe('?q=ai&modal=meetings');
});

test('a session is shown in the schedule', () => {
  expect(notificationLink({ ...about, activityId: 'a1' }, '?q=ai')).toBe('/event/e1/schedule?session=a1');
});

test('a session that was removed leads to what there is', () => {
  expect(notificationLink(about, '')).toBe('/event/e1/schedule');
});

test('what the organisers say is read in the list, over the page that is open', () => {
  expect(notificationLink({ ...about, kind: 'ANNOUNCEMENT' }, '?q=ai')).toBe('?q=ai&modal=notifications');
});

test('a reminder of a lead leads to the leads of the own company', () => {
  expect(notificationLink({ ...about, kind: 'LEAD_REMINDER' }, '')).toBe('/event/e1/our-company?tab=leads');
});
