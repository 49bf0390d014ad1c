import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, graphql } from '../support/client';
import { buildApiToken } from '../support/api-tokens';
import {
  buildActivity,
  buildEvent,
  buildMember,
  buildPod,
  buildUser,
  signIn,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const UPDATE = `mutation ($input: UpdatePodActivityInput!) { updatePodActivity(input: $input) { podActivity { activity { id } meeting { id } } } }`;
const REMOVE = `mutation ($input: RemovePodActivityInput!) { removePodActivity(input: $input) { podActivity { activity { id } meeting { id } } } }`;

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let podId: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
  event = await buildEvent(server);
  podId = (await buildPod(server, { eventId: event.id })).id;
});
afterAll(() => server.close());

const KINDS = ['SESSION', 'BREAK', 'POD'] as const;
const build = (kind: (typeof KINDS)[number]) =>
  buildActivity(server, { event, kind, ...(kind === 'POD' ? { podId } : {}) });
const call = (method: string, path: string, body?: unknown, token: string | undefined = manager) =>
  rest<Record<string, unknown>>(server.url, method, `/activities/${path}`, {
    token,
    ...(body ? { body } : {}),
  });
const times = () => {
  const day = event.startsAt.toISOString().slice(0, 10);
  return { from_date: `${day}T15:00:00.000Z`, to_date: `${day}T15:30:00.000Z` };
};

describe('what GET /activities/{id} shows', () => {
  it.each(KINDS)('is moved and removed by the rows of a pod’s plan too: %s', async (kind) => {
    const { id } = await build(kind);
    expect((await call('get', id)).body).toMatchObject({ activity: { _id: id, kind } });
    expect(await call('put', `update-activity/${id}`, times())).toMatchObject({
      status: 200,
      body: { activity: { _id: id, kind, ...times() } },
    });
    expect((await call('get', id)).body).toMatchObject({ activity: times() });
    expect(await call('delete', `remove-activity/${id}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await call('get', id)).status).toBe(404);
    expect((await call('delete', `remove-activity/${id}`)).status).toBe(404);
  });

  it.each(['SESSION', 'BREAK'] as const)('has no pod where it is none of a pod: %s', async (kind) => {
    const { id } = await build(kind);
    expect(await call('put', `update-activity/${id}`, { booth_id: podId })).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', errors: [{ field: 'booth_id' }] },
    });
    const { from_date, to_date } = times();
    expect(
      await call('put', `update-activity/${id}`, { from_date: to_date, to_date: from_date }),
    ).toMatchObject({ status: 400, body: { errors: [{ field: 'to_date' }] } });
  });

  it('tells those who have it in their agenda', async () => {
    const { id } = await build('SESSION');
    const member = await buildMember(server, { eventId: event.id });
    await server.sql('INSERT INTO agenda_entries (attendee_id, activity_id) VALUES ($1, $2)', [
      member.id,
      id,
    ]);
    const told = async () =>
      (
        await server.sql<{ kind: string }>('SELECT kind FROM notifications WHERE attendee_id = $1', [
          member.id,
        ])
      ).map(({ kind }) => kind);
    await call('put', `update-activity/${id}`, times());
    expect(await told()).toEqual(['ACTIVITY_CHANGED']);
    await call('delete', `remove-activity/${id}`);
    expect(await told()).toEqual(['ACTIVITY_REMOVED']);
  });
});

describe('who may move and remove a session', () => {
  it('is a manager alone, in /v1 and GraphQL', async () => {
    const inEvent = { eventId: event.id };
    const viewers: [name: string, token: string | undefined, code: string][] = [
      ['nobody', undefined, 'UNAUTHENTICATED'],
      ['a stranger', await signIn(server, await buildUser(server)), 'FORBIDDEN'],
      ['a member elsewhere', (await buildMember(server)).token, 'FORBIDDEN'],
      ['the invited', (await buildMember(server, { ...inEvent, status: 'INVITED' })).token, 'FORBIDDEN'],
      ['a member', (await buildMember(server, inEvent)).token, 'FORBIDDEN'],
      ['a program', (await buildApiToken(server, inEvent)).token, 'FORBIDDEN'],
      [
        'a program elsewhere',
        (await buildApiToken(server, { eventId: (await buildEvent(server)).id })).token,
        'FORBIDDEN',
      ],
      [Role.EXECUTIVE, await signInAs(server, Role.EXECUTIVE), 'FORBIDDEN'],
      [Role.MANAGER, manager, 'OK'],
      [Role.SUPERVISOR, await signInAs(server, Role.SUPERVISOR), 'OK'],
      [Role.ADMIN, await signInAs(server, Role.ADMIN), 'OK'],
    ];
    const statuses: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, OK: 200 };
    for (const [name, token, code] of viewers) {
      const [one, two] = [await build('SESSION'), await build('SESSION')];
      const to = { podActivityId: one.id, endsAt: new Date(one.endsAt.getTime() + 60_000) };
      const asked = [
        codeOf(await graphql(server.url, UPDATE, { input: to }, token)),
        codeOf(await graphql(server.url, REMOVE, { input: { podActivityId: one.id } }, token)),
      ];
      const rows = [
        (await rest(server.url, 'put', `/activities/update-activity/${two.id}`, { token, body: times() }))
          .status,
        (await rest(server.url, 'delete', `/activities/remove-activity/${two.id}`, { token })).status,
      ];
      expect([name, ...asked, ...rows]).toEqual([name, code, code, statuses[code], statuses[code]]);
    }
  });

  it('is told of nothing that is not there', async () => {
    for (const id of [randomUUID(), event.id, podId, 'none']) {
      const { extensions } = await expectError(
        graphql(server.url, REMOVE, { input: { podActivityId: id } }, manager),
      );
      expect(extensions.code).toBe('NOT_FOUND');
    }
  });
});
