import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RequestContext, type Viewer } from '../../server/src/core/request/context';
import type { UploadedFile } from '../../server/src/core/graphql/upload-scalars';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { ImportKind } from '../../server/src/modules/imports/import.entity';
import { startImport } from '../../server/src/modules/imports/import.queries';
import { type Answer, expectOk } from '../support/client';
import { buildEvent, buildUser, insert } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const IMPORT =
  'mutation ($input: ImportAttendeesInput!) { it: importAttendees(input: $input) { import { id status created } } }';
const LIST = `query ($eventId: ID!) { it: imports(eventId: $eventId) { nodes { id status queuePosition } } }`;
const ONE = 'query ($id: ID!) { it: import(id: $id) { status queuePosition } }';

interface Listed {
  id: string;
  status: string;
  queuePosition: number | null;
}
type Imported = Answer<{ it: { import: { id: string; status: string; created: number } } }>;

let server: TestServer;
let manager: Viewer;
let eventId: string;
let blocker: Client | undefined;

const newManager = async (): Promise<Viewer> => {
  const { id: userId } = await buildUser(server, { role: Role.MANAGER });
  return { userId, role: Role.MANAGER, sessionId: newId() };
};

beforeAll(async () => {
  server = await startServer({ databasePool: 3 });
  manager = await newManager();
});
afterAll(() => server.close());
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
});
afterEach(() => letGo());

/** Keeps imports of this event waiting in the middle of their transaction. */
const holdUp = async () => {
  blocker = new Client(server.databaseUrl);
  await blocker.connect();
  await blocker.query('BEGIN');
  await blocker.query('SELECT 1 FROM events WHERE id = $1 FOR NO KEY UPDATE', [eventId]);
};
const letGo = async () => {
  await blocker?.query('COMMIT');
  await blocker?.end();
  blocker = undefined;
};

let sent = 0;
const fileOf = () =>
  uploaded(`Email,First name,Last name\nq${(sent += 1)}.${eventId}@example.test,Ada,Smith\n`);
const send = async (viewer = manager, file?: UploadedFile): Promise<Imported> =>
  execute(server, viewer, IMPORT, { input: { eventId, file: file ?? (await fileOf()) } });
const listed = async () => {
  const answer = await expectOk(execute<{ it: { nodes: Listed[] } }>(server, manager, LIST, { eventId }));
  return answer.it.nodes.toReversed();
};
/** Starts imports one after the other, so that their order is known. */
const sendInOrder = async (viewers: readonly Viewer[]) => {
  const sending: Promise<Imported>[] = [];
  for (const viewer of viewers) {
    sending.push(send(viewer));
    await waitFor(async () => (await listed()).length === sending.length, 'The import');
  }
  return sending;
};
const RUNNING = { status: 'RUNNING', queuePosition: null };
const queued = (queuePosition: number) => ({ status: 'QUEUED', queuePosition });

