import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import {
  buildActivity,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  signInAs,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { idOf, rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

interface Activity {
  _id: string;
  from_date: string;
  to_date: string;
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let me: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  // Karachi is five hours ahead of UTC.
  event = await buildEvent(server, { timezone: 'Asia/Karachi' });
  me = await buildMember(server, { eventId: event.id });
});

const call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  token = manager,
) => rest<Body>(server.url, method, `/activities${path}`, { token, ...(body === undefined ? {} : { body }) });
const create = async (more: Record<string, unknown> = {}) => {
  const body = {
    event_id: event.id,
    title: 'Opening',
    from_date: '2027-05-04T00:30:00.000Z',
    to_date: '2027-05-04T01:00:00.000Z',
  };
  return call<{ activity: Activity }>('post', '', { ...body, ...more });
};

describe('/v1/activities', () => {
  it('adds an activity at the event’s wall clock', async () => {
    const { status, body } = await create({ speakers: [me.id], track: 'Energy', location: 'Hall 1' });
    expect([status, body]).toEqual([
      201,
      {
        activity: {
          _id: expect.any(String) as string,
          event_id: event.id,
          kind: 'SESSION',
          title: 'Opening',
          description: null,
          from_date: '2027-05-04T00:30:00.000Z',
          to_date: '2027-05-04T01:00:00.000Z',
          location: 'Hall 1',
          track: 'Energy',
          booth: null,
          speakers: [expect.objectContaining({ _id: me.id, first_name: me.firstName }) as object],
          in_my_agenda: false,
        },
      },
    ]);
    const [row] = await server.sql<{ starts_at: Date }>('SELECT starts_at FROM activities WHERE id = $1', [
      idOf(body.activity),
    ]);
    expect(row?.starts_at.toISOString()).toBe('2027-05-03T19:30:00.000Z');
  });

  it('gives one, all of an event, and those of a day', async () => {
    const { activity } = (await create()).body;
    const next = (
      await create({ from_date: '2027-05-05T00:00:00.000Z', to_date: '2027-05-05T01:00:00.000Z' })
    ).body.activity;
    const at = async (path: string) => (await call('get', path, undefined, me.token)).body;
    expect(await at(`/${idOf(activity)}`)).toEqual({ activity });
    expect(await at(`/${event.id}`)).toEqual({ activities: [activity, next] });
    expect(await at(`/${event.id}/2027-05-04`)).toEqual({ activities: [activity] });
    expect(await call('get', `/${event.id}/someday`)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'date' }] },
    });
    expect((await call('get', `/${randomUUID()}`)).status).toBe(404);
  });

  it('changes only what is sent, and takes the alias of creation', async () => {
    const { activity } = (await create({ description: 'Text' })).body;
    const changed = await call('put', `/${idOf(activity)}`, {
      form_data: { to_date: '2027-05-04T02:00:00.000Z' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { activity: { ...activity, to_date: '2027-05-04T02:00:00.000Z' } },
    });
    expect(await call('put', `/${idOf(activity)}`, { to_date: activity.from_date })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'to_date' }] },
    });
    expect((await call('post', '/create', {})).status).toBe(400);
    expect((await call('put', `/${idOf(activity)}`, {}, me.token)).status).toBe(403);
  });

  it('deletes', async () => {
    const { activity } = (await create()).body;
    expect(await call('delete', `/${idOf(activity)}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await call('delete', `/${idOf(activity)}`)).status).toBe(404);
  });
});

describe('/v1/activities/pod', () => {
  it('shows others’ meetings as busy time, own ones and those that staff see whole', async () => {
    const pod = await buildPod(server, { eventId: event.id });
    const meeting = await buildMeeting(server, { event, status: 'ACTIVE', podId: pod.id });
    const path = `/pod/${event.id}/${pod.id}`;
    const wall = (time: Date) => new Date(time.getTime() + 5 * 3_600_000).toISOString();
    const busy = { from_date: wall(meeting.startsAt), to_date: wall(meeting.endsAt) };
    expect((await call('get', path, undefined, me.token)).body).toEqual({ activities: [], meetings: [busy] });
    expect((await call('get', path)).body).toMatchObject({
      activities: [],
      meetings: [{ ...busy, _id: meeting.id, status: 'ACTIVE', booth: { _id: pod.id } }],
    });
  });

  it('moves and removes a meeting or an activity', async () => {
    const pod = await buildPod(server, { eventId: event.id });
    const meeting = await buildMeeting(server, { event, status: 'ACTIVE', podId: pod.id });
    const activity = await buildActivity(server, {
      event,
      kind: 'POD',
      podId: (await buildPod(server, { eventId: event.id })).id,
    });
    const day = meeting.startsAt.toISOString().slice(0, 10);
    const times = { from_date: `${day}T20:00:00.000Z`, to_date: `${day}T20:30:00.000Z` };
    const move = (id: string, body: unknown) => call('put', `/update-activity/${id}`, body);
    expect(await move(meeting.id, { ...times, booth_id: pod.id })).toMatchObject({
      status: 200,
      body: { meeting: { _id: meeting.id, status: 'ACTIVE', ...times, booth: { _id: pod.id } } },
    });
    expect(await move(activity.id, { ...times, booth_id: pod.id })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', reason: 'POD_TAKEN' },
    });
    expect(await move(activity.id, times)).toMatchObject({
      status: 200,
      body: { activity: { _id: activity.id, ...times } },
    });
    for (const id of [meeting.id, activity.id])
      expect(await call('delete', `/remove-activity/${id}`)).toMatchObject({
        status: 200,
        body: { success: true },
      });
    const { body } = await rest<{ meeting: object }>(server.url, 'get', `/meetings/${meeting.id}`, {
      token: manager,
    });
    expect(body.meeting).toMatchObject({ status: 'REJECTED', closed_reason: 'REMOVED' });
    for (const [method, path] of [
      ['put', 'update-activity'],
      ['delete', 'remove-activity'],
    ] as const)
      expect((await call(method, `/${path}/${randomUUID()}`)).status).toBe(404);
  });
});
