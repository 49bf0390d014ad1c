/** Where a benchmark takes place: a database with one event, servers and their peers. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, serverEntry } from '../../lib/paths.mjs';

/** Packages of the server. */
export const require = createRequire(join(root, 'server', 'package.json'));
export const pg = require('pg');
export const benchExports = () => import(join(root, 'server', 'dist', 'bench-exports.js'));

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts a script and waits until it prints `ready`. `BENCH_CPU_PROFILE=<folder>` writes a profile of it when it ends. */
const launch = async (file, env) => {
  const profile = process.env.BENCH_CPU_PROFILE;
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, [...flags, file], { env: { ...process.env, ...env }, stdio });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => /ready/i.test(String(text)) && resolve());
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return child;
};

/** Sends an operation, anonymously without a token, and gives the whole answer. */
export const graphql = async (url, token, query, variables) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
};

/** Sends an operation and gives its first field; throws where it is refused. */
export const ask = async (url, token, query, variables) => {
  const { data, errors } = await graphql(url, token, query, variables);
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 300));
  return Object.values(data)[0];
};

/** Sessions for these people or users, as rows: hashing passwords is not what is measured. */
const signIn = async (client, people) => {
  const tokens = people.map(() => randomBytes(32).toString('base64url'));
  await client.query(
    `INSERT INTO sessions (id, user_id, credentials_version, token_hash, last_used_at, expires_at)
     SELECT gen_random_uuid(), u.id, u.credentials_version, h, now(), now() + interval '14 days'
     FROM unnest($1::uuid[], $2::bytea[]) AS s (u, h) JOIN users u ON u.id = s.u`,
    [
      people.map((person) => person.user_id),
      tokens.map((token) => createHash('sha256').update(token).digest()),
    ],
  );
  return tokens;
};

/** A generated event; with `groups` each attendee has one or two of so many, of whom four may not see, meet or write to another. */
export const addEvent = async (client, { groups = 0, ...event }) => {
  const { generateEvent, loadEvent } = await benchExports();
  const dataset = generateEvent({ seed: 1, now: new Date(), ...event });
  await loadEvent(client, dataset);
  if (groups > 0) await addGroups(client, dataset.eventId, groups);
  return dataset;
};

const addGroups = async (client, eventId, groups) => {
  await client.query(
    `INSERT INTO attendee_groups (id, event_id, bit, name, sees, meets, writes)
     SELECT gen_random_uuid(), $1, bit, CASE bit WHEN 0 THEN '' ELSE 'Group ' || bit END, rule, rule, rule
     FROM generate_series(0, $2::int) AS bit,
       LATERAL (SELECT CASE WHEN bit BETWEEN 1 AND 4 THEN ~(1::bigint << (bit + 1)) ELSE -1 END AS rule) AS r`,
    [eventId, groups],
  );
  await client.query(
    `UPDATE attendees a SET groups = (1::bigint << (n % $2::int + 1)) | CASE n % 5 WHEN 0 THEN 1::bigint << (n / 7 % $2::int + 1) ELSE 0 END
     FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS n FROM attendees WHERE event_id = $1) AS numbered
     WHERE a.id = numbered.id`,
    [eventId, groups],
  );
};

/** One generated event, and an administrator, which readiness requires. */
export const fill = async (client, event) => {
  const dataset = await addEvent(client, event);
  await client.query(
    `INSERT INTO users (id, email, display_name, role) VALUES (gen_random_uuid(), 'admin@example.test', 'Admin', 'ADMIN')`,
  );
  await client.query('VACUUM ANALYZE');
  return dataset;
};

const openStage = async (event) => {
  const { startEmbeddedPostgres, migrate } = await benchExports();
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-bench-'));
  const settings = { max_connections: '200' };
  const database = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), settings });
  await migrate(database.url);
  const client = new pg.Client(database.url);
  await client.connect();
  const dataset = event && (await fill(client, event));
  const children = new Set();
  /** A process that can be stopped and started again. */
  const start = async (file, env) => {
    const port = await freePort();
    const run = async () => {
      const child = await launch(file, {
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        ...env,
        PORT: String(port),
      });
      children.add(child);
      return child;
    };
    let child = await run();
    return {
      port,
      url: `http://127.0.0.1:${port}`,
      get pid() {
        return child.pid;
      },
      async stop(signal = 'SIGTERM') {
        const gone = once(child, 'exit');
        child.kill(signal);
        await gone;
        children.delete(child);
      },
      async startAgain() {
        child = await run();
      },
    };
  };
  return {
    url: database.url,
    dataDir,
    client,
    dataset,
    eventId: dataset?.eventId,
    people: dataset?.tables.attendees.filter(({ status }) => status === 'CONFIRMED'),
    signIn: (people) => signIn(client, people),
    /** The token of a new user with this role. */
    async signInAs(role) {
      const { rows } = await client.query(
        `INSERT INTO users (id, email, display_name, role, email_verified_at)
         VALUES (gen_random_uuid(), gen_random_uuid() || '@bench.test', $1::text, ($1::text)::role, now()) RETURNING id AS user_id`,
        [role],
      );
      return (await signIn(client, rows))[0];
    },
    /** Costs are counted, but one user does what thousands do. */
    startServer: (env, entry = serverEntry) =>
      start(entry, { LOG_LEVEL: 'error', DEMO: '0', COST_BUDGET: '1000000000', ...env }),
    startPeer: (name) => start(join(import.meta.dirname, `${name}.mjs`)),
    async close() {
      for (const child of children) child.kill('SIGTERM');
      await client.end();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * Runs a benchmark on a database of its own with one generated event; with null it is empty, for the demo. Durability is as in
 * production.
 */
export const onStage = async (event, work) => {
  const stage = await openStage(event);
  try {
    await work(stage);
  } finally {
    await stage.close();
  }
};
