import { randomUUID } from 'node:crypto';
import { count, cpuOf, cpuOfPostgres, figure, setting } from './lib/measure.mjs';
import { graphqlRequest, httpSide, interleave, judgeRatio, valuesOf } from './lib/race.mjs';
import { ask, onStage } from './lib/stage.mjs';

export const goals = 'P6, P17';
export const about =
  'the same work at an event of 10,000: alone, beside 50 events of 20,000, and next to one event of 100,000 and of a million';

const SIZE = count('ATTENDEES', 10_000, 500);
const EVENTS = count('EVENTS', 50, 5);
const SIZES = setting('IN_ONE', '100000,1000000', '1000').split(',').map(Number);
const LIST = `query ($eventId: ID!, $first: Int!, $after: String, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, first: $first, after: $after, filter: $filter) { nodes { id firstName lastName } pageInfo { endCursor } }
}`;
const TOTAL = LIST.replace('{ nodes', '{ totalCount nodes');
const BY_ID = 'query ($id: ID!) { attendee(id: $id) { id firstName lastName } }';
const SEARCH =
  'query ($eventId: ID!, $text: String!) { search(eventId: $eventId, text: $text) { nodes { id title } } }';
const MATCHES =
  'query ($eventId: ID!) { matches(eventId: $eventId, first: 10) { nodes { attendee { id } reasonTexts } } }';
const CHECK_IN = 'mutation ($input: CheckInInput!) { checkIn(input: $input) { result { outcome } } }';
const ERASE = 'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { attendee { id } } }';
const WORDS = ['quantum', 'zurich', 'sara', 'robot', 'ventures'];
const ROWS = 200;
/** Limits per person for values that grow with an event. */
const LIMITS = {
  page: 1.5,
  'next page': 1.5,
  'by id': 1.5,
  'check-in': 1.5,
  word: 3,
  country: 3,
  interest: 3,
  total: 3,
  search: 3,
  'matches, by person': 1.5,
  'report, by row': 1.5,
  'import, by row': 1.5,
  erase: 1.5,
};

/**
 * Adds copies of the generated people to these events in turn: with users, names and interests of their own. Indexes are made afterwards,
 * which costs a tenth.
 */
