import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { writeTimetable } from '../../server/src/modules/scheduler/apply/apply.service';
import { graphql, mutationOf } from '../support/client';
import {
  buildMeeting,
  buildMember,
  buildPod,
  buildUser,
  insert,
  nameOf,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { buildRun, type DraftedMeeting } from '../support/timetables';
import { buildWish, buildWishEvent } from '../support/wishes';

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  manager = (await buildUser(server, { role: Role.MANAGER })).id;
});
afterAll(() => server.close());

interface Scene {
  event: BuiltEvent;
  people: BuiltMember[];
  podIds: string[];
}

const buildScene = async (people = 4, pods = 2): Promise<Scene> => {
  const event = await buildWishEvent(server);
  const here = { eventId: event.id };
  return {
    event,
    people: await Promise.all(Array.from({ length: people }, () => buildMember(server, here))),
    podIds: await Promise.all(Array.from({ length: pods }, async () => (await buildPod(server, here)).id)),
  };
};

/** Does all turns of the worker, as one that was asked to apply or undo. */
const write = async (runId: string, status: 'APPLYING' | 'UNDOING', on = server): Promise<void> => {
  await server.sql('UPDATE schedule_runs SET status = $2, acted_by = $3, told_until = NULL WHERE id = $1', [
    runId,
    status,
    manager,
  ]);
  await writeTimetable(on.app.systemContext(), { runId });
};

const apply = (runId: string) => write(runId, 'APPLYING');
const undo = (runId: string) => write(runId, 'UNDOING');

/** Each change with what became of it, in order. */
const outcomesOf = async (runId: string): Promise<string[]> =>
  (
    await server.sql<{ told: string }>(
      `SELECT concat_ws(' ', change, outcome, reason) AS told FROM schedule_run_meetings WHERE run_id = $1 ORDER BY starts_at, change, id`,
      [runId],
    )
  ).map(({ told }) => told);

/** The meetings of an event that stand or wait, as `status slot pod people`. */
const meetingsOf = async ({ event, people, podIds }: Scene): Promise<string[]> => {
  const rows = await server.sql<{ status: string; startsAt: Date; podId: string; pair: string[] }>(
    `SELECT status, starts_at AS "startsAt", pod_id AS "podId", ARRAY[sender_id, receiver_id] AS pair FROM meetings
     WHERE event_id = $1 AND status <> 'REJECTED' ORDER BY starts_at, pod_id`,
    [event.id],
  );
  const step = (event.slotMinutes + event.gapMinutes) * 60_000;
  return rows.map(({ status, startsAt, podId, pair }) => {
    const slot = (startsAt.getTime() - slotOf(event).startsAt.getTime()) / step;
    const names = pair.map((id) => people.findIndex((person) => person.id === id)).toSorted((a, b) => a - b);
    return `${status} ${slot} ${podIds.indexOf(podId)} ${names.join('')}`;
  });
};

/** Times that are taken, as many as three for each meeting that stands. */
const claimsOf = async ({ event }: Scene): Promise<number> => {
  const [row] = await server.sql<{ count: number }>(
    'SELECT count(*)::int AS count FROM claims c JOIN meetings m ON m.id = c.meeting_id WHERE m.event_id = $1',
    [event.id],
  );
  return row!.count;
};

/** The mails of a scene, with the number of meetings in their calendar files, in the order of the people. */
const mailsOf = async ({ event, people }: Scene) => {
  const rows = await server.sql<{ recipientId: string; text: string; calendar: string }>(
    `SELECT recipient_id AS "recipientId", text, calendar FROM mails WHERE event_id = $1 AND template = 'timetable-changed'`,
    [event.id],
  );
  return people.flatMap(({ id }) =>
    rows
      .filter(({ recipientId }) => recipientId === id)
      .map(({ text, calendar }) => ({ text, meetings: calendar.split('BEGIN:VEVENT').length - 1 })),
  );
};

const pair = ({ people }: Scene, one: number, other: number) => [people[one]!.id, people[other]!.id] as const;

