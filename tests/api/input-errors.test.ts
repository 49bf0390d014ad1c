import * as validator from 'class-validator';
import { getMetadataStorage } from 'class-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, graphql, post } from '../support/client';
import { buildEvent, signInAs, type BuiltEvent } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;
let token: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await sharedServer();
  [token, event] = [await signInAs(server, Role.MANAGER), await buildEvent(server)];
});
afterAll(() => server.close());

const errorsOf = async (document: string, variables: Record<string, unknown>) => {
  const { errors = [] } = await graphql(server.url, document, variables, token);
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT']);
  return errors[0]?.extensions['fields'];
};

describe('values of the wrong type', () => {
  const CREATE =
    'mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { attendee { id } } }';
  const WRONG = 'This value has the wrong type.';

  it('are told all at once, each by its place', async () => {
    const input = {
      eventId: { is: event.id },
      email: 5,
      firstName: null,
      interests: [{ group: 'Industry', terms: ['Health', 7] }, 'Energy'],
      category: 'GUEST',
      nickname: 'Ada',
    };
    expect(await errorsOf(CREATE, { input })).toEqual([
      { path: 'input.firstName', message: 'This is required.' },
      { path: 'input.lastName', message: 'This is required.' },
      { path: 'input.interests.0.terms.1', message: WRONG },
      { path: 'input.interests.1', message: WRONG },
      { path: 'input.category', message: 'There is no such choice.' },
      { path: 'input.eventId', message: WRONG },
      { path: 'input.email', message: WRONG },
      { path: 'input.nickname', message: 'There is no such field.' },
    ]);
  });

  it('are told of variables, and of one that is missing', async () => {
    const query = `query ($id: ID!, $first: Int) { attendees(eventId: $id, first: $first) { nodes { id } } }`;
    expect(await errorsOf(query, { first: 'all' })).toEqual([
      { path: 'id', message: 'This is required.' },
      { path: 'first', message: WRONG },
    ]);
    expect(await errorsOf(CREATE, {})).toEqual([{ path: 'input', message: 'This is required.' }]);
  });

  it('are never part of the answer', async () => {
    const { message, extensions } = await expectError(
      graphql(server.url, CREATE, { input: { email: ['hunter2'] } }, token),
    );
    expect(JSON.stringify([message, extensions])).not.toContain('hunter2');
  });
});

describe('a request that comes too soon', () => {
  it('is told in a header too when to come again', async () => {
    const ask = () =>
      post(
        server.url,
        JSON.stringify({ query: 'mutation { requestOtp(input: { email: "ada@example.test" }) { email } }' }),
      );
    expect((await ask()).headers.get('retry-after')).toBeNull();
    const again = await ask();
    const [error] = ((await again.json()) as { errors: { extensions: { retryAfter: number } }[] }).errors;
    expect(error?.extensions.retryAfter).toBeGreaterThan(50);
    expect(again.headers.get('retry-after')).toBe(String(error?.extensions.retryAfter));
  });
});

describe('values that break a rule', () => {
  it('are told in our own words', async () => {
    const list = `query ($id: ID!, $first: Int!) { attendees(eventId: $id, first: $first) { nodes { id } } }`;
    expect(await errorsOf(list, { id: event.id, first: 101 })).toEqual([
      { path: 'first', message: 'This can be at most 100.' },
    ]);
    expect(await errorsOf(list, { id: event.id, first: 0 })).toEqual([
      { path: 'first', message: 'This has to be at least 1.' },
    ]);
    const offset = `query ($id: ID!) { attendees(eventId: $id, offset: 10001) { nodes { id } } }`;
    expect(await errorsOf(offset, { id: event.id })).toEqual([
      { path: 'offset', message: 'This can be at most 10,000.' },
    ]);
  });

  it('name an address with half a pair of surrogates, which rules would stumble over', async () => {
    const verify = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { __typename } }';
    for (const email of ['\ud800a@example.test', 'a@example.test\udc00'])
      expect(await errorsOf(verify, { input: { email, otp: '123456' } })).toEqual([
        { path: 'input.email', message: 'This has a character that cannot be stored.' },
      ]);
  });

  it('are of no rule that has no words of ours', () => {
    const { validationMetadatas } = getMetadataStorage() as unknown as {
      validationMetadatas: Map<() => void, { name?: string; message?: unknown }[]>;
    };
    const rules = [...validationMetadatas.keys()].flatMap((target) =>
      getMetadataStorage().getTargetValidationMetadatas(target, '', false, false),
    );
    // These decide whether the others hold.
    const conditions = new Set(['isOptional', 'validateIf']);
    const theirs = new Set(Object.values(validator).filter((name) => typeof name === 'string'));
    const silent = rules.filter(
      ({ name, message }) => name !== undefined && theirs.has(name) && !conditions.has(name) && !message,
    );
    expect(rules.length).toBeGreaterThan(100);
    expect([...new Set(silent.map(({ name }) => name))]).toEqual([]);
  });
});
