import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  signInAs,
  slotOf,
} from '../support/factories';
import { during } from '../support/during';
import { startTwoServers, type TestServer } from '../support/server';

const ROUNDS = 25;
const ACCEPT = `mutation ($id: ID!) { respondToMeeting(input: { meetingId: $id, action: ACCEPT }) { meeting { pod { id } } } }`;
const DELETE = `mutation ($id: ID!, $force: Boolean!) { deletePod(input: { podId: $id, force: $force }) { closedMeetings } }`;

let server: TestServer;
let second: TestServer;
let manager: string;

beforeAll(async () => {
  [server, second] = await startTwoServers();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

it.each([false, true])(
  'no meeting that is accepted while its pod is taken away (by force: %s) ends at that pod',
  async (force) => {
    const reasons = new Set<unknown>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const event = await buildEvent(server);
      const pod = await buildPod(server, { eventId: event.id });
      // In every other round there is a pod to fall back to.
      if (round % 2) await buildPod(server, { eventId: event.id });
      const receiver = await buildMember(server, { eventId: event.id });
      const meeting = await buildMeeting(server, { event, podId: pod.id, receiverId: receiver.id });
      const [accepted, removed] = await Promise.all([
        graphql(server.url, ACCEPT, { id: meeting.id }, receiver.token),
        graphql(second.url, DELETE, { id: pod.id, force }, manager),
      ]);
      for (const { errors } of [accepted, removed])
        for (const { extensions } of errors ?? []) reasons.add(extensions['reason'] ?? extensions.code);
      const [wrong] = await server.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM meetings m JOIN pods p ON p.id = m.pod_id
         WHERE m.status = 'ACTIVE' AND p.removed_at IS NOT NULL AND m.event_id = $1`,
        [event.id],
      );
      expect(wrong).toEqual({ count: 0 });
    }
    for (const reason of reasons) expect(['HAS_MEETINGS', 'NO_POD_FREE']).toContain(reason);
  },
  60_000,
);

describe('the second one waits for the first, and sees what it did', () => {
  it('an accept goes to another pod when its own is being taken away', async () => {
    const event = await buildEvent(server);
    const oak = await buildPod(server, { eventId: event.id });
    const elm = await buildPod(server, { eventId: event.id });
    const receiver = await buildMember(server, { eventId: event.id });
    const meeting = await buildMeeting(server, { event, podId: oak.id, receiverId: receiver.id });
    const { data } = await during(
      server,
      (first) => first.query('UPDATE pods SET removed_at = now() WHERE id = $1', [oak.id]),
      () => graphql(server.url, ACCEPT, { id: meeting.id }, receiver.token),
    );
    expect(data).toEqual({ respondToMeeting: { meeting: { pod: { id: elm.id } } } });
  });

  it('an accept goes to another pod when its own is being blocked, or offers other times where none is left', async () => {
    const event = await buildEvent(server);
    const [oak, elm] = [
      await buildPod(server, { eventId: event.id }),
      await buildPod(server, { eventId: event.id }),
    ];
    const blocking = (podId: string) => (first: Client) =>
      first.query(
        `INSERT INTO activities (id, event_id, kind, title, pod_id, starts_at, ends_at) VALUES ($1, $2, 'POD', 'Closed', $3, $4, $5)`,
        [newId(), event.id, podId, slotOf(event).startsAt, slotOf(event).endsAt],
      );
    const receiver = await buildMember(server, { eventId: event.id });
    const accept = async (podId: string) => {
      const { id } = await buildMeeting(server, { event, podId, receiverId: receiver.id });
      return during(server, blocking(podId), () => graphql(server.url, ACCEPT, { id }, receiver.token));
    };
    const { data } = await accept(oak.id);
    expect(data).toEqual({ respondToMeeting: { meeting: { pod: { id: elm.id } } } });
    await server.sql('DELETE FROM meetings WHERE event_id = $1', [event.id]);
    const { errors } = await accept(elm.id);
    expect(errors?.map(({ extensions }) => extensions)).toMatchObject([
      {
        code: 'CONFLICT',
        reason: 'NO_POD_FREE',
        slots: [{ startsAt: slotOf(event, 1).startsAt.toISOString() }, {}, {}, {}, {}],
      },
    ]);
  });

  it('a removal finds the meeting that is being put there', async () => {
    const event = await buildEvent(server);
    const pod = await buildPod(server, { eventId: event.id });
    const [sender, receiver] = [
      await buildAttendee(server, { eventId: event.id }),
      await buildAttendee(server, { eventId: event.id }),
    ];
    const { startsAt, endsAt } = slotOf(event);
    const { errors } = await during(
      server,
      (first) =>
        first.query(
          `INSERT INTO meetings (id, event_id, sender_id, receiver_id, pod_id, starts_at, ends_at, status, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, 'ACTIVE', now())`,
          [newId(), event.id, sender.id, receiver.id, pod.id, startsAt, endsAt],
        ),
      () => graphql(server.url, DELETE, { id: pod.id, force: false }, manager),
    );
    expect(errors?.map(({ extensions }) => extensions)).toMatchObject([
      { code: 'CONFLICT', reason: 'HAS_MEETINGS', meetings: 1 },
    ]);
  });
});
