import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { restRows } from '../../server/src/rest';
import { buildEvent, buildMember, signInAs } from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

interface Refusal {
  code: string;
  errors: { field: string; message: string }[];
}

/** Every path of every row. */
const entries = restRows.flatMap((row) => row.paths.map((path) => ({ row, path, method: row.method })));

/** Rows whose body is filters. */
const lists = entries.filter(
  ({ row: { access, operations }, method }) =>
    method === 'post' && access !== 'public' && /^\s*query\b/.test(operations[0].document),
);

const filled = (path: string): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => (/^(offset|pageSize|limit)$/.test(name) ? '1' : 'none'));

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAs(server, Role.ADMIN);
});
afterAll(() => server.close());

const ask = (method: string, path: string, body?: unknown, token: string | undefined = admin) =>
  rest<Refusal>(server.url, method, path, { token, ...(body === undefined ? {} : { body }) });

describe('a key that nobody knows', () => {
  it('is refused in the query of every row', async () => {
    const taken: string[] = [];
    for (const { row, path, method } of entries) {
      const { status, body } = await ask(method, `${filled(path)}?wonder=1`);
      const told = body.errors?.find(({ field }) => field === 'wonder')?.message ?? '';
      const isTold = status === 400 && body.code === 'BAD_USER_INPUT' && told.includes('not known');
      const namesOthers = Object.keys(row.query?.shape ?? {}).every((name) => told.includes(name));
      if (!isTold || !namesOthers) taken.push(`${method} ${path}: ${status} ${told}`);
    }
    expect(entries.length).toBeGreaterThan(80);
    expect(taken).toEqual([]);
  });

  it('is refused in the filters of every list and report', async () => {
    expect(lists.map(({ path }) => path).sort()).toEqual([
      '/attendees/get/:event_id/:offset/:pageSize',
      '/attendees/investors/:event_id/:offset/:pageSize',
      '/attendees/speakers/:event_id/:offset/:pageSize',
      '/reports/:event_id',
      '/reports/attendees/:event_id',
      '/sponsors/get/:event_id/:offset/:pageSize',
    ]);
    for (const { path, method } of lists)
      for (const body of [{ serch: 'a' }, { filters: { serch: 'a' } }, { form_data: '{"serch":"a"}' }]) {
        const answer = await ask(method, filled(path), body);
        expect([path, answer.status, answer.body.errors]).toEqual([
          path,
          400,
          expect.arrayContaining([
            { field: 'serch', message: 'This key is not known. Did you mean "search"?' },
          ]),
        ]);
      }
  });

  it.each([
    ['serch', 'search'],
    ['pagesize', 'pageSize'],
    ['page_size', 'pageSize'],
    ['ofset', 'offset'],
  ])('is answered with the nearest one that is: %s', async (sent, known) => {
    const { status, body } = await ask('get', `/events?${sent}=1&status=PUBLISHED`);
    expect([status, body.errors]).toEqual([
      400,
      [{ field: sent, message: `This key is not known. Did you mean "${known}"?` }],
    ]);
  });

  it('is told together with the other errors, and at most twenty times', async () => {
    const { body } = await ask('get', '/events?serch=a&offset=-1');
    expect(body.errors.map(({ field }) => field).sort()).toEqual(['offset', 'serch']);
    const many = Array.from({ length: 60 }, (_none, index) => `x${index}=1`).join('&');
    expect((await ask('get', `/events?${many}`)).body.errors).toHaveLength(20);
  });

  it('changes nothing, and says nothing to those who may not call the row', async () => {
    const event = await buildEvent(server);
    const invited = await buildMember(server, { eventId: event.id, status: 'INVITED' });
    const member = await buildMember(server, { eventId: event.id });
    const path = `/attendees/get/${event.id}/0/10?wonder=1`;
    const statusOf = async (token: string | undefined) =>
      (await rest(server.url, 'post', path, { token, body: {} })).status;
    expect(await statusOf(undefined)).toBe(401);
    for (const token of [invited.token, member.token, admin]) expect(await statusOf(token)).toBe(400);
    expect((await ask('delete', `/attendees/${member.id}?wonder=1`, undefined, member.token)).status).toBe(
      403,
    );
    expect((await ask('delete', `/attendees/${member.id}?wonder=1`)).status).toBe(400);
    expect((await ask('get', `/attendees/${member.id}`)).status).toBe(200);
  });

  it('is ignored in the body of a change, which may be what was read', async () => {
    const event = await buildEvent(server);
    const read = await ask('get', `/events/${event.id}`);
    const { event: whole } = read.body as unknown as { event: object };
    expect((await ask('put', `/events/${event.id}`, { ...whole, wonder: 1 })).status).toBe(200);
  });
});