/** A timetable of the scene that was applied, and the ids of its meetings. */
const publish = async (scene: Scene, meetings: DraftedMeeting[]) => {
  const runId = await buildRun(server, scene.event, meetings);
  await apply(runId);
  const rows = await server.sql<{ id: string }>(
    'SELECT id FROM meetings WHERE run_id = $1 ORDER BY starts_at, pod_id',
    [runId],
  );
  return { runId, ids: rows.map(({ id }) => id) };
};

describe('a timetable', () => {
  it('makes its meetings, tells each person once, and is taken back without a trace', async () => {
    const scene = await buildScene();
    const [first, second] = scene.podIds as [string, string];
    const runId = await buildRun(server, scene.event, [
      { people: pair(scene, 0, 1), podId: first, slot: 0 },
      { people: pair(scene, 0, 2), podId: second, slot: 1 },
    ]);
    await apply(runId);
    expect(await meetingsOf(scene)).toEqual(['ACTIVE 0 0 01', 'ACTIVE 1 1 02']);
    expect(await claimsOf(scene)).toBe(6);
    expect(await outcomesOf(runId)).toEqual(['ADDED APPLIED', 'ADDED APPLIED']);
    const notices = await server.sql(
      `SELECT attendee_id, kind FROM notifications WHERE attendee_id = ANY($1) ORDER BY attendee_id`,
      [scene.people.map(({ id }) => id)],
    );
    const told = scene.people.slice(0, 3).map(({ id }) => ({ attendee_id: id, kind: 'TIMETABLE_CHANGED' }));
    expect(notices).toEqual(told.toSorted((a, b) => (a.attendee_id < b.attendee_id ? -1 : 1)));
    const mails = await mailsOf(scene);
    expect(mails.map(({ meetings }) => meetings)).toEqual([2, 1, 1]);
    expect(mails[0]!.text).toContain(`09:00 am · ${nameOf(scene.people[1]!)} · Pod`);

    await undo(runId);
    expect(await meetingsOf(scene)).toEqual([]);
    expect(await claimsOf(scene)).toBe(0);
    expect(await outcomesOf(runId)).toEqual(['ADDED UNDONE', 'ADDED UNDONE']);
  });

  it('swaps two meetings and drops one for another, and undo puts all back', async () => {
    const scene = await buildScene(6);
    const [first, second] = scene.podIds as [string, string];
    const { ids } = await publish(scene, [
      { people: pair(scene, 0, 1), podId: first, slot: 0 },
      { people: pair(scene, 2, 3), podId: first, slot: 1 },
      { people: pair(scene, 4, 5), podId: second, slot: 2 },
    ]);
    const before = await meetingsOf(scene);
    const runId = await buildRun(server, scene.event, [
      {
        people: pair(scene, 0, 1),
        podId: first,
        slot: 1,
        change: 'MOVED',
        meetingId: ids[0]!,
        old: { slot: 0, podId: first },
      },
      {
        people: pair(scene, 2, 3),
        podId: first,
        slot: 0,
        change: 'MOVED',
        meetingId: ids[1]!,
        old: { slot: 1, podId: first },
      },
      { people: pair(scene, 4, 5), podId: second, slot: 2, change: 'DROPPED', meetingId: ids[2]! },
      { people: pair(scene, 4, 1), podId: second, slot: 2 },
    ]);
    await apply(runId);
    expect(await meetingsOf(scene)).toEqual(['ACTIVE 0 0 23', 'ACTIVE 1 0 01', 'ACTIVE 2 1 14']);
    expect(await claimsOf(scene)).toBe(9);
    await undo(runId);
    expect(await meetingsOf(scene)).toEqual(before);
    expect(await claimsOf(scene)).toBe(9);
  });

  it('makes a waiting request the meeting, and gives it back', async () => {
    const scene = await buildScene();
    const [podId] = scene.podIds as [string];
    await buildMeeting(server, {
      event: scene.event,
      eventId: scene.event.id,
      senderId: scene.people[1]!.id,
      receiverId: scene.people[0]!.id,
      ...slotOf(scene.event, 3),
    });
    const before = await meetingsOf(scene);
    const runId = await buildRun(server, scene.event, [{ people: pair(scene, 0, 1), podId, slot: 0 }]);
    await apply(runId);
    expect(await meetingsOf(scene)).toEqual(['ACTIVE 0 0 01']);
    await undo(runId);
    expect(await meetingsOf(scene)).toEqual(before);
  });
});

