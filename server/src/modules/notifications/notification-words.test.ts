import { expect, it } from 'vitest';
import type { NotificationKind } from './notification.entity';
import { headlineOf } from './notification-words';

const told = { title: 'Opening', startsAt: null, podName: null, companyName: 'Acme', timezone: 'UTC' };

it.each<[NotificationKind, string | null, string]>([
  ['MEETING_REQUESTED', 'Ada Khan', 'Ada Khan would like to meet you'],
  ['MEETING_REMOVED', 'Ada Khan', 'The organisers removed your meeting with Ada Khan'],
  ['MEETING_REMOVED', null, 'Your meeting was removed: the other person has left the event'],
  ['COMPANY_MEETING_REQUESTED', 'Ada Khan', 'Ada Khan would like to meet your company'],
  ['COMPANY_INVITED', 'Ada Khan', 'Acme invites you to join its team'],
  ['CONTACT_REQUESTED', 'Ada Khan', 'Acme met you and asks for your e-mail and phone'],
  ['ACTIVITY_CHANGED', 'Ada Khan', '“Opening” in your agenda has changed'],
  ['ANNOUNCEMENT', 'Ada Khan', 'Opening'],
])('%s of %s says who or what it is about', (kind, name, headline) => {
  expect(headlineOf({ ...told, kind, name }, 'EN')).toBe(headline);
});

it('names nobody once the person has left', () => {
  const left = { ...told, name: null, companyName: null };
  expect(headlineOf({ ...left, kind: 'MEETING_CANCELLED' }, 'EN')).toBe(
    'A former attendee cancelled your meeting',
  );
});
