import { expect, test } from 'vitest';
import { notificationWords } from './notification-words';

const ada = { firstName: 'Ada', lastName: 'Lovelace' };

test.each([
  ['MEETING_REQUESTED', { meetingId: 'm', person: ada }, 'Ada Lovelace would like to meet you'],
  ['MEETING_ACCEPTED', { meetingId: 'm', person: null }, 'A former attendee accepted your meeting'],
  [
    'MEETING_REMOVED',
    { meetingId: 'm', person: ada },
    'The organisers removed your meeting with Ada Lovelace',
  ],
  [
    'MEETING_REMOVED',
    { meetingId: 'm', person: null },
    'Your meeting was removed: the other person has left the event',
  ],
  ['ACTIVITY_CHANGED', { activity: { title: 'Talk' } }, '“Talk” in your agenda has changed'],
  ['ACTIVITY_REMOVED', { title: 'Talk' }, '“Talk” was taken off the schedule'],
  ['ANNOUNCEMENT', { title: 'Lunch' }, 'Lunch'],
] as const)('%s is worded when it is read', (kind, about, words) => {
  expect(notificationWords({ kind, title: null, meetingId: null, ...about })).toBe(words);
});
