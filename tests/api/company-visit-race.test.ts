import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql, mutationOf } from '../support/client';
import { buildCompany, buildEvent, buildMember, signInAs } from '../support/factories';
import { cross } from '../support/paused-statements';
import { startTwoServers, type TestServer } from '../support/server';

const VISIT = mutationOf('recordCompanyVisit', '__typename');
const REMOVAL = mutationOf('deleteAttendee', '__typename');

let server: TestServer;
let second: TestServer;
let manager: string;

beforeAll(async () => {
  [server, second] = await startTwoServers({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const scene = async () => {
  const event = await buildEvent(server);
  const visitor = await buildMember(server, { eventId: event.id });
  const { id: companyId } = await buildCompany(server, { eventId: event.id });
  return {
    visit: (url: string) => graphql(url, VISIT, { input: { companyId } }, visitor.token),
    remove: (url: string) => expectOk(graphql(url, REMOVAL, { input: { attendeeId: visitor.id } }, manager)),
    visits: () => server.sql('SELECT 1 FROM company_visits WHERE attendee_id = $1', [visitor.id]),
  };
};

it('a visit that is held before each of its statements leaves nothing of who is removed meanwhile', async () => {
  let nth = -1;
  const left = [];
  for (let isHeld = true; isHeld; nth += 1) {
    const { visit, remove, visits } = await scene();
    isHeld = await cross(server, /INSERT INTO company_visits/, nth, [
      () => visit(server.url),
      () => remove(second.url),
    ]);
    if (isHeld) left.push(...(await visits()));
  }
  expect(left).toEqual([]);
  expect(nth).toBeGreaterThan(1);
});

it('a removal that is held before each of its statements leaves nothing of who visits meanwhile', async () => {
  let nth = -1;
  const codes = new Set<string | undefined>();
  for (let isHeld = true; isHeld; nth += 1) {
    const { visit, remove, visits } = await scene();
    isHeld = await cross(server, /FROM attendees WHERE id = ANY.* FOR UPDATE/s, nth, [
      () => remove(server.url),
      async () => codes.add(codeOf(await visit(second.url))),
    ]);
    expect(await visits(), `statement ${nth}`).toEqual([]);
  }
  expect(nth).toBeGreaterThan(20);
  expect([...codes].filter((code) => code !== 'NOT_FOUND' && code !== 'CONFLICT')).toEqual([]);
}, 120_000);
