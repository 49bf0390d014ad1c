import { expectOk } from './client';
import { buildAttendee, buildEvent, buildUser } from './factories';
import { execute, uploaded } from './imports';
import type { TestServer } from './server';
import { waitFor } from './wait';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import type { Viewer } from '../../server/src/core/request/context';
import type { ImportKind } from '../../server/src/modules/imports/import.entity';

const PREPARE = `mutation ($input: PrepareImportInput!) { it: prepareImport(input: $input) { import { id columns { title field } } } }`;
const RUN = 'mutation ($input: RunImportInput!) { it: runImport(input: $input) { import { id } } }';
const ONE = `query ($id: ID!) { it: import(id: $id) { status created updated unchanged faulty failure errors { row column message } warnings { row column message } } }`;

interface Outcome {
  status: string;
  errors: { row: number; column: string; message: string }[];
  warnings: { row: number; column: string; message: string }[];
}

export const HEADER = 'Title;Day;Start;End;Track;Room;Speakers;Kind;Description';
/** A file of the schedule with these lines. */
export const fileOf = (...lines: string[]) => [HEADER, ...lines].join('\n');
/** What an import says of itself in which all went well. */
export const done = { status: 'COMMITTED', faulty: 0, failure: null, errors: [], warnings: [] };

/** A session as `schedule` gives it, with its times in UTC. */
export const entry = (title: string, from: string, to: string, more: object = {}) => ({
  kind: 'SESSION',
  title,
  from,
  to,
  track: null,
  room: null,
  description: null,
  speakers: [],
  ...more,
});

export const viewerAs = async (server: TestServer, role: Role): Promise<Viewer> => {
  const { id: userId } = await buildUser(server, { role });
  return { userId, role, sessionId: newId() };
};

/** An event in Berlin from Friday to Sunday, when the clocks go forward from 02:00 to 03:00, with Ada, who speaks, and a manager who imports its schedule. */
export async function buildScheduleScene(
  server: TestServer,
  overrides: object = {},
  kind: ImportKind = 'ACTIVITIES',
) {
  const event = await buildEvent(server, {
    timezone: 'Europe/Berlin',
    startsAt: new Date('2027-03-26T08:00:00Z'),
    endsAt: new Date('2027-03-28T16:00:00Z'),
    ...overrides,
  });
  const manager = await viewerAs(server, Role.MANAGER);
  const speaker = async (name: string, more: object = {}) => {
    const email = `${name}.${event.id.slice(-8)}@example.test`;
    const { id: userId } = await buildUser(server, { email });
    const values = { eventId: event.id, userId, category: 'SPEAKER', ...more };
    return { email, ...(await buildAttendee(server, values)) };
  };
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- callers say what they ask for
  const run = <Data>(query: string, variables: object, viewer = manager) =>
    execute<{ it: Data }>(server, viewer, query, variables as Record<string, unknown>);
  const prepare = async (content: string | Buffer, viewer = manager) => {
    const input = { eventId: event.id, kind, file: await uploaded(content) };
    return run<{ import: { id: string; columns: object[] } }>(PREPARE, { input }, viewer);
  };
  const prepared = async (content: string | Buffer) => (await expectOk(prepare(content))).it.import;
  const ran = async (importId: string, more: object = {}): Promise<Outcome> => {
    await expectOk(run(RUN, { input: { importId, ...more } }));
    return waitFor(async () => {
      const { it: found } = await expectOk(run<Outcome>(ONE, { id: importId }));
      return ['QUEUED', 'RUNNING'].includes(found.status) ? undefined : found;
    }, 'The end of the import');
  };
  const taken = async (content: string | Buffer, more: object = {}) => {
    const { id } = await prepared(content);
    return { id, ...(await ran(id, more)) };
  };
  const schedule = () =>
    server.sql(
      `SELECT a.kind, a.title, to_char(a.starts_at, 'DD HH24:MI') AS "from", to_char(a.ends_at, 'DD HH24:MI') AS "to", a.track, a.location AS room,
         a.description, ARRAY(SELECT split_part(u.email, '.', 1) FROM activity_speakers s JOIN attendees t ON t.id = s.attendee_id
           JOIN users u ON u.id = t.user_id WHERE s.activity_id = a.id ORDER BY s.position) AS speakers
       FROM activities a WHERE a.event_id = $1 ORDER BY a.starts_at, a.title`,
      [event.id],
    );
  const notices = () =>
    server.sql(
      `SELECT n.kind, n.starts_at AS at FROM notifications n JOIN attendees a ON a.id = n.attendee_id WHERE a.event_id = $1 ORDER BY n.id`,
      [event.id],
    );
  const ada = await speaker('ada');
  return { event, manager, ada, speaker, run, prepare, prepared, ran, taken, schedule, notices };
}

export type ScheduleScene = Awaited<ReturnType<typeof buildScheduleScene>>;
