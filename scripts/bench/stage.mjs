import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, serverEntry } from '../lib/paths.mjs';

const require = createRequire(join(root, 'server', 'package.json'));
export const pg = require('pg');
const here = dirname(fileURLToPath(import.meta.url));
export const benchExports = () => import(join(root, 'server', 'dist', 'bench-exports.js'));

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** A database of its own with one event, generated if none is passed, and thrown away at the end. Durability is as in production. */
export const openStage = async ({ dataset: ready, ...event }) => {
  const { startEmbeddedPostgres, migrate, generateEvent, loadEvent } = await benchExports();
  const dataDir = await mkdtemp(join(tmpdir(), 'podium-bench-'));
  const database = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    settings: { max_connections: '200' },
  });
  await migrate(database.url);
  const client = new pg.Client(database.url);
  await client.connect();
  const dataset = ready ?? generateEvent({ seed: 1, now: new Date(), ...event });
  await loadEvent(client, dataset);
  // Without an administrator no server is ready.
  await client.query(
    `INSERT INTO users (id, email, display_name, role) VALUES (gen_random_uuid(), 'admin@example.test', 'Admin', 'ADMIN')`,
  );
  await client.query('VACUUM ANALYZE');
  const children = [];
  return {
    url: database.url,
    client,
    dataset,
    /** Starts a script beside this one, or the server, and waits until it prints `ready`. */
    async start(script, env) {
      const file = script === 'server' ? serverEntry : join(here, script);
      // `BENCH_CPU_PROFILE=<folder>` writes a profile of each process when it ends.
      const profile = process.env.BENCH_CPU_PROFILE;
      const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
      const child = spawn(process.execPath, [...flags, file], {
        env: {
          ...process.env,
          DATABASE_URL: database.url,
          HOST: '127.0.0.1',
          LOG_LEVEL: 'error',
          DEMO: '0',
          // Costs are counted, but one user does what thousands do.
          COST_BUDGET: '1000000000',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      await new Promise((resolve, reject) => {
        child.stdout.on('data', (text) => /ready/i.test(String(text)) && resolve());
        child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
      });
      return child;
    },
    async close() {
      for (const child of children) child.kill('SIGTERM');
      await client.end();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Sessions for these users, as rows: hashing passwords is not what is measured. */
export const signIn = async (client, userIds) => {
  const tokens = userIds.map(() => randomBytes(32).toString('base64url'));
  await client.query(
    `INSERT INTO sessions (id, user_id, credentials_version, token_hash, last_used_at, expires_at)
     SELECT gen_random_uuid(), u.id, u.credentials_version, h, now(), now() + interval '14 days'
     FROM unnest($1::uuid[], $2::bytea[]) AS s (u, h) JOIN users u ON u.id = s.u`,
    [userIds, tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return tokens;
};

/** The fields of /proc/PID/stat that follow the name; none where the process is gone. */
const statOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
};

const sumOf = (fields) => fields.reduce((sum, field) => sum + Number(field), 0);

/** CPU microseconds of one process so far. */
export const cpuOf = (pid) => sumOf(statOf(pid).slice(11, 13)) * 10_000;

/** CPU microseconds of the whole Postgres cluster: the postmaster counts what ended, parallel workers too, and /proc what lives. */
export const cpuOfPostgres = async (client) => {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const [, parent] = statOf(rows[0].pid);
  const family = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && statOf(pid)[1] === parent);
  return sumOf(statOf(parent).slice(11, 15)) * 10_000 + sumOf(family.map(cpuOf));
};

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

export const spread = (values) => `${Math.min(...values).toFixed(2)}..${Math.max(...values).toFixed(2)}`;

export const graphql = async (url, token, query, variables) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
};
