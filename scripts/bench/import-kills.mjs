/**
 * Goal R9, a drill: imports whose server is killed at random points. Each is there whole or not at all, is shown as ended,
 * and the same file again changes nothing. `BENCH_POINTS` is how many, `BENCH_SEED` which.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, graphql, median, openStage, signIn } from './stage.mjs';

const POINTS = Number(process.env.BENCH_POINTS ?? 100);
const SEED = Number(process.env.BENCH_SEED ?? 1);
const ROWS = 4_000;
const PATIENCE_MS = 60_000;

const randomFrom = (seed) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const newEvent = async (client) => {
  const [eventId, groupId] = [randomUUID(), randomUUID()];
  await client.query(
    `INSERT INTO events (id, title, starts_at, ends_at) VALUES ($1, 'Import', now(), now() + interval '1 day')`,
    [eventId],
  );
  await client.query(
    `INSERT INTO interest_groups (id, event_id, name, kind, vocabulary) VALUES ($1, $2, 'Industry', 'TOPIC', 'topic')`,
    [groupId, eventId],
  );
  await client.query(
    `INSERT INTO interest_terms (id, event_id, vocabulary, label) VALUES (gen_random_uuid(), $1, 'topic', 'Energy')`,
    [eventId],
  );
  return eventId;
};

const fileOf = (eventId) =>
  [
    'E-mail;First name;Last name;Industry',
    ...Array.from(
      { length: ROWS },
      (_none, row) => `r${row}.${eventId}@example.test;Name${row};Family;Energy`,
    ),
  ].join('\n');

const send = async (url, token, eventId) => {
  const body = new FormData();
  body.set('event_id', eventId);
  body.set('file', new Blob([fileOf(eventId)], { type: 'text/csv' }), 'people.csv');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v1/attendees/import`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
};

/** How many users, attendees, interests and notes for undo there are of a file. */
const kept = async (client, eventId) => {
  const { rows } = await client.query(
    `SELECT ARRAY[(SELECT count(*) FROM users WHERE email LIKE '%.' || $1 || '@example.test'),
       (SELECT count(*) FROM attendees WHERE event_id = $1::uuid),
       (SELECT count(*) FROM attendee_interests i JOIN attendees a ON a.id = i.attendee_id WHERE a.event_id = $1::uuid),
       (SELECT count(*) FROM import_changes c JOIN imports i ON i.id = c.import_id WHERE i.event_id = $1::uuid)]::int[] AS counts`,
    [eventId],
  );
  return rows[0].counts;
};

const list = 'query ($id: ID!) { imports(eventId: $id) { nodes { status created } } }';

/** What the next server says of the killed import, once Postgres has seen that nobody is there any more. */
const shown = async (url, token, eventId) => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { data } = await graphql(url, token, list, { id: eventId });
    const [found] = data.imports.nodes;
    if (found?.status !== 'RUNNING') return found ?? { status: 'NONE', created: 0 };
    if (Date.now() > end) throw new Error('An import hangs in RUNNING');
    await pause(50);
  }
};

const same = (what, found, expected) => {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
};

const changesOf = ({ committed, created, updated, unchanged }) => ({
  committed,
  created,
  updated,
  unchanged,
});

/** Looks at one killed import, and sends its file twice more. Gives how it was met and how long a whole one took. */
const judge = async ({ client, url, token, eventId }) => {
  const { status, created } = await shown(url, token, eventId);
  const whole = status === 'COMMITTED';
  if (!whole && status !== 'FAILED' && status !== 'NONE') throw new Error(`An import is ${status}`);
  same('Created', created, whole ? ROWS : 0);
  same('Kept', await kept(client, eventId), Array(4).fill(whole ? ROWS : 0));
  const begun = performance.now();
  const [made, left] = whole ? [0, ROWS] : [ROWS, 0];
  same('The file again', changesOf(await send(url, token, eventId)), {
    committed: true,
    created: made,
    updated: 0,
    unchanged: left,
  });
  const took = performance.now() - begun;
  same('The file once more', changesOf(await send(url, token, eventId)), {
    committed: true,
    created: 0,
    updated: 0,
    unchanged: ROWS,
  });
  same('Kept in the end', await kept(client, eventId), Array(4).fill(ROWS));
  return { status, took: whole ? null : took };
};

export const run = async () => {
  const stage = await openStage({ attendees: 100, conversations: 0, meetings: 0 });
  const { client } = stage;
  const random = randomFrom(SEED);
  const met = { NONE: 0, FAILED: 0, COMMITTED: 0 };
  const reached = [];
  try {
    const managerId = stage.dataset.tables.users[0].id;
    await client.query(`UPDATE users SET role = 'MANAGER' WHERE id = $1`, [managerId]);
    const [token] = await signIn(client, [managerId]);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const start = () => stage.start('server', { PORT: String(port) });
    let child = await start();
    const first = await newEvent(client);
    await send(url, token, first);
    const times = [];
    for (let point = 0; point < POINTS; point += 1) {
      const begun = performance.now();
      if (times.length === 0) {
        await send(url, token, await newEvent(client));
        times.push(performance.now() - begun);
      }
      const eventId = await newEvent(client);
      const sending = send(url, token, eventId).catch(() => null);
      await pause(random() * 1.2 * median(times.slice(-9)));
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await Promise.all([gone, sending]);
      const { rows } = await client.query('SELECT rows FROM imports WHERE event_id = $1', [eventId]);
      reached.push(rows[0]?.rows ?? 0);
      child = await start();
      const { status, took } = await judge({ client, url, token, eventId });
      met[status] += 1;
      if (took !== null) times.push(took);
      if ((point + 1) % 10 === 0) console.log(`${point + 1} points: ${JSON.stringify(met)}`);
    }
    console.log(
      `${POINTS} imports of ${ROWS} rows killed (seed ${SEED}): ${met.NONE} before they were noted, ${met.FAILED} failed and left nothing ` +
        `(${new Set(reached).size} different counts of rows read), ${met.COMMITTED} were whole; the same file again changed 0 rows each time (goal R9)`,
    );
  } finally {
    await stage.close();
  }
};
