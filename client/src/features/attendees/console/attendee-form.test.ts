import { expect, it } from 'vitest';
import { changedValues, emptyAttendee, toCreateInput, toUpdateInput } from './attendee-form';

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
    interests: [
      { group: 'Industry', terms: ['AI', 'Energy'] },
      { group: 'Seeks', terms: [] },
    ],
    sendInvite: true,
  });
});

it('does not take another order of interests for a change', () => {
  expect(changedValues(sara, { ...sara, interests: { Seeks: [], Industry: ['Energy', 'AI'] } })).toEqual({});
});

it('sends only what differs, and empties what was emptied', () => {
  const changes = changedValues(
    { ...sara, phone: '1', avatar: 'a.webp', companyId: 'c' },
    { ...sara, phone: ' ', avatar: null, companyId: null, interests: { Industry: [] } },
  );
  expect(toUpdateInput({ id: 'attendee', updatedAt: 'then' }, changes)).toEqual({
    attendeeId: 'attendee',
    expectedUpdatedAt: 'then',
    phone: null,
    avatar: '',
    companyId: null,
    interests: [{ group: 'Industry', terms: [] }],
  });
});
