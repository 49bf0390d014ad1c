import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { graphql } from '../support/client';
import { signInAs } from '../support/factories';
import { sampled } from '../support/matrix';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;
let staff: string;

beforeAll(async () => {
  server = await sharedServer();
  staff = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const REQUIRED = 'This is required.';
const TYPE = 'This value has the wrong type.';
const ONE_LINE = 'This is one line, without line breaks and control characters.';
const END_AFTER_START = 'The end has to be after the start.';
const ZONE = 'There is no such time zone. Asia/Karachi would be one.';
const ID = '01890000-0000-7000-8000-000000000000';
const backwards = { startsAt: '2031-05-03T10:00:00Z', endsAt: '2031-05-03T09:00:00Z' };

interface Case {
  operation: string;
  input: object;
  expected: Record<string, string>;
}

/** Each input has a value of a wrong type, lacks one, and breaks a rule of a field and one of its service. */
const invalid: Case[] = [
  {
    operation: 'updateEvent',
    input: {
      title: null,
      slotMinutes: 1,
      gapMinutes: 'many',
      timezone: 'Moon/Base',
      ...backwards,
      interestGroups: [{ name: ' ', terms: ['Food'] }],
      meetingHours: [{ date: '2031-05-03', from: '10:00', to: '09:00' }],
    },
    expected: {
      'input.eventId': REQUIRED,
      'input.gapMinutes': TYPE,
      'input.slotMinutes': 'A meeting lasts at least 5 minutes.',
      'input.title': REQUIRED,
      'input.timezone': ZONE,
      'input.endsAt': 'The end has to come after the beginning.',
      'input.interestGroups.0.name': REQUIRED,
      'input.meetingHours.0': 'Meeting hours have to end after they begin.',
    },
  },
  {
    operation: 'createActivity',
    input: {
      title: ' ',
      description: 5,
      track: 'x'.repeat(101),
      kind: 'POD',
      speakerIds: ['nobody'],
      ...backwards,
    },
    expected: {
      'input.eventId': REQUIRED,
      'input.description': TYPE,
      'input.track': 'This has at most 100 characters.',
      'input.title': 'An activity needs a title.',
      'input.endsAt': END_AFTER_START,
      'input.podId': 'Say which pod is taken out of use.',
      'input.speakerIds': 'Speakers have to be attendees of this event.',
    },
  },
  {
    operation: 'updateActivity',
    input: {
      title: ' ',
      description: 5,
      location: 'two\nlines',
      kind: 'BREAK',
      podId: ID,
      startsAt: '2031-05-03T10:00:00Z',
      endsAt: '2031-05-05T10:00:00Z',
    },
    expected: {
      'input.activityId': REQUIRED,
      'input.description': TYPE,
      'input.location': ONE_LINE,
      'input.title': 'An activity needs a title.',
      'input.endsAt': 'An activity takes 24 hours at most.',
      'input.podId': 'Only an activity of the kind POD has a pod.',
    },
  },
  {
    operation: 'updatePodActivity',
    input: { podId: {}, ...backwards },
    expected: {
      'input.podActivityId': REQUIRED,
      'input.podId': expect.any(String) as string,
      'input.endsAt': END_AFTER_START,
    },
  },
  {
    operation: 'updateProfile',
    input: { firstName: ' ', lastName: null, sharesEmail: 'yes', phone: 'x'.repeat(51) },
    expected: {
      'input.eventId': REQUIRED,
      'input.sharesEmail': TYPE,
      'input.phone': 'This has at most 50 characters.',
      'input.firstName': REQUIRED,
      'input.lastName': REQUIRED,
    },
  },
  {
    operation: 'joinEvent',
    input: {
      firstName: ' ',
      lastName: '',
      jobTitle: '',
      country: null,
      sharesEmail: 'yes',
      phone: 'x'.repeat(51),
    },
    expected: {
      'input.eventId': REQUIRED,
      'input.sharesEmail': TYPE,
      'input.phone': 'This has at most 50 characters.',
      'input.firstName': REQUIRED,
      'input.lastName': REQUIRED,
      'input.jobTitle': REQUIRED,
      'input.country': REQUIRED,
    },
  },
  {
    operation: 'createAttendee',
    input: { email: 'nobody', firstName: ' ', phone: 5, companyId: 'none' },
    expected: {
      'input.eventId': REQUIRED,
      'input.lastName': REQUIRED,
      'input.phone': TYPE,
      'input.email': 'Please enter an e-mail address.',
      'input.firstName': REQUIRED,
      'input.companyId': 'Company not found at this event.',
    },
  },
  {
    operation: 'updateAttendee',
    input: {
      email: null,
      firstName: null,
      lastName: ' ',
      category: null,
      phone: 5,
      jobTitle: 'x'.repeat(201),
    },
    expected: {
      'input.attendeeId': REQUIRED,
      'input.phone': TYPE,
      'input.jobTitle': 'This has at most 200 characters.',
      'input.firstName': REQUIRED,
      'input.lastName': REQUIRED,
      'input.category': REQUIRED,
      'input.email': REQUIRED,
    },
  },
  {
    operation: 'createCompany',
    input: { name: ' ', kind: 'SPONSOR', tier: 5, website: 'nowhere' },
    expected: {
      'input.eventId': REQUIRED,
      'input.tier': TYPE,
      'input.website': 'A website begins with https:// or http://.',
      'input.name': REQUIRED,
    },
  },
  {
    operation: 'updateCompany',
    input: { name: null, kind: null, tier: 5, website: 'nowhere' },
    expected: {
      'input.companyId': REQUIRED,
      'input.tier': TYPE,
      'input.website': 'A website begins with https:// or http://.',
      'input.name': REQUIRED,
      'input.kind': REQUIRED,
    },
  },
  {
    operation: 'requestMeeting',
    input: { podId: {}, note: 'x'.repeat(1_001), ...backwards },
    expected: {
      'input.attendeeId': REQUIRED,
      'input.podId': expect.any(String) as string,
      'input.note': 'A note has at most 1,000 characters.',
      'input.endsAt': 'This is not the end of that slot.',
    },
  },
  {
    operation: 'proposeMeetingTime',
    input: { podId: {}, ...backwards },
    expected: {
      'input.meetingId': REQUIRED,
      'input.podId': expect.any(String) as string,
      'input.endsAt': 'This is not the end of that slot.',
    },
  },
  {
    operation: 'addBusyTime',
    input: { note: 'x'.repeat(201), ...backwards },
    expected: {
      'input.eventId': REQUIRED,
      'input.note': 'This has at most 200 characters.',
      'input.endsAt': END_AFTER_START,
    },
  },
  {
    operation: 'createFaq',
    input: { question: ' ', answer: 'x'.repeat(10_001), category: 5 },
    expected: {
      'input.eventId': REQUIRED,
      'input.category': TYPE,
      'input.answer': expect.any(String) as string,
      'input.question': REQUIRED,
    },
  },
  {
    operation: 'updateFaq',
    input: { question: null, answer: ' ', position: -1, category: 5 },
    expected: {
      'input.faqId': REQUIRED,
      'input.category': TYPE,
      'input.position': expect.any(String) as string,
      'input.question': REQUIRED,
      'input.answer': REQUIRED,
    },
  },
  {
    operation: 'reorderFaqs',
    input: { faqIds: [ID, ID.toUpperCase()] },
    expected: { 'input.eventId': REQUIRED, 'input.faqIds': 'Name each question once.' },
  },
  {
    operation: 'updatePod',
    input: { name: ' ', bookable: null, position: 'first', companyId: 'none' },
    expected: {
      'input.podId': REQUIRED,
      'input.position': TYPE,
      'input.name': REQUIRED,
      'input.bookable': REQUIRED,
      'input.companyId': 'Company not found at this event.',
    },
  },
  {
    operation: 'updateInsight',
    input: { title: ' ', summary: 5, body: null, publishedAt: null },
    expected: {
      'input.insightId': REQUIRED,
      'input.summary': TYPE,
      'input.title': REQUIRED,
      'input.body': REQUIRED,
      'input.publishedAt': REQUIRED,
    },
  },
  {
    operation: 'updateUser',
    input: { displayName: null, disabled: 'yes' },
    expected: { 'input.userId': REQUIRED, 'input.disabled': TYPE, 'input.displayName': REQUIRED },
  },
];

const typeOf = (operation: string): string =>
  `${operation[0]?.toUpperCase() ?? ''}${operation.slice(1)}Input`;

describe('one answer names wrong types, missing values and broken rules of', () => {
  it.each(sampled(invalid))('$operation', async ({ operation, input, expected }) => {
    const query = `mutation ($input: ${typeOf(operation)}!) { ${operation}(input: $input) { __typename } }`;
    const { errors } = await graphql(server.url, query, { input }, staff);
    const fields = errors?.[0]?.extensions['fields'] as { path: string; message: string }[];
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    expect(Object.fromEntries(fields.map(({ path, message }) => [path, message]))).toEqual(expected);
    expect(fields.map(({ path }) => path).sort()).toEqual(Object.keys(expected).sort());
  });
});
