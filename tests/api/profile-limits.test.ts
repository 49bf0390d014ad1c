import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { profileFields } from '../../server/src/modules/attendees/profile-fields';
import { expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, signIn, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;
let manager: string;
let newcomers = 0;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const NAMES = { firstName: 'Ada', lastName: 'King' };
const run = (document: string, input: object, token?: string) =>
  graphql<{ done: { it: object } }>(server.url, document, { input }, token);
const newcomer = () => ({ email: `new.${(newcomers += 1)}.${crypto.randomUUID()}@example.test`, ...NAMES });
const invited = async () => {
  const attendee = await buildAttendee(server, { status: 'INVITED' });
  return { attendee, token: await signIn(server, attendee) };
};

/** Everybody who may write a profile: what they bring is measured alike. */
const writers: Record<string, (keys: object) => ReturnType<typeof run>> = {
  createAttendee: async (keys) => {
    const { id: eventId } = await buildEvent(server);
    const document =
      'mutation ($input: CreateAttendeeInput!) { done: createAttendee(input: $input) { it: attendee { country } } }';
    return run(document, { eventId, ...newcomer(), ...keys }, manager);
  },
  updateAttendee: async (keys) => {
    const { id: attendeeId } = await buildAttendee(server);
    const document =
      'mutation ($input: UpdateAttendeeInput!) { done: updateAttendee(input: $input) { it: attendee { country } } }';
    return run(document, { attendeeId, ...keys }, manager);
  },
  joinEvent: async (keys) => {
    const { attendee, token } = await invited();
    const document =
      'mutation ($input: JoinEventInput!) { done: joinEvent(input: $input) { it: attendee { country } } }';
    const complete = { ...NAMES, jobTitle: 'Engineer', organization: 'Analytical Ltd' };
    return run(document, { eventId: attendee.eventId, ...complete, ...keys }, token);
  },
  updateProfile: async (keys) => {
    const { attendee, token } = await invited();
    const document =
      'mutation ($input: UpdateProfileInput!) { done: updateProfile(input: $input) { it: attendee { country } } }';
    return run(document, { eventId: attendee.eventId, ...keys }, token);
  },
  register: async (keys) => {
    const { id: eventId } = await buildEvent(server, { registration: 'OPEN' });
    const document =
      'mutation ($input: RegisterInput!) { done: register(input: $input) { it: attendee { country } } }';
    const input = { eventId, ...newcomer(), password: 'correct horse battery', ...keys };
    return run(document, input);
  },
};

const limits = Object.fromEntries(
  profileFields.flatMap(({ name, kind, max }) =>
    max && ['name', 'line', 'phone'].includes(kind) ? [[name, max]] : [],
  ),
);
const texts = (more: number) =>
  Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, 'x'.repeat(limit + more)]));
const pathsOf = async (answer: ReturnType<typeof run>) =>
  ((await expectError(answer)).extensions['fields'] as { path: string }[]).map(({ path }) => path).sort();

describe.each(Object.entries(writers))('%s', (_name, write) => {
  it('takes texts as long as they may be, and none that is longer', async () => {
    await expectOk(write({ ...texts(0), country: 'PK' }));
    expect(await pathsOf(write({ ...texts(1), country: 'PK' }))).toEqual(
      Object.keys(limits)
        .map((key) => `input.${key}`)
        .sort(),
    );
  });

  it('takes every country by code or English name, and no other text', async () => {
    expect(await expectOk(write({ country: ' gb ' }))).toEqual({ done: { it: { country: 'GB' } } });
    expect(await expectOk(write({ country: 'XK' }))).toEqual({ done: { it: { country: 'XK' } } });
    expect(await expectOk(write({ country: 'Pakistan' }))).toEqual({ done: { it: { country: 'PK' } } });
    for (const country of ['ZZ', 'Atlantis', 'P'])
      expect(await pathsOf(write({ country }))).toEqual(['input.country']);
  });
});

const { register: _short, ...whole } = writers;

it.each(Object.entries(whole))(
  '%s takes an introduction of 5,000 characters at most',
  async (_name, write) => {
    await expectOk(write({ country: 'PK', introduction: 'x'.repeat(5_000) }));
    expect(await pathsOf(write({ country: 'PK', introduction: 'x'.repeat(5_001) }))).toEqual([
      'input.introduction',
    ]);
  },
);
