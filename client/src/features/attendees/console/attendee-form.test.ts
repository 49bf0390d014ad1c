import { expect, it } from 'vitest';
import { changedOf } from '../../../lib/form-values';
import type { ShownField } from '../../../lib/event-fields';
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

it('sends all answers that are asked where one differs, and empties those that are gone', () => {
  const fields = [
    { key: 'company', conditionKey: null, conditionAnswers: [] },
    { key: 'vat', conditionKey: 'company', conditionAnswers: ['true'] },
    { key: 'size', conditionKey: null, conditionAnswers: [] },
  ] as unknown as ShownField[];
  const before = inputOf({ answers: { company: ['true'], vat: ['DE1'], size: ['L'] } }, fields);
  const after = inputOf({ answers: { company: ['false'], vat: ['DE1'], size: [] } }, fields);
  expect(emptying(changedOf(before, after), before)).toEqual({
    answers: [
      { fieldId: 'company', values: ['false'] },
      { fieldId: 'vat', values: [] },
      { fieldId: 'size', values: [] },
    ],
  });
  expect(changedOf(before, { ...before })).toEqual({});
});
