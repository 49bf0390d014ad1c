import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { buildEvent, signInAs } from '../support/factories';
import { buildReported } from '../support/reported-event';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

type Cell = string | number | boolean | null;

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await sharedServer();
  token = await signInAs(server, Role.EXECUTIVE);
});
afterAll(() => server.close());

describe('POST /reports/{event_id}', () => {
  it('gives columns, rows by their names with the wall clock of the event, and the total', async () => {
    const { event } = await buildReported(server);
    const { status, body } = await rest(server.url, 'post', `/reports/${event.id}`, {
      token,
      body: { type: 'checkins', from_date: '2027-05-03T09:06:00.000Z', to_date: '2027-05-04T00:00:00.000Z' },
    });
    expect([status, (body as unknown as { total: number }).total]).toEqual([200, 1]);
    const { columns, rows } = body as unknown as {
      columns: { name: string }[];
      rows: Record<string, Cell>[];
    };
    expect(columns[0]).toEqual({ name: 'checked_in_at', title: 'Checked in at', kind: 'TIME' });
    expect(rows).toMatchObject([
      { first_name: 'Ali', checked_in_at: '2027-05-03T09:10:00.000Z', company: 'Solar Works' },
    ]);
    expect(Object.keys(rows[0] ?? {})).toEqual(columns.map(({ name }) => name));
  });

  it('says in its own words what is wrong', async () => {
    const event = await buildEvent(server);
    const { status, body } = await rest(server.url, 'post', `/reports/${event.id}`, {
      token,
      body: {
        type: 'pods',
        status: 'ACTIVE',
        from_date: '2027-05-03T09:06:00.000Z',
        to_date: '2027-05-03T09:06:00.000Z',
      },
    });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        errors: [
          { field: 'to_date', message: 'This has to be after the beginning.' },
          { field: 'status', message: 'These have no status.' },
        ],
      }),
    ]);
  });

  it('refuses unknown types, formats and pages, and unknown events', async () => {
    const event = await buildEvent(server);
    const statusOf = async (body: object, id = event.id) =>
      (await rest(server.url, 'post', `/reports/${id}`, { token, body })).status;
    expect([
      await statusOf({ type: 'users' }),
      await statusOf({ format: 'pdf' }),
      await statusOf({ pageSize: 0 }),
    ]).toEqual([400, 400, 400]);
    expect(await statusOf({}, newId())).toBe(404);
  });
});

describe('POST /reports/attendees/{event_id}', () => {
  it('gives a page of attendees with what they did', async () => {
    const { event, ali } = await buildReported(server);
    const { status, body } = await rest(server.url, 'post', `/reports/attendees/${event.id}`, {
      token,
      body: { query: 'solar', pageSize: 5 },
    });
    expect([status, body]).toEqual([
      200,
      {
        attendees: [
          expect.objectContaining({
            _id: ali.id,
            first_name: 'Ali',
            checked_in_at: '2027-05-03T09:10:00.000Z',
            activity: { meetings: 1, messages: 1, bookmarks: 0, checked_in: true },
          }),
        ],
        total: 1,
        offset: 0,
        pageSize: 5,
      },
    ]);
  });

  it('gives the same of all as a file', async () => {
    const { event } = await buildReported(server);
    const response = await fetch(`${server.url}/v1/reports/attendees/${event.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ format: 'csv' }),
    });
    const rows: Record<string, string>[] = parse(await response.text(), { bom: true, columns: true });
    expect(
      rows.map((row) => ['First name', 'Meetings', 'Messages', 'Bookmarks'].map((name) => row[name])),
    ).toEqual([
      ['Ali', '1', '1', '0'],
      ['Bina', '1', '0', '1'],
      ['Chen', '0', '0', '0'],
    ]);
  });
});
