import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { graphql } from '../support/client';
import { buildEvent, signInAs, type BuiltEvent } from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;
let staff: string;

beforeAll(async () => {
  server = await sharedServer();
  staff = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const CREATE = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { __typename } }';
const REQUIRED = 'This is required.';
const ONE_LINE = 'This is one line, without line breaks and control characters.';
const SLOT = 'A meeting lasts at least 5 minutes.';
const groups = [
  { name: 'Industry', terms: ['Textiles'] },
  { name: 'industry', terms: ['Food'] },
];
const SAME_NAME = 'Each group has a name of its own.';

/** The errors of an answer by path; those of one path in any order. */
const byPath = (errors: { path: string; message: string }[]) =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]));

describe('an event with missing, wrongly typed and unfit values is told all of it in one answer', () => {
  const errorsOf = async (input: object) => {
    const { errors } = await graphql(server.url, CREATE, { input }, staff);
    return byPath(errors?.[0]?.extensions['fields'] as { path: string; message: string }[]);
  };

  it('where values are missing or of a wrong type', async () => {
    const input = {
      startsAt: 'noon',
      endsAt: '2031-05-03T10:00:00Z',
      tagline: 'two\nlines',
      slotMinutes: 1,
      gapMinutes: 'many',
      venue: 'x'.repeat(201),
      interestGroups: groups,
    };
    expect(await errorsOf(input)).toEqual({
      'input.title': REQUIRED,
      'input.startsAt': 'This has to be a time, such as 2027-05-03T09:00:00Z.',
      'input.gapMinutes': 'This value has the wrong type.',
      'input.tagline': ONE_LINE,
      'input.slotMinutes': SLOT,
      'input.venue': 'This has at most 200 characters.',
      'input.interestGroups': SAME_NAME,
    });
  });

  it('where every value has its type', async () => {
    const input = {
      title: ' ',
      startsAt: '2031-05-03T10:00:00Z',
      endsAt: '2031-05-03T09:00:00Z',
      tagline: 'two\nlines',
      slotMinutes: 1,
      interestGroups: groups,
    };
    expect(await errorsOf(input)).toEqual({
      'input.title': REQUIRED,
      'input.endsAt': 'The end has to come after the beginning.',
      'input.tagline': ONE_LINE,
      'input.slotMinutes': SLOT,
      'input.interestGroups': SAME_NAME,
    });
  });

  it('in lists, beside items that could not be read', async () => {
    const meetingHours = [
      { date: 5, from: '09:00', to: '10:00' },
      { date: '2031-05-03', from: 'nine', to: '10:00' },
    ];
    const input = { title: 'Forum', startsAt: 1, endsAt: 2, meetingHours };
    const errors = await errorsOf(input);
    expect(Object.keys(errors).sort()).toEqual([
      'input.endsAt',
      'input.meetingHours.0.date',
      'input.meetingHours.1.from',
      'input.startsAt',
    ]);
  });
});

it('`/v1` tells errors of types, rules and data in one answer too', async () => {
  const response = await fetch(`${server.url}/v1/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staff}` },
    body: JSON.stringify({
      from_date: '2031-05-03T10:00:00.000Z',
      to_date: '2031-05-03T09:00:00.000Z',
      slot_minutes: 'many',
      tagline: 'two\nlines',
      venue: 'x'.repeat(201),
    }),
  });
  const { errors } = (await response.json()) as { errors: { field: string; message: string }[] };
  expect(response.status).toBe(400);
  expect(byPath(errors.map(({ field, message }) => ({ path: field, message })))).toEqual({
    title: REQUIRED,
    slot_minutes: expect.any(String) as string,
    to_date: 'The end has to come after the beginning.',
    tagline: ONE_LINE,
    venue: 'This has at most 200 characters.',
  });
});

describe('`/v1` rows that look something up name all errors of a body', () => {
  let event: BuiltEvent;
  beforeAll(async () => void (event = await buildEvent(server)));

  type Errors = { errors: { field: string; message: string }[] };
  const restErrors = async (method: string, path: string, body: object) => {
    const answer = await rest<Errors>(server.url, method, path, { body, token: staff });
    expect(answer.status).toBe(400);
    return Object.fromEntries(answer.body.errors.map(({ field, message }) => [field, message]));
  };

  it('of an event that changes', async () => {
    const body = { title: ' ', slot_minutes: 'many', tagline: 'two\nlines', timezone: 'Moon/Base' };
    expect(await restErrors('PUT', `/events/${event.id}`, body)).toEqual({
      title: REQUIRED,
      slot_minutes: expect.any(String) as string,
      tagline: ONE_LINE,
      timezone: 'There is no such time zone. Asia/Karachi would be one.',
    });
  });

  it('of a new activity', async () => {
    const body = {
      event_id: event.id,
      title: 5,
      from_date: '2031-05-03T10:00:00.000Z',
      to_date: '2031-05-03T09:00:00.000Z',
    };
    expect(await restErrors('POST', '/activities', body)).toEqual({
      title: expect.any(String) as string,
      to_date: 'The end has to be after the start.',
    });
  });
});
