import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { AppError } from '../../server/src/core/errors';
import { authenticate } from '../../server/src/modules/sessions/session.service';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildUser,
  signIn,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { startBeside, startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const PEOPLE = 2_500;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let server: TestServer;
let token: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await startServer({ databasePool: 8 });
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await signInAs(server, Role.EXECUTIVE);
  event = await buildEvent(server, { title: 'Forum "Süd" 2027/A', timezone: 'Asia/Karachi' });
});

const post = (path: string, body: object, as = token): Promise<Response> =>
  fetch(`${server.url}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
    body: JSON.stringify(body),
  });

const headersOf = ({ status, headers }: Response) => ({
  status,
  type: headers.get('content-type'),
  disposition: headers.get('content-disposition'),
  sniff: headers.get('x-content-type-options'),
  cache: headers.get('cache-control'),
});

const rowsOf = async (response: Response): Promise<string[][]> => parse(await response.text(), { bom: true });

/** More people than fit into two batches of the cursor, in the order of their names. */
const fillEvent = async (): Promise<void> => {
  await server.sql(
    `WITH made AS (
       INSERT INTO users (id, email, display_name, role)
       SELECT gen_random_uuid(), gen_random_uuid() || '@example.test', 'Crowd', 'ATTENDEE' FROM generate_series(1, $2::int)
       RETURNING id)
     INSERT INTO attendees (id, event_id, user_id, first_name, last_name, invite_code, introduction)
     SELECT gen_random_uuid(), $1, id, 'Crowd', to_char(row_number() OVER (), 'FM00000'), gen_random_uuid()::text, ''
     FROM made`,
    [event.id, PEOPLE],
  );
};

/** Connections that are in the middle of a file. */
const openFiles = async (): Promise<number> => {
  const rows = await server.sql(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^(FETCH|COPY)' AND state <> 'idle'`,
  );
  return rows.length;
};

const beginFile = async (): Promise<Readable> => {
  const { executor, systemContext, runtime } = server.app;
  const query = `query ($eventId: ID!, $type: ReportType!) { report(eventId: $eventId, type: $type) { file(format: CSV) { content } } }`;
  const ctx = Object.assign(systemContext(), { session: await authenticate(runtime, token) });
  const { data } = await executor.execute(
    { query, variables: { eventId: event.id, type: 'ATTENDEES' } },
    ctx,
  );
  const { report } = data as unknown as { report: { file: { content: { open(): Promise<Readable> } } } };
  return report.file.content.open();
};

/** Begins a file that nobody reads on, which holds a place until it is destroyed. A file before it gives its place back after its end. */
const openFile = (): Promise<Readable> =>
  waitFor(
    () =>
      beginFile().catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE') return null;
        throw error;
      }),
    'A free place',
  );

