import { count, figure, judge, median } from './lib/measure.mjs';
import { graphqlRequest, httpSide, interleave, valuesOf } from './lib/race.mjs';
import { ask, onStage } from './lib/stage.mjs';

export const goals = 'P6';
export const about =
  'the same requests with 10,000 attendees, with a million in 50 other events, and with a million in one';

const MILLION = count('MILLION', 1_000_000, 2_000);
const EVENTS = 50;
const LIST = `query ($eventId: ID!, $first: Int!, $after: String, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, first: $first, after: $after, filter: $filter) { nodes { id firstName lastName } pageInfo { endCursor } }
}`;
const TOTAL = `query ($eventId: ID!, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, first: 20, filter: $filter) { totalCount nodes { id firstName lastName } }
}`;
const BY_ID = 'query ($id: ID!) { attendee(id: $id) { id firstName lastName } }';
const WORDS = ['quantum', 'zurich', 'sara', 'robot', 'ventures'];

/** Adds so many copies of the generated people, with ids and users of their own, to these events in turn. */
const grow = async (client, eventId, amount, targets) => {
  const { rows } = await client.query('SELECT count(*)::int AS n FROM attendees WHERE event_id = $1', [
    eventId,
  ]);
  for (let copy = 0; copy * rows[0].n < amount; copy += 1)
    await client.query(
      `WITH people AS (
         SELECT *, gen_random_uuid() AS new_user, gen_random_uuid() AS new_id FROM attendees
         WHERE event_id = $1 AND user_id IS NOT NULL AND invite_code NOT LIKE 'copy%'
       ), made AS (
         INSERT INTO users (id, email, display_name, email_verified_at) SELECT new_user, new_user || '@copy.test', first_name, now() FROM people
       )
       INSERT INTO attendees (id, event_id, user_id, category, status, first_name, last_name, job_title, organization, country, invite_code, confirmed_at, by_invitation)
       SELECT new_id, $2, new_user, category, status, first_name || ' ' || $3::text, last_name, job_title, organization, country,
         'copy' || new_id, confirmed_at, false FROM people`,
      [eventId, targets[copy % targets.length], String(copy)],
    );
  await client.query('VACUUM ANALYZE attendees, users');
};

const otherEvents = async (client, eventId) => {
  const { rows } = await client.query(
    `INSERT INTO events (id, title, timezone, starts_at, ends_at, status)
     SELECT gen_random_uuid(), title || n, timezone, starts_at, ends_at, status FROM events, generate_series(1, $2::int) AS n
     WHERE id = $1 RETURNING id`,
    [eventId, EVENTS],
  );
  return rows.map(({ id }) => id);
};

/** CPU per request of each kind. */
const measure = async (stage, server, kinds) => {
  const entries = Object.entries(kinds).map(([kind, requests]) => [
    kind,
    httpSide(stage, server, requests, 2),
  ]);
  const results = await interleave(Object.fromEntries(entries), count('ROUNDS', 3, 1));
  return Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, median(valuesOf(results, kind, 'CPU µs'))]),
  );
};

const LIMITS = { page: 1.5, 'next page': 1.5, 'by id': 1.5, word: 3, total: 3 };

export const run = () =>
  onStage({ attendees: count('ATTENDEES', 10_000, 500), conversations: 0, meetings: 0 }, async (stage) => {
    const { client, eventId, people } = stage;
    const [token] = await stage.signIn(people.slice(0, 1));
    const server = await stage.startServer();
    const { pageInfo } = await ask(server.url, token, LIST, { eventId, first: 100 });
    const list = (more) => graphqlRequest(token, LIST, { eventId, first: 20, ...more });
    const kinds = {
      page: [list()],
      'next page': [list({ after: pageInfo.endCursor })],
      'by id': people.slice(0, 200).map(({ id }) => graphqlRequest(token, BY_ID, { id })),
      word: WORDS.map((search) => list({ filter: { search } })),
      total: [graphqlRequest(token, TOTAL, { eventId })],
    };
    const base = await measure(stage, server, kinds);
    const others = await otherEvents(client, eventId);
    await grow(client, eventId, MILLION, others);
    const besideOthers = await measure(stage, server, kinds);
    await client.query('DELETE FROM events WHERE id = ANY($1::uuid[])', [others]);
    await client.query('VACUUM FULL attendees');
    await grow(client, eventId, MILLION, [eventId]);
    const inOne = await measure(stage, server, kinds);
    for (const [kind, most] of Object.entries(LIMITS)) {
      console.log(`${kind}: CPU ${figure([base[kind]])} µs per request`);
      judge('P6', `with ${MILLION} in ${EVENTS} other events`, besideOthers[kind] / base[kind], {
        most: 1.2,
      });
      judge('P6', `with ${MILLION} in the event`, inOne[kind] / base[kind], { most });
    }
  });
