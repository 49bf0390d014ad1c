import { expect, it } from 'vitest';
import { changedOf } from '../../../lib/form-values';
import { emptyAttendee, emptying, inputOf, toCreateInput, type AttendeeValues } from './attendee-form';

const sara = {
  ...emptyAttendee('SPEAKER'),
  firstName: ' Sara ',
  lastName: 'Khan',
  email: 'sara@example.test ',
  interests: { Industry: ['AI', 'Energy'], Seeks: [] },
};

it('adds with what was filled in alone', () => {
  expect(toCreateInput('event', { ...sara, sendInvite: true })).toEqual({
    eventId: 'event',
    category: 'SPEAKER',
    firstName: 'Sara',
    lastName: 'Khan',
    email: 'sara@example.test',
    interests: [{ group: 'Industry', terms: ['AI', 'Energy'] }],
    sendInvite: true,
  });
});

it('does not take another order of interests for a change', () => {
  const sorted = { ...sara, interests: { Seeks: [], Industry: ['Energy', 'AI'] } };
  expect(changedOf(inputOf(sara), inputOf(sorted))).toEqual({});
});

it('sends only what differs, and empties what was emptied', () => {
  const before = inputOf({ ...sara, phone: '1', avatar: 'a.webp', companyId: 'c' });
  const emptied: AttendeeValues = { ...sara, phone: ' ', avatar: null, companyId: null, interests: {} };
  const changes = changedOf(before, inputOf(emptied));
  expect(emptying(changes, before)).toEqual({
    phone: null,
    avatar: '',
    companyId: null,
    interests: [{ group: 'Industry', terms: [] }],
  });
});