describe('a timetable that is not possible any more', () => {
  it('leaves out what is not possible any more, says why, and loses nothing for it', async () => {
    const scene = await buildScene(8);
    const { people, event } = scene;
    const [first, second] = scene.podIds as [string, string];
    const { ids } = await publish(scene, [
      { people: pair(scene, 0, 1), podId: first, slot: 0 },
      { people: pair(scene, 2, 3), podId: first, slot: 1 },
      { people: pair(scene, 4, 5), podId: first, slot: 2 },
    ]);
    const runId = await buildRun(server, event, [
      // One of the two has agreed on another meeting at that time, so that the place does not come free for the next one.
      {
        people: pair(scene, 0, 1),
        podId: first,
        slot: 3,
        change: 'MOVED',
        meetingId: ids[0]!,
        old: { slot: 0, podId: first },
      },
      {
        people: pair(scene, 2, 3),
        podId: first,
        slot: 0,
        change: 'MOVED',
        meetingId: ids[1]!,
        old: { slot: 1, podId: first },
      },
      // It would be dropped for a meeting of two of whom one refuses the other by now.
      { people: pair(scene, 4, 5), podId: first, slot: 2, change: 'DROPPED', meetingId: ids[2]! },
      { people: pair(scene, 4, 6), podId: second, slot: 2 },
      { people: pair(scene, 6, 7), podId: second, slot: 4 },
    ]);
    await buildMeeting(server, {
      event,
      eventId: event.id,
      senderId: people[1]!.id,
      receiverId: people[7]!.id,
      podId: second,
      status: 'ACTIVE',
      ...slotOf(event, 3),
    });
    await buildWish(server, people[6]!.id, { toAttendeeId: people[4]!.id }, 'NO');
    await apply(runId);
    expect(await outcomesOf(runId)).toEqual([
      'MOVED SKIPPED POD_TAKEN',
      'ADDED SKIPPED NOT_POSSIBLE',
      'DROPPED SKIPPED NOT_NEEDED',
      'MOVED SKIPPED PERSON_BUSY',
      'ADDED APPLIED',
    ]);
    expect(await meetingsOf(scene)).toEqual([
      'ACTIVE 0 0 01',
      'ACTIVE 1 0 23',
      'ACTIVE 2 0 45',
      'ACTIVE 3 1 17',
      'ACTIVE 4 1 67',
    ]);
  });
});

