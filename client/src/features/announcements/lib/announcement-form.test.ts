import { expect, test } from 'vitest';
import { emptyAnnouncement, inputOf, segmentOf } from './announcement-form';
import { segmentWords, toSegmentInput } from './segment';

test('only conditions that are set are sent', () => {
  expect(segmentOf(emptyAnnouncement)).toEqual({ status: 'CONFIRMED' });
  expect(segmentOf({ ...emptyAnnouncement, entered: 'no', meetings: 'yes', countries: ['KE'] })).toEqual({
    status: 'CONFIRMED',
    checkedIn: false,
    hasMeetings: true,
    countries: ['KE'],
  });
  expect(inputOf({ ...emptyAnnouncement, title: ' Hi ', text: 'You', channels: ['mail'] })).toMatchObject({
    title: 'Hi',
    inPortal: false,
    byMail: true,
  });
});

test('a segment reads as a phrase, and goes back as it came', () => {
  const segment = {
    status: 'CONFIRMED' as const,
    category: 'SPEAKER' as const,
    companyKinds: ['STARTUP' as const],
    companyContacts: true,
    groupIds: ['g1', 'g2'],
    answers: [{ fieldId: 'f1', values: ['x'] }],
    interests: null,
    countries: ['KE'],
    checkedIn: null,
    hasMeetings: false,
    hasWishes: false,
  };
  expect(segmentWords(segment)).toBe(
    'Speakers, in teams of Startups, contacts of companies, in 2 chosen groups, with chosen answers to 1 question, from Kenya, without a meeting, without wishes for meetings',
  );
  expect(toSegmentInput(segment)).toEqual({
    status: 'CONFIRMED',
    category: 'SPEAKER',
    companyKinds: ['STARTUP'],
    companyContacts: true,
    groupIds: ['g1', 'g2'],
    answers: [{ fieldId: 'f1', values: ['x'] }],
    countries: ['KE'],
    hasMeetings: false,
    hasWishes: false,
  });
  expect(
    segmentWords({
      ...segment,
      category: null,
      companyKinds: null,
      companyContacts: false,
      groupIds: null,
      answers: null,
      countries: null,
      hasMeetings: null,
      hasWishes: null,
    }),
  ).toBe('All confirmed people, no contact of a company');
});
