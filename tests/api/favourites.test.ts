import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql } from '../support/client';
import {
  buildCompany,
  buildEvent,
  buildMember,
  insert,
  signInAs,
  type BuiltMember,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const SET = `mutation ($companyId: ID!, $favourite: Boolean!) {
  setFavouriteCompany(input: { companyId: $companyId, favourite: $favourite }) { company { id favourite } } }`;
const LIST = `query ($event: ID!, $first: Int, $after: String) {
  favouriteCompanies(eventId: $event, first: $first, after: $after) {
    nodes { id favourite } totalCount pageInfo { hasNextPage endCursor } } }`;
const SHOWN = 'query ($event: ID!) { companies(eventId: $event) { nodes { id favourite } } }';
const REMOVE = 'mutation ($id: ID!) { deleteAttendee(input: { attendeeId: $id }) { attendee { id } } }';

interface List {
  favouriteCompanies: {
    nodes: { id: string; favourite: boolean }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ jobs: false });
});
afterAll(() => server.close());

/** A member of an event with companies, their ids in the order of their creation. */
const buildScene = async (companies: number) => {
  const event = await buildEvent(server);
  const me = await buildMember(server, { eventId: event.id });
  const ids: string[] = [];
  for (let count = 0; count < companies; count += 1)
    ids.push((await buildCompany(server, { eventId: event.id })).id);
  return { event, me, ids };
};

const set = (me: BuiltMember, companyId: string, favourite: boolean) =>
  expectOk(graphql(server.url, SET, { companyId, favourite }, me.token));
const listOf = async (me: BuiltMember, page: object = {}) =>
  (await expectOk(graphql<List>(server.url, LIST, { event: me.eventId, ...page }, me.token)))
    .favouriteCompanies;
const rowsOf = (ownerId: string) =>
  server.sql('SELECT company_id AS id FROM favourite_companies WHERE owner_id = $1', [ownerId]);

describe('favourite companies', () => {
  it('are listed latest first, page by page, and marked in every list of companies', async () => {
    const { event, me, ids } = await buildScene(4);
    const [first, second, third, other] = ids as [string, string, string, string];
    for (const id of [first, second, third])
      expect(await set(me, id, true)).toEqual({ setFavouriteCompany: { company: { id, favourite: true } } });
    const page = await listOf(me, { first: 2 });
    expect(page.nodes).toEqual([
      { id: third, favourite: true },
      { id: second, favourite: true },
    ]);
    expect([page.totalCount, page.pageInfo.hasNextPage]).toEqual([3, true]);
    expect((await listOf(me, { first: 2, after: page.pageInfo.endCursor })).nodes).toEqual([
      { id: first, favourite: true },
    ]);
    const { companies } = await expectOk(
      graphql<{ companies: { nodes: { id: string; favourite: boolean }[] } }>(
        server.url,
        SHOWN,
        { event: event.id },
        me.token,
      ),
    );
    expect(new Map(companies.nodes.map(({ id, favourite }) => [id, favourite]))).toEqual(
      new Map([
        [first, true],
        [second, true],
        [third, true],
        [other, false],
      ]),
    );
  });

  it('stay as they are when a call is repeated, also at once', async () => {
    const { me, ids } = await buildScene(2);
    const [one, two] = ids as [string, string];
    await set(me, one, true);
    await set(me, two, true);
    await Promise.all(Array.from({ length: 10 }, () => set(me, one, true)));
    // The first keeps its place.
    expect((await listOf(me)).nodes.map(({ id }) => id)).toEqual([two, one]);
    await Promise.all(Array.from({ length: 10 }, () => set(me, one, false)));
    expect((await listOf(me)).nodes.map(({ id }) => id)).toEqual([two]);
    expect(await set(me, one, false)).toEqual({
      setFavouriteCompany: { company: { id: one, favourite: false } },
    });
  });

  it('are seen by nobody else', async () => {
    const { event, me, ids } = await buildScene(1);
    await set(me, ids[0]!, true);
    const other = await buildMember(server, { eventId: event.id });
    const staff = await signInAs(server, Role.MANAGER);
    for (const token of [other.token, staff])
      expect(await expectOk(graphql(server.url, SHOWN, { event: event.id }, token))).toEqual({
        companies: { nodes: [{ id: ids[0], favourite: false }] },
      });
    expect((await listOf(other)).nodes).toEqual([]);
    expect(codeOf(await graphql(server.url, LIST, { event: event.id }, staff))).toBe('FORBIDDEN');
  });

  it('are of companies that one may see', async () => {
    const [{ me }, elsewhere] = [await buildScene(0), await buildScene(1)];
    const foreign = { companyId: elsewhere.ids[0], favourite: true };
    expect(codeOf(await graphql(server.url, SET, foreign, me.token))).toBe('NOT_FOUND');
    expect(await rowsOf(me.id)).toEqual([]);
  });

  it('go with the company, and with the attendee', async () => {
    const { me, ids } = await buildScene(2);
    for (const id of ids) await set(me, id, true);
    await server.sql('DELETE FROM companies WHERE id = $1', [ids[0]]);
    expect(await rowsOf(me.id)).toEqual([{ id: ids[1] }]);
    await expectOk(graphql(server.url, REMOVE, { id: me.id }, await signInAs(server, Role.MANAGER)));
    expect(await rowsOf(me.id)).toEqual([]);
  });

  it('are among the own data', async () => {
    const { me, ids } = await buildScene(1);
    await server.sql('UPDATE companies SET name = $2 WHERE id = $1', [ids[0], `Nile ${me.id}`]);
    await set(me, ids[0]!, true);
    const { exportMyData } = await expectOk(
      graphql<{ exportMyData: string }>(server.url, '{ exportMyData }', {}, me.token),
    );
    const { profiles } = JSON.parse(exportMyData) as { profiles: { favouriteCompanies: object[] }[] };
    expect(profiles.map(({ favouriteCompanies }) => favouriteCompanies)).toEqual([
      [{ company: `Nile ${me.id}`, addedAt: expect.any(String) as string }],
    ]);
  });

  it('cost the same number of statements with one and with three', async () => {
    const counts: number[] = [];
    for (const companies of [1, 3]) {
      const { me, ids } = await buildScene(companies);
      for (const companyId of ids) await insert(server, 'favourite_companies', { ownerId: me.id, companyId });
      await listOf(me);
      counts.push((await statementsOf(() => listOf(me))).length);
    }
    expect(counts[0]).toBe(counts[1]);
  });
});