describe('a timetable of which something has changed', () => {
  it('leaves what people or staff changed after it was published, when it is undone', async () => {
    const scene = await buildScene(6);
    const [first, second] = scene.podIds as [string, string];
    const { runId, ids } = await publish(scene, [
      { people: pair(scene, 0, 1), podId: first, slot: 0 },
      { people: pair(scene, 2, 3), podId: first, slot: 1 },
      { people: pair(scene, 4, 5), podId: first, slot: 2 },
    ]);
    await server.sql('UPDATE meetings SET pod_id = $2 WHERE id = $1', [ids[0], second]);
    await server.sql('UPDATE meetings SET locked_at = now() WHERE id = $1', [ids[1]]);
    await undo(runId);
    expect(await outcomesOf(runId)).toEqual([
      'ADDED NOT_UNDONE CHANGED_MEANWHILE',
      'ADDED NOT_UNDONE LOCKED',
      'ADDED UNDONE',
    ]);
    expect(await meetingsOf(scene)).toEqual(['ACTIVE 0 1 01', 'ACTIVE 1 0 23']);
  });

  it('holds the limits of groups', async () => {
    const scene = await buildScene();
    const [podId] = scene.podIds as [string];
    await insert(server, 'attendee_groups', {
      id: scene.event.id,
      eventId: scene.event.id,
      name: 'Buyers',
      bit: 5,
      meetingsPerDay: 1,
    });
    await server.sql('UPDATE attendees SET groups = groups | (1::bigint << 5) WHERE id = $1', [
      scene.people[0]!.id,
    ]);
    const runId = await buildRun(server, scene.event, [
      { people: pair(scene, 0, 1), podId, slot: 0 },
      { people: pair(scene, 0, 2), podId, slot: 1 },
    ]);
    await apply(runId);
    expect(await outcomesOf(runId)).toEqual(['ADDED APPLIED', 'ADDED SKIPPED LIMIT']);
  });

  it('goes on for nobody who may not do it any more', async () => {
    const scene = await buildScene();
    const [podId] = scene.podIds as [string];
    const runId = await buildRun(server, scene.event, [{ people: pair(scene, 0, 1), podId, slot: 0 }]);
    const other = await buildUser(server, { role: Role.ATTENDEE });
    await server.sql(`UPDATE schedule_runs SET status = 'APPLYING', acted_by = $2 WHERE id = $1`, [
      runId,
      other.id,
    ]);
    await writeTimetable(server.app.systemContext(), { runId });
    expect(await outcomesOf(runId)).toEqual(['ADDED SKIPPED NOT_ALLOWED']);
    expect(await meetingsOf(scene)).toEqual([]);
  });
});

const RESPOND = mutationOf('respondToMeeting', 'meeting { id status }');

describe('people who accept while a timetable is applied', () => {
  it('have no double booking, and nothing is lost', async () => {
    const scene = await buildScene(40, 10);
    const { people, event, podIds } = scene;
    const beside = await startServer({ databaseUrl: server.databaseUrl, jobs: false });
    try {
      // Each of twenty has a request at the time for which the timetable has another meeting of theirs.
      const requests = await Promise.all(
        Array.from({ length: 20 }, async (_none, index) => {
          const meeting = await buildMeeting(server, {
            event,
            eventId: event.id,
            senderId: people[index]!.id,
            receiverId: people[(index + 1) % 20]!.id,
            ...slotOf(event, Math.floor(index / 10)),
          });
          return { id: meeting.id, token: people[(index + 1) % 20]!.token };
        }),
      );
      const runId = await buildRun(
        server,
        event,
        Array.from({ length: 20 }, (_none, index) => ({
          people: pair(scene, index, 20 + index),
          podId: podIds[index % 10]!,
          slot: Math.floor(index / 10),
        })),
      );
      const answers = requests.map(({ id, token }, index) =>
        graphql<{ it: unknown }>(
          index % 2 ? server.url : beside.url,
          RESPOND,
          { input: { meetingId: id, action: 'ACCEPT' } },
          token,
        ),
      );
      await Promise.all([
        write(runId, 'APPLYING', beside),
        writeTimetable(server.app.systemContext(), { runId }),
        ...answers,
      ]);
      const [run] = await server.sql<{ status: string }>('SELECT status FROM schedule_runs WHERE id = $1', [
        runId,
      ]);
      expect(run).toEqual({ status: 'APPLIED' });
      const outcomes = await outcomesOf(runId);
      expect(outcomes.every((told) => /^ADDED (APPLIED|SKIPPED (PERSON_BUSY|POD_TAKEN))$/.test(told))).toBe(
        true,
      );
      const standing = (await meetingsOf(scene)).filter((meeting) => meeting.startsWith('ACTIVE'));
      expect(await claimsOf(scene)).toBe(3 * standing.length);
      const accepted = (await Promise.all(answers)).filter(({ errors }) => !errors);
      const applied = outcomes.filter((told) => told === 'ADDED APPLIED');
      expect(standing).toHaveLength(accepted.length + applied.length);
    } finally {
      await beside.close();
    }
  });
});
