/**
 * Goal P6: the same requests with 10,000 attendees, with a million over 50 events, and with a million in one event.
 * The million takes some minutes to load; `BENCH_MILLION` makes it smaller.
 */
import { cpuOfResult, graphqlRequest, race } from './http-race.mjs';
import { freePort, median, openStage, signIn } from './stage.mjs';

const MILLION = Number(process.env.BENCH_MILLION ?? 1_000_000);
const EVENTS = 50;
const LIST = `query ($eventId: ID!, $first: Int!, $after: String, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, first: $first, after: $after, filter: $filter) { nodes { id firstName lastName } pageInfo { endCursor } }
}`;
const TOTAL = `query ($eventId: ID!, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, first: 20, filter: $filter) { totalCount nodes { id firstName lastName } }
}`;
const BY_ID = 'query ($id: ID!) { attendee(id: $id) { id firstName lastName } }';
const WORDS = ['quantum', 'zurich', 'sara', 'robot', 'ventures'];

/** Copies of the generated people: same names and interests' absence, ids and users of their own. */
const grow = async (client, eventId, count, perEvent) => {
  const { rows } = await client.query('SELECT count(*)::int AS n FROM attendees WHERE event_id = $1', [
    eventId,
  ]);
  const copies = Math.ceil(count / rows[0].n);
  for (let copy = 1; copy <= copies; copy += 1) {
    const target = perEvent ? await copyEvent(client, eventId, copy, perEvent, rows[0].n) : eventId;
    await client.query(
      `WITH people AS (
         SELECT *, gen_random_uuid() AS new_user, gen_random_uuid() AS new_id FROM attendees
         WHERE event_id = $1 AND user_id IS NOT NULL AND invite_code NOT LIKE 'copy%' LIMIT $4
       ), made AS (
         INSERT INTO users (id, email, display_name, email_verified_at) SELECT new_user, new_user || '@copy.test', first_name, now() FROM people
       )
       INSERT INTO attendees (id, event_id, user_id, category, status, first_name, last_name, job_title, organization, country, invite_code, confirmed_at, by_invitation)
       SELECT new_id, $2, new_user, category, status, first_name || ' ' || $3::text, last_name, job_title, organization, country,
         'copy' || new_id, confirmed_at, false FROM people`,
      [eventId, target, String(copy), rows[0].n],
    );
  }
  await client.query('VACUUM ANALYZE attendees, users');
};

const copied = new Map();
const copyEvent = async (client, eventId, copy, perEvent, size) => {
  const place = Math.floor((copy * size - 1) / perEvent) % EVENTS;
  if (!copied.has(place)) {
    const { rows } = await client.query(
      `INSERT INTO events (id, title, timezone, starts_at, ends_at, status)
       SELECT gen_random_uuid(), title || $2::text, timezone, starts_at, ends_at, status FROM events WHERE id = $1 RETURNING id`,
      [eventId, ` ${place}`],
    );
    copied.set(place, rows[0].id);
  }
  return copied.get(place);
};

const sidesOf = ({ pid, port }, token, eventId, ids, cursor) => {
  const at = (requests) => ({ pid, port, requests });
  return {
    page: at([graphqlRequest(token, LIST, { eventId, first: 20 })]),
    'next page': at([graphqlRequest(token, LIST, { eventId, first: 20, after: cursor })]),
    'by id': at(ids.map((id) => graphqlRequest(token, BY_ID, { id }))),
    word: at(WORDS.map((search) => graphqlRequest(token, LIST, { eventId, first: 20, filter: { search } }))),
    total: at([graphqlRequest(token, TOTAL, { eventId })]),
  };
};

export const run = async () => {
  const stage = await openStage({ attendees: 10_000, conversations: 0, meetings: 0 });
  try {
    const { client, dataset } = stage;
    const eventId = dataset.tables.events[0].id;
    const people = dataset.tables.attendees.filter(({ status }) => status === 'CONFIRMED');
    const [token] = await signIn(client, [people[0].user_id]);
    const port = await freePort();
    const { pid } = await stage.start('server', { PORT: String(port) });
    const first = graphqlRequest(token, LIST, { eventId, first: 100 });
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, first);
    const cursor = (await answer.json()).data.attendees.pageInfo.endCursor;
    const ids = people.slice(0, 200).map(({ id }) => id);
    const measure = async () => {
      const results = await race(stage, sidesOf({ pid, port }, token, eventId, ids, cursor), {
        rounds: 3,
        seconds: 2,
      });
      return Object.fromEntries(
        Object.entries(results).map(([name, rounds]) => [name, median(rounds.map(cpuOfResult))]),
      );
    };
    const stages = { '10 k in one event': await measure() };
    await grow(client, eventId, MILLION, MILLION / EVENTS);
    stages[`and ${MILLION} in ${EVENTS} others`] = await measure();
    await client.query(`DELETE FROM events WHERE id = ANY($1::uuid[])`, [[...copied.values()]]);
    await client.query('VACUUM FULL attendees');
    await grow(client, eventId, MILLION);
    stages[`${MILLION} in one event`] = await measure();
    report(stages);
  } finally {
    await stage.close();
  }
};

const report = (stages) => {
  const [base] = Object.values(stages);
  for (const [name, figures] of Object.entries(stages))
    console.log(
      `${name.padEnd(32)} ${Object.entries(figures)
        .map(([kind, cpu]) => `${kind} ${cpu.toFixed(0)} µs (${(cpu / base[kind]).toFixed(2)})`)
        .join(', ')}`,
    );
  console.log(
    'goal P6: other events at most 1.2 everywhere; one event: pages and id at most 1.5, word and total at most 3',
  );
};
