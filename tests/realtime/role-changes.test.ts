import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { codeOf, expectOk, graphql, login, subscribe } from '../support/client';
import { buildAttendee, buildEvent, buildUser, signIn, signInAs } from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';
import { within } from '../support/wait';

const PASSWORD = 'correct horse battery';
const redisUrl = inject('redisUrl');
const ENDED = 4401;
const STATISTICS = 'subscription ($id: ID!) { statisticsChanged(eventId: $id) { totals { attendees } } }';
const UPDATE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { __typename } } }';

let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  const redis = redisUrl === null ? {} : { redisUrl };
  [one, other] = await startTwoServers(redis);
});
afterAll(() => one.close());

const closeCode = (ended: Promise<void>) =>
  within(
    ended.catch((event: { code: number }) => event.code),
    'The end of the socket',
  );

describe('a changed role', () => {
  it.each([
    ['lowered', Role.MANAGER, Role.ATTENDEE],
    ['lowered by one step', Role.ADMIN, Role.MANAGER],
    ['of the same rank', Role.MANAGER, Role.SUPERVISOR],
  ])('%s: ends the sessions and sockets of the user on all servers, at once', async (_how, from, to) => {
    const event = await buildEvent(one);
    const user = await buildUser(one, { role: from });
    const bystander = await signInAs(one, Role.MANAGER);
    const open = (server: TestServer, token: string) =>
      subscribe(server.url, token, STATISTICS, { id: event.id });
    const tokens = [await signIn(one, user), await signIn(one, user)] as const;
    const [here, there, unrelated] = [
      await open(one, tokens[0]),
      await open(other, tokens[1]),
      await open(other, bystander),
    ];
    const admin = await signInAs(one, Role.ADMIN);
    await expectOk(graphql(one.url, UPDATE, { input: { userId: user.id, role: to } }, admin));
    expect(await Promise.all([closeCode(here.ended), closeCode(there.ended)])).toEqual([ENDED, ENDED]);
    for (const token of tokens)
      expect(codeOf(await graphql(one.url, '{ me { id } }', {}, token))).toBe('UNAUTHENTICATED');
    await buildAttendee(one, { eventId: event.id });
    await unrelated.next(10_000);
    expect([here.received, there.received]).toEqual([[], []]);
    await unrelated.close();
  });

  it('lets the user sign in again with the password, with the rights of the lower role alone', async () => {
    const event = await buildEvent(one);
    const user = await buildUser(one, { role: Role.MANAGER, passwordHash: await hashPassword(PASSWORD) });
    const admin = await signInAs(one, Role.ADMIN);
    await expectOk(graphql(one.url, UPDATE, { input: { userId: user.id, role: Role.ATTENDEE } }, admin));
    const token = await login(other.url, user.email, PASSWORD);
    const live = await subscribe(other.url, token, STATISTICS, { id: event.id });
    const refusal = await live.next(10_000);
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain(codeOf(refusal));
    await live.close();
  });
});