describe('a report as a file', () => {
  it('is a CSV attachment with a safe name, with the times of the event', async () => {
    const user = await buildUser(server);
    await buildAttendee(server, {
      eventId: event.id,
      userId: user.id,
      firstName: 'Ali',
      lastName: 'Abbas',
      phone: '+92 300',
      organization: '=cmd()',
      confirmedAt: '2027-05-01T20:00:00Z',
      checkedInAt: '2027-05-03T04:10:00Z',
    });
    const response = await post(`/reports/${event.id}`, { type: 'attendees', format: 'csv' });
    expect(headersOf(response)).toEqual({
      status: 200,
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="Forum -Sud- 2027-A attendees.csv"; filename*=UTF-8''Forum%20-S%C3%BCd-%202027-A%20attendees.csv`,
      sniff: 'nosniff',
      cache: 'no-store',
    });
    expect(await rowsOf(response)).toEqual([
      [
        'First name',
        'Last name',
        'E-mail',
        'Phone',
        'Job title',
        'Organization',
        'Country',
        'Category',
        'Company',
        'Status',
        'Confirmed at (Asia/Karachi)',
        'Checked in at (Asia/Karachi)',
        'Groups',
      ],
      [
        'Ali',
        'Abbas',
        user.email,
        "'+92 300",
        '',
        "'=cmd()",
        '',
        'ATTENDEE',
        '',
        'CONFIRMED',
        '2027-05-02 01:00:00',
        '2027-05-03 09:10:00',
        '',
      ],
    ]);
  });

  it('keeps its ending however long the name of the event is', async () => {
    const long = await buildEvent(server, { title: '😀'.repeat(200) });
    const response = await post(`/reports/${long.id}`, { type: 'pods', format: 'csv' });
    const name = encodeURIComponent('😀'.repeat(50));
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename=" pods.csv"; filename*=UTF-8''${name}%20pods.csv`,
    );
    await response.text();
  });

  it('is an XLSX attachment with times as times', async () => {
    await buildAttendee(server, { eventId: event.id, firstName: 'Ali', checkedInAt: '2027-05-03T04:10:00Z' });
    const response = await post(`/reports/${event.id}`, { type: 'checkins', format: 'xlsx' });
    expect(headersOf(response)).toMatchObject({ status: 200, type: XLSX, sniff: 'nosniff' });
    const [sheet] = await readWorkbook(Buffer.from(await response.arrayBuffer()));
    expect(sheet?.data.map((row) => row.slice(0, 2))).toEqual([
      ['Checked in at (Asia/Karachi)', 'First name'],
      [new Date('2027-05-03T09:10:00.000Z'), 'Ali'],
    ]);
  });

  it.each(['attendees', 'meetings', 'checkins', 'companies', 'pods'])(
    'can be of %s, filtered',
    async (type) => {
      const filters = {
        type,
        search: 'nobody',
        from_date: '2027-05-03T00:00:00.000Z',
        to_date: '2027-05-04T00:00:00.000Z',
      };
      const response = await post(`/reports/${event.id}`, { ...filters, format: 'csv' });
      expect([response.status, (await rowsOf(response)).length]).toEqual([200, 1]);
    },
  );

  it('has all rows in their order, whatever the page and however many batches they come in', async () => {
    await fillEvent();
    const response = await post(`/reports/attendees/${event.id}`, { format: 'csv', offset: 5, pageSize: 1 });
    const [header, ...rows] = await rowsOf(response);
    expect(header?.slice(-3)).toEqual(['Meetings', 'Messages', 'Bookmarks']);
    expect(rows.map((row) => [row[1], ...row.slice(-3)])).toEqual(
      Array.from({ length: PEOPLE }, (_none, index) => [String(index + 1).padStart(5, '0'), '0', '0', '0']),
    );
    const filtered = await post(`/reports/attendees/${event.id}`, {
      format: 'csv',
      query: '00042',
      status: 'INVITED',
    });
    expect((await rowsOf(filtered)).slice(1).map((row) => row[1])).toEqual(['00042']);
  });

  it('keeps what control characters and empty texts say apart', async () => {
    const values = ['', '\u001f', '\u001e', '\u001f,"\u001e', '\\N', 'null'];
    for (const [index, organization] of values.entries())
      await buildAttendee(server, {
        eventId: event.id,
        lastName: `Person ${index}`,
        organization,
        jobTitle: null,
      });
    const response = await post(`/reports/${event.id}`, { format: 'csv' });
    const [header, ...rows] = await rowsOf(response);
    expect(rows.map((row) => row[header?.indexOf('Organization') ?? 0])).toEqual(values);
    expect(rows.map((row) => row[header?.indexOf('Job title') ?? 0])).toEqual(values.map(() => ''));
  });
});

describe('the server, while it makes files,', () => {
  it('lets go of a connection when the file is read, and when its reader goes away', async () => {
    await fillEvent();
    await (await post(`/reports/${event.id}`, { format: 'csv' })).text();
    for (const format of ['csv', 'xlsx']) {
      const left = await post(`/reports/${event.id}`, { format });
      await left.body?.cancel();
    }
    expect(await waitFor(async () => (await openFiles()) === 0, 'The end of all files')).toBe(true);
    // None has kept a place of the two.
    for (const file of [await openFile(), await openFile()]) file.destroy();
  });

  it('refuses those who may not read the report', async () => {
    const attendee = await signIn(server, await buildAttendee(server, { eventId: event.id }));
    const refusal = async (path: string, body: object, as?: string) => {
      const response = await post(path, body, as);
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await refusal(`/reports/${event.id}`, { format: 'csv' }, attendee)).toEqual([403, 'FORBIDDEN']);
    expect(await refusal(`/reports/attendees/${event.id}`, { format: 'xlsx' }, attendee)).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect(await refusal(`/reports/${event.id}`, { format: 'csv', type: 'pods', status: 'ACTIVE' })).toEqual([
      400,
      'BAD_USER_INPUT',
    ]);
  });

  it('answers 503 while a quarter of all connections make some', async () => {
    await fillEvent();
    const files = [await openFile(), await openFile()];
    const third = await post(`/reports/${event.id}`, { format: 'csv' });
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5']);
    await third.text();
    for (const file of files) file.destroy();
    await waitFor(async () => {
      const again = await post(`/reports/${event.id}`, { format: 'csv' });
      await again.text();
      return again.status === 200;
    }, 'A free place');
  });
});

describe('the address of a file', () => {
  const URL = `query ($eventId: ID!, $type: ReportType!, $filter: ReportFilter) { report(eventId: $eventId, type: $type, filter: $filter) { file(format: CSV) { name contentType url content } } }`;
  const addressFor = async (as = token, search = 'ali') => {
    const { report } = await expectOk(
      graphql<{ report: { file: { name: string; contentType: string; url: string; content: null } } }>(
        server.url,
        URL,
        { eventId: event.id, type: 'ATTENDEES', filter: { search } },
        as,
      ),
    );
    return report.file;
  };
  const fetchStatus = async (path: string, from = server) => {
    const response = await fetch(from.url + path);
    await response.text();
    return response.status;
  };

  it('gives what was asked for to everybody who has the link, without a session', async () => {
    await buildAttendee(server, { eventId: event.id, firstName: 'Ali' });
    await buildAttendee(server, { eventId: event.id, firstName: 'Bina' });
    const { url, ...file } = await addressFor();
    expect(file).toEqual({
      name: 'Forum "Süd" 2027/A attendees.csv',
      contentType: 'text/csv; charset=utf-8',
      content: null,
    });
    const response = await fetch(server.url + url);
    expect(headersOf(response)).toMatchObject({
      status: 200,
      type: 'text/csv; charset=utf-8',
      sniff: 'nosniff',
    });
    expect((await rowsOf(response)).slice(1).map(([name]) => name)).toEqual(['Ali']);
  });

  it('is not kept in a form that leads to the file', async () => {
    const { url } = await addressFor();
    const [row] = await server.sql<{ stored: string }>(
      'SELECT downloads::text AS stored FROM downloads LIMIT 1',
    );
    expect(row?.stored).not.toContain(url.split('/').at(-1));
  });

  it('answers HEAD with the headers alone', async () => {
    const { url } = await addressFor();
    const response = await fetch(server.url + url, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/csv; charset=utf-8',
      '',
    ]);
  });

  it('leads nowhere once its time is over, or where it never existed', async () => {
    const { url } = await addressFor();
    await server.sql(`UPDATE downloads SET expires_at = now() - interval '1 second'`);
    expect([await fetchStatus(url), await fetchStatus('/v1/exports/guessed')]).toEqual([404, 404]);
    await addressFor();
    const expired = await server.sql('SELECT 1 FROM downloads WHERE expires_at < now()');
    expect(expired).toEqual([]);
  });

  it('leads nowhere once its session is over, or its user may not read reports any more', async () => {
    const user = await buildUser(server, { role: Role.MANAGER });
    const { url: ofManager } = await addressFor(await signIn(server, user));
    await server.sql(`UPDATE users SET role = 'ATTENDEE' WHERE id = $1`, [user.id]);
    expect(await fetchStatus(ofManager)).toBe(404);
    await server.sql(`UPDATE users SET role = 'MANAGER' WHERE id = $1`, [user.id]);
    // A new role ends the sessions.
    expect(await fetchStatus(ofManager)).toBe(404);
    const session = await signIn(server, user);
    const [{ url: first }, { url: second }] = [await addressFor(session), await addressFor(session)];
    expect(await fetchStatus(first)).toBe(200);
    await server.sql('UPDATE sessions SET expires_at = now() WHERE user_id = $1', [user.id]);
    expect(await fetchStatus(second)).toBe(404);
  });

  it('gives the file once; what only asks about it does not count', async () => {
    const { url } = await addressFor();
    await fetch(server.url + url, { method: 'HEAD' });
    const asked = `query ($token: String!) { exportedFile(token: $token) { name content } }`;
    await expectOk(graphql(server.url, asked, { token: url.split('/').at(-1) }));
    expect([await fetchStatus(url), await fetchStatus(url)]).toEqual([200, 404]);
    expect(codeOf(await graphql(server.url, asked, { token: url.split('/').at(-1) }))).toBe('NOT_FOUND');
  });

  it('gives the file once although many fetch it at once, from two servers', async () => {
    const other = await startBeside(server, { databasePool: 40 });
    const { url } = await addressFor();
    const fetched = Array.from({ length: 8 }, () => fetchStatus(url, other));
    const statuses = await Promise.all([...fetched, fetchStatus(url), fetchStatus(url)]);
    expect(statuses.filter((status) => status !== 404)).toEqual([200]);
  });

  it('is used up by a download that breaks off, but not by one that is refused', async () => {
    await fillEvent();
    const [{ url: broken }, { url: refused }] = [await addressFor(token, ''), await addressFor()];
    await (await fetch(server.url + broken)).body?.cancel();
    expect(await fetchStatus(broken)).toBe(404);
    const busy = [await openFile(), await openFile()];
    expect(await fetchStatus(refused)).toBe(503);
    for (const file of busy) file.destroy();
    await waitFor(async () => (await fetchStatus(refused)) === 200, 'A free place');
  });
});
