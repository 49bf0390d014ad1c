import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql, subscribe } from '../support/client';
import { buildAttendee, buildEvent, buildUser, signIn, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { within } from '../support/wait';

const redisUrl = inject('redisUrl');
const ACCESS_CHANGED = 4403;
const STATISTICS = 'subscription ($id: ID!) { statisticsChanged(eventId: $id) { totals { attendees } } }';
const UPDATE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { __typename } } }';

let one: TestServer;
let other: TestServer;

beforeAll(async () => {
  const redis = redisUrl === null ? {} : { redisUrl };
  one = await startServer(redis);
  other = await startServer({ ...redis, databaseUrl: one.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

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
  ])('%s: closes the sockets of the user on all servers, at once', async (_how, from, to) => {
    const event = await buildEvent(one);
    const user = await buildUser(one, { role: from });
    const bystander = await signInAs(one, Role.MANAGER);
    const open = (server: TestServer, token: string) =>
      subscribe(server.url, token, STATISTICS, { id: event.id });
    const [here, there, unrelated] = [
      await open(one, await signIn(one, user)),
      await open(other, await signIn(one, user)),
      await open(other, bystander),
    ];
    const admin = await signInAs(one, Role.ADMIN);
    await expectOk(graphql(one.url, UPDATE, { input: { userId: user.id, role: to } }, admin));
    expect(await Promise.all([closeCode(here.ended), closeCode(there.ended)])).toEqual([
      ACCESS_CHANGED,
      ACCESS_CHANGED,
    ]);
    await buildAttendee(one, { eventId: event.id });
    await unrelated.next(10_000);
    expect([here.received, there.received]).toEqual([[], []]);
    await unrelated.close();
  });

  it('lets the client connect again, with the rights of the new role alone', async () => {
    const event = await buildEvent(one);
    const user = await buildUser(one, { role: Role.MANAGER });
    const token = await signIn(one, user);
    const live = await subscribe(other.url, token, STATISTICS, { id: event.id }, { retryAttempts: 5 });
    const admin = await signInAs(one, Role.ADMIN);
    await expectOk(graphql(one.url, UPDATE, { input: { userId: user.id, role: Role.ATTENDEE } }, admin));
    const refusal = await live.next(10_000);
    expect(['FORBIDDEN', 'NOT_FOUND']).toContain(codeOf(refusal));
    await live.close();
  });
});