describe('imports of one server', () => {
  it('run two at a time; the others wait in order, with their place shown, and all end', async () => {
    await holdUp();
    const sending = await sendInOrder(Array.from({ length: 4 }, () => manager));
    const seen = await listed();
    expect(seen).toMatchObject([RUNNING, RUNNING, queued(1), queued(2)]);
    expect(await expectOk(execute(server, manager, ONE, { id: seen[3]?.id ?? '' }))).toEqual({
      it: queued(2),
    });
    await letGo();
    for (const answer of await Promise.all(sending))
      expect(answer.data?.it.import).toMatchObject({ status: 'COMMITTED', created: 1 });
    expect((await listed()).map(({ queuePosition }) => queuePosition)).toEqual([null, null, null, null]);
  });

  it('take one connection each while they run, and none while they wait', async () => {
    await holdUp();
    const sending = await sendInOrder(Array.from({ length: 5 }, () => manager));
    const inUse = (condition: string) =>
      server.sql(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'podium' AND ${condition}`,
      );
    await waitFor(async () => (await inUse(`wait_event_type = 'Lock'`)).length === 2, 'Both imports');
    // Statements of the jobs and the relay come and go.
    await waitFor(async () => (await inUse(`state <> 'idle'`)).length === 2, 'Connections of both alone');
    // Of a pool of three connections one is left for everybody else.
    expect(await listed()).toHaveLength(5);
    await letGo();
    await Promise.all(sending);
  });

  it('are at most five of one user, and 22 in all', async () => {
    await holdUp();
    const managers = [manager, ...(await Promise.all(Array.from({ length: 4 }, newManager)))];
    const sending = await sendInOrder(Array.from({ length: 5 }, () => manager));
    expect((await send()).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
    const more = managers.slice(1).flatMap((viewer) => Array.from({ length: 5 }, () => viewer));
    const others = more.map((viewer) => send(viewer));
    const refused = await waitFor(async () => {
      const settled = await Promise.all(
        others.map((answer) =>
          Promise.race([answer, new Promise<null>((resolve) => setImmediate(resolve, null))]),
        ),
      );
      const errors = settled.flatMap((answer) => answer?.errors ?? []);
      return errors.length === 3 && errors;
    }, 'The refusals');
    for (const { extensions } of refused)
      expect(extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 30 });
    await letGo();
    const answers = await Promise.all([...sending, ...others]);
    expect(answers.filter(({ data }) => data?.it.import.status === 'COMMITTED')).toHaveLength(22);
  });
});

describe('a sender who disconnects', () => {
  /** Sends in the name of a request whose connection can be cut. */
  const sendAndCut = async () => {
    const listeners = new Set<() => void>();
    const { runtime, executor } = server.app;
    const { db, entities } = runtime.database;
    const onDisconnect = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const ctx = new RequestContext(runtime, manager, { id: newId(), ip: 'test', onDisconnect }, db, entities);
    const file = await fileOf();
    const answer = executor.execute({ query: IMPORT, variables: { input: { eventId, file } } }, ctx);
    const cut = () => listeners.forEach((listener) => listener());
    return { answer: answer as Promise<Imported>, cut, file, listeners };
  };

  it('while the import waits: it is FAILED, those behind move up, and nothing is kept', async () => {
    await holdUp();
    const first = await sendInOrder([manager, manager]);
    const { answer, cut } = await sendAndCut();
    await waitFor(async () => (await listed()).length === 3, 'The import');
    const last = send();
    await waitFor(async () => (await listed())[3]?.queuePosition === 2, 'The last import');
    cut();
    expect((await answer).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await listed()).toMatchObject([
      RUNNING,
      RUNNING,
      { status: 'FAILED', queuePosition: null },
      queued(1),
    ]);
    await letGo();
    await Promise.all([...first, last]);
    expect(await server.sql('SELECT 1 FROM attendees WHERE event_id = $1', [eventId])).toHaveLength(3);
  });

  it('while the import runs: it is FAILED, and neither rows, files nor listeners are kept', async () => {
    await holdUp();
    const { answer, cut, file, listeners } = await sendAndCut();
    await waitFor(async () => (await listed())[0]?.status === 'RUNNING', 'The import');
    cut();
    await letGo();
    expect((await answer).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await listed()).toMatchObject([{ status: 'FAILED' }]);
    expect(await server.sql('SELECT 1 FROM attendees WHERE event_id = $1', [eventId])).toEqual([]);
    expect(await readdir(dirname(file.path))).toEqual(['file']);
    expect(listeners.size).toBe(0);
  });
});

describe('an import that waits at another server', () => {
  const waiting = async (silentFor: string) => {
    const id = newId();
    const [serverId, kind] = [newId(), 'ATTENDEES'];
    await insert(server, 'imports', {
      id,
      eventId,
      kind,
      fileName: 'people.csv',
      status: 'QUEUED',
      serverId,
    });
    await server.sql(`UPDATE imports SET updated_at = now() - $2::interval WHERE id = $1`, [id, silentFor]);
    return id;
  };

  it('is QUEUED while its server renews it, and FAILED once that is silent for 30 seconds', async () => {
    const [alive, dead] = [await waiting('20 seconds'), await waiting('31 seconds')];
    expect(await expectOk(execute(server, manager, ONE, { id: alive }))).toEqual({ it: queued(1) });
    expect(await expectOk(execute(server, manager, ONE, { id: dead }))).toEqual({
      it: { status: 'FAILED', queuePosition: null },
    });
  });
});

it('an import that another server has run meanwhile is not run again by the one that it waited for', async () => {
  const [own, other] = [newId(), newId()];
  const add = async (status: string, serverId: string): Promise<string> => {
    const id = newId();
    await insert(server, 'imports', {
      id,
      eventId,
      kind: 'ATTENDEES',
      fileName: 'people.csv',
      status,
      serverId,
      ...(status === 'COMMITTED' ? { committedAt: new Date() } : {}),
    });
    return id;
  };
  const ids = [await add('COMMITTED', own), await add('QUEUED', other), await add('QUEUED', own)];
  const { db } = server.app.runtime.database;
  const started = ids.map((id) =>
    startImport(db, {
      id,
      eventId,
      startedBy: manager.userId,
      kind: ImportKind.ATTENDEES,
      fileName: 'people.csv',
      dryRun: false,
      partial: false,
      serverId: own,
    }),
  );
  expect((await Promise.all(started)).map((rows) => rows.length)).toEqual([0, 0, 1]);
});

it('interests that change while a file is read: it is read again with the new ones', async () => {
  await insert(server, 'interest_groups', {
    id: newId(),
    eventId,
    name: 'Industry',
    kind: 'TOPIC',
    vocabulary: 'topic',
    position: 0,
  });
  await holdUp();
  const file = await uploaded(
    `Email,First name,Last name,Industry\nada.${eventId}@example.test,Ada,Smith,Energy\n`,
  );
  const sending = send(manager, file);
  await waitFor(async () => {
    const held = await server.sql(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR SHARE'`,
    );
    return held.length > 0;
  }, 'The lock');
  await blocker?.query(
    `INSERT INTO interest_terms (id, event_id, vocabulary, label) VALUES (gen_random_uuid(), $1, 'topic', 'Energy')`,
    [eventId],
  );
  await letGo();
  expect((await sending).data?.it.import).toMatchObject({ status: 'COMMITTED', created: 1 });
  const chosen = await server.sql(
    `SELECT t.label FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id WHERE t.event_id = $1`,
    [eventId],
  );
  expect(chosen).toEqual([{ label: 'Energy' }]);
});