const grow = async (client, eventId, copies, targets) => {
  const { rows: indexes } = await client.query(
    `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid IN ('attendees'::regclass, 'users'::regclass) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  );
  await client.query(`DROP INDEX ${indexes.map(({ name }) => name).join(', ')}`);
  await client.query("SET session_replication_role = replica; SET maintenance_work_mem = '512MB'");
  for (const copy of copies)
    await client.query(
      `WITH source AS (
         SELECT *, row_number() OVER (ORDER BY id) AS n FROM attendees WHERE event_id = $1 AND user_id IS NOT NULL AND invite_code NOT LIKE 'copy%'
       ), families AS (SELECT last_name, row_number() OVER (ORDER BY md5(id || $3)) AS n FROM source),
       people AS (
         SELECT s.*, f.last_name || (ARRAY['', '', '', 'son', 'ova', 'ini', 'pour', 'zai'])[1 + abs(hashtext(f.last_name || $3)) % 8] AS new_name,
           gen_random_uuid() AS new_user, gen_random_uuid() AS new_id FROM source s JOIN families f USING (n)
       ), made AS (
         INSERT INTO users (id, email, display_name, email_verified_at)
         SELECT new_user, new_user || '@copy.test', first_name || ' ' || new_name, now() FROM people
       ), chosen AS (
         INSERT INTO attendee_interests (attendee_id, group_id, term_id)
         SELECT p.new_id, group_id, term_id FROM people p JOIN attendee_interests i ON i.attendee_id = p.id WHERE $2 = $1
       )
       INSERT INTO attendees (id, event_id, user_id, category, status, first_name, last_name, job_title, organization, country, invite_code,
         confirmed_at, by_invitation, search_text, sort_name)
       SELECT new_id, $2, new_user, category, status, first_name, new_name, job_title, organization, country, 'copy' || new_id, confirmed_at, false,
         replace(search_text, fold_text(last_name), fold_text(new_name)), replace(sort_name, fold_text(last_name), fold_text(new_name)) FROM people`,
      [eventId, targets[copy % targets.length], String(copy)],
    );
  for (const { definition } of indexes) await client.query(definition);
  await client.query(
    `RESET session_replication_role; DELETE FROM attendee_counts;
     INSERT INTO attendee_counts (event_id, status, change) SELECT event_id, status, count(*) FROM attendees GROUP BY event_id, status`,
  );
  await client.query('VACUUM ANALYZE');
};

const addEvents = async (client, eventId) => {
  const { rows } = await client.query(
    `INSERT INTO events (id, title, timezone, starts_at, ends_at, status)
     SELECT gen_random_uuid(), title || n, timezone, starts_at, ends_at, status FROM events, generate_series(1, $2::int) AS n
     WHERE id = $1 RETURNING id`,
    [eventId, EVENTS],
  );
  return rows.map(({ id }) => id);
};

/** CPU per unit of work that is done one after the other. */
const measurement =
  ({ client }, server, times, units, work) =>
  async () => {
    const cpuNow = async () => cpuOf(server.pid) + (await cpuOfPostgres(client));
    const before = await cpuNow();
    for (let time = 0; time < times; time += 1) await work();
    return { 'CPU µs': ((await cpuNow()) - before) / times / units };
  };

/** The measurements of an event by kind of work. */
const measurementsOf = async (stage) => {
  const { client, eventId, people } = stage;
  const [token] = await stage.signIn(people.slice(0, 1));
  const manager = await stage.signInAs('MANAGER');
  const server = await stage.startServer();
  const { pageInfo } = await ask(server.url, token, LIST, { eventId, first: 100 });
  const { rows } = await client.query(`SELECT count(*)::int AS n FROM attendees WHERE event_id = $1`, [
    eventId,
  ]);
  const side = (...requests) => httpSide(stage, server, requests);
  const list = (more) => graphqlRequest(token, LIST, { eventId, first: 20, ...more });
  const asked = (text) => graphqlRequest(token, SEARCH, { eventId, text });
  const post = async (path, body, headers) => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${manager}`, ...headers },
      body,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  };
  const report = () =>
    post(`/v1/reports/${eventId}`, '{"type":"attendees","format":"csv"}', {
      'content-type': 'application/json',
    });
  const importRows = () => {
    const lines = Array.from(
      { length: ROWS },
      (_none, row) => `${randomUUID()}@new.test,Name${row},Family${row},PK`,
    );
    const body = new FormData();
    body.set('event_id', eventId);
    body.set('file', new Blob([['email,first_name,last_name,country', ...lines].join('\n')]), 'people.csv');
    return post('/v1/attendees/import', body);
  };
  const codes = {
    setupRequest: (request) => {
      const { invite_code: code } = people[Math.floor(Math.random() * people.length)];
      const input = { eventId, code, gate: 'Main', clientId: randomUUID() };
      return { ...request, ...graphqlRequest(manager, CHECK_IN, { input }) };
    },
  };
  return {
    page: side(list()),
    'next page': side(list({ after: pageInfo.endCursor })),
    'by id': side(...people.slice(0, 100).map(({ id }) => graphqlRequest(token, BY_ID, { id }))),
    word: side(...WORDS.map((search) => list({ filter: { search } }))),
    country: side(list({ filter: { countries: ['PK'] } })),
    interest: side(list({ filter: { interests: ['Nothing'] } })),
    total: side(graphqlRequest(token, TOTAL, { eventId })),
    search: side(...WORDS.map(asked)),
    'check-in': side(codes),
    'matches, by person': measurement(stage, server, 5, rows[0].n, () =>
      ask(server.url, token, MATCHES, { eventId }),
    ),
    'report, by row': measurement(stage, server, 1, rows[0].n, report),
    'import, by row': measurement(stage, server, 2, ROWS, importRows),
    erase: measurement(stage, server, 50, 1, () =>
      ask(server.url, manager, ERASE, { input: { attendeeId: people.pop().id } }),
    ),
  };
};

/** Each kind of work in both events in turn; `most` says what it may grow by. */
const compare = async (what, base, other, most) => {
  for (const kind of Object.keys(base)) {
    const results = await interleave({ base: base[kind], other: other[kind] }, count('ROUNDS', 3, 1));
    const [one, many] = ['base', 'other'].map((side) => figure(valuesOf(results, side, 'CPU µs')));
    console.log(`${kind}: CPU µs ${one} alone, ${many} ${what}`);
    judgeRatio('P6', results, 'CPU µs', 'other', 'base', { most: most(kind) });
  }
};

const EVENT = { attendees: SIZE, conversations: 0, meetings: 0 };
const upTo = (from, to) => Array.from({ length: to - from }, (_none, index) => from + index);

export const run = () =>
  onStage(EVENT, async (alone) => {
    const base = await measurementsOf(alone);
    await onStage(EVENT, async (stage) => {
      await grow(
        stage.client,
        stage.eventId,
        upTo(0, EVENTS * 2),
        await addEvents(stage.client, stage.eventId),
      );
      await compare(`beside ${EVENTS} events of ${2 * SIZE}`, base, await measurementsOf(stage), () => 1.2);
    });
    await onStage(EVENT, async (stage) => {
      for (const [index, size] of SIZES.entries()) {
        await grow(stage.client, stage.eventId, upTo(SIZES[index - 1] / SIZE || 1, size / SIZE), [
          stage.eventId,
        ]);
        await compare(`in an event of ${size}`, base, await measurementsOf(stage), (kind) => LIMITS[kind]);
      }
    });
  });
