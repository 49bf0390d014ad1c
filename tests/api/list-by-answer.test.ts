import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMember, signIn, signInAs } from '../support/factories';
import { fieldNamed, setFields } from '../support/fields';
import { allBut, buildGroups, putInGroups } from '../support/groups';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const LIST = `query ($eventId: ID!, $filter: AttendeeFilter, $sort: AttendeeSort!, $after: String) {
  it: attendees(eventId: $eventId, filter: $filter, sort: $sort, first: 2, after: $after) {
    totalCount nodes { firstName } pageInfo { endCursor hasNextPage }
  }
}`;
interface List {
  it: {
    totalCount: number;
    nodes: { firstName: string }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

/** An event with a question that all see, and people with names and answers to it; the first reads the lists. */
const scene = async (answersOf: Record<string, string[]>) => {
  const { id: eventId } = await buildEvent(server);
  const manager = await signInAs(server, Role.MANAGER);
  const choices = ['tea', 'coffee', 'water'];
  const field = fieldNamed('drink', 'SEVERAL_OF', { choices, audience: 'EVERYBODY' });
  const { drink } = await setFields(server, manager, eventId, [field]);
  const people: Record<string, string> = {};
  for (const [firstName, values] of Object.entries(answersOf)) {
    const { id } = await buildAttendee(server, { eventId, firstName, lastName: 'Guest' });
    people[firstName] = id;
    await server.sql('UPDATE attendees SET answers = jsonb_build_object($2::text, $3::jsonb) WHERE id = $1', [
      id,
      drink,
      JSON.stringify(values),
    ]);
  }
  const me = await buildMember(server, { eventId, firstName: 'Reader' });
  /** All pages of those who gave one of these answers. */
  const listed = async (values: string[], sort = 'NAME', token = me.token) => {
    const names: string[] = [];
    const totals: number[] = [];
    for (let after: string | null = null, next = true; next;) {
      const filter = { answers: [{ fieldId: drink, values }] };
      const { it: page }: List = await expectOk(
        graphql<List>(server.url, LIST, { eventId, filter, sort, after }, token),
      );
      names.push(...page.nodes.map(({ firstName }) => firstName));
      totals.push(page.totalCount);
      after = page.pageInfo.endCursor;
      next = page.pageInfo.hasNextPage;
    }
    return { names, totals: [...new Set(totals)] };
  };
  return { eventId, manager, me, people, listed };
};

describe('the list by one answer', () => {
  it('has those who gave it in the order of their names, page by page, with their number', async () => {
    const { listed, manager } = await scene({
      Di: ['tea'],
      Al: ['tea', 'water'],
      Cy: ['coffee'],
      Bo: ['tea'],
    });
    expect(await listed(['tea'])).toEqual({ names: ['Al', 'Bo', 'Di'], totals: [3] });
    expect(await listed(['tea'], 'NAME_DESC')).toEqual({ names: ['Di', 'Bo', 'Al'], totals: [3] });
    expect(await listed(['tea'], 'NAME', manager)).toEqual({ names: ['Al', 'Bo', 'Di'], totals: [3] });
    expect(await listed(['milk'])).toEqual({ names: [], totals: [0] });
    // Of several answers another plan reads the same people, each once.
    expect(await listed(['tea', 'water'])).toEqual({ names: ['Al', 'Bo', 'Di'], totals: [3] });
  });

  it('leaves out, and does not count, those whom the reader may not see', async () => {
    const { eventId, listed, people, me, manager } = await scene({ Al: ['tea'], Bo: ['tea'], Cy: ['tea'] });
    await buildGroups(server, eventId, [{ sees: allBut(1) }, { name: 'Hidden' }]);
    await putInGroups(server, people['Bo']!, 1);
    expect(await listed(['tea'])).toEqual({ names: ['Al', 'Cy'], totals: [2] });
    expect(await listed(['tea'], 'NAME', manager)).toEqual({ names: ['Al', 'Bo', 'Cy'], totals: [3] });
    expect(me.eventId).toBe(eventId);
  });
});

it('answers that the reader does not see filter no list, in whatever order, of staff of other events either', async () => {
  const { id: eventId } = await buildEvent(server);
  const manager = await signInAs(server, Role.MANAGER);
  const { diet } = await setFields(server, manager, eventId, [
    fieldNamed('diet', 'TEXT', { audience: 'STAFF' }),
  ]);
  const me = await buildMember(server, { eventId });
  await server.sql(
    'UPDATE attendees SET answers = jsonb_build_object($2::text, $3::jsonb) WHERE event_id = $1',
    [eventId, diet, '["vegan"]'],
  );
  const filter = { answers: [{ fieldId: diet, values: ['vegan'] }] };
  const ask = async (token: string) =>
    Promise.all(
      ['NAME', 'RECENT'].map(async (sort) => {
        const { data, errors } = await graphql<List>(server.url, LIST, { eventId, filter, sort }, token);
        return errors?.[0]?.extensions?.code ?? data?.it.totalCount;
      }),
    );
  expect([await ask(me.token), await ask(manager)]).toEqual([
    ['FORBIDDEN', 'FORBIDDEN'],
    [1, 1],
  ]);
  await server.sql(`UPDATE users SET role = 'MANAGER', all_events = false WHERE id = $1`, [me.userId]);
  expect(await ask(await signIn(server, { id: me.userId }))).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});

it('the rows of answers are those of the attendees, whatever changes them', async () => {
  const { eventId, people } = await scene({ Al: ['tea'], Bo: ['tea', 'coffee'], Cy: ['water'] });
  const differences = () =>
    server.sql(
      `WITH expected AS (
         SELECT a.id, f.key::uuid AS field_id, v.value, a.status, a.groups, a.sort_name
         FROM attendees a, jsonb_each(a.answers) f, jsonb_array_elements_text(f.value) v
         WHERE a.event_id = $1 AND octet_length(v.value) <= 100),
       actual AS (SELECT attendee_id, field_id, value, status, groups, sort_name FROM attendee_answers WHERE event_id = $1)
       (SELECT * FROM expected EXCEPT SELECT * FROM actual) UNION ALL (SELECT * FROM actual EXCEPT SELECT * FROM expected)`,
      [eventId],
    );
  expect(await differences()).toEqual([]);
  await buildGroups(server, eventId, [{}, { name: 'Speakers' }]);
  const long = JSON.stringify({ [newId()]: ['x'.repeat(5_000)], [newId()]: ['tea', 'tea'] });
  const changes: [string, string][] = [
    [`last_name = 'Zoe', first_name = 'É'`, 'Al'],
    [`status = 'INVITED', confirmed_at = NULL`, 'Bo'],
    [`answers = '${long}'`, 'Cy'],
    [`answers = '{}'`, 'Al'],
    [`groups = 2`, 'Bo'],
    [`status = 'REMOVED', user_id = NULL, confirmed_at = NULL, answers = '{}'`, 'Cy'],
  ];
  for (const [change, name] of changes) {
    await server.sql(`UPDATE attendees SET ${change} WHERE id = $1`, [people[name]]);
    expect([change, await differences()]).toEqual([change, []]);
  }
});
