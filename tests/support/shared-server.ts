import type { Duplex } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { vi } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { Budgets } from '../../server/src/core/admission/budgets';
import { RateLimits } from '../../server/src/core/admission/rate-limits';
import { loadEvent } from '../../server/src/demo/dataset-loader';
import { generateEvent } from '../../server/src/demo/event-generator';
import { buildEvent, buildUser } from './factories';
import { startServer, type TestServer } from './server';
// Before the server starts: its work in the background is told from that of requests where statements are counted.
import './statements';
import { PATIENCE_MS, waitFor } from './wait';

let shared: ReturnType<typeof start> | undefined;

/** More events than a page of a list. */
const OTHER_EVENTS = 120;

/** Fills the database with other people's things, so that a file that counts everybody fails wherever it runs. */
async function addOthers(server: TestServer): Promise<void> {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  await loadEvent(client, generateEvent({ seed: 1, attendees: 24, companies: 8, pods: 4, now: new Date() }));
  await client.end();
  await Promise.all(Object.values(Role).flatMap((role) => [1, 2].map(() => buildUser(server, { role }))));
  await Promise.all(Array.from({ length: OTHER_EVENTS }, () => buildEvent(server)));
}

/** The one server of a worker, and the sockets that are open at it. */
async function start() {
  const server = await startServer();
  await addOthers(server);
  const sockets = new Set<Duplex>();
  server.app.server.on('upgrade', (_request, socket: Duplex) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return { server, sockets };
}

/** Tables whose rows belong to no event and no person, and definitions: a file that changes one changes them for the files after it. */
const GLOBAL = `
  SELECT (SELECT json_agg(id ORDER BY id) FROM servers) AS servers,
    (SELECT count(*)::int FROM backups) AS backups,
    (SELECT json_agg(tgname ORDER BY tgname, tgrelid) FROM pg_trigger WHERE NOT tgisinternal) AS triggers,
    (SELECT json_agg(conname ORDER BY conname, conrelid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace) AS constraints,
    (SELECT json_agg(proname ORDER BY proname, oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace) AS functions,
    (SELECT json_agg(name ORDER BY name) FROM pgboss.schedule) AS schedule`;

/** Background work that ends soon: changes to be published, due jobs, transactions and locks. */
const GOES_ON = `
  SELECT (SELECT count(*)::int FROM outbox) AS outbox,
    (SELECT count(*)::int FROM pgboss.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now()) AS jobs,
    (SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE 'idle in transaction%') AS transactions`;

const NOTHING = { outbox: 0, jobs: 0, transactions: 0, sockets: 0 };

const globalStateOf = async (server: TestServer) => ({
  ...(await server.sql(GLOBAL))[0],
  environment: { ...process.env },
});

/** Each file may use up the limits that all people behind one address share. */
function renewLimits({ app: { runtime } }: TestServer): void {
  runtime.rateLimits = new RateLimits(runtime.redis);
  runtime.budgets = new Budgets(runtime.rateLimits, runtime.config.costBudget);
}

/** Throws where a file leaves something that the files after it would meet. */
async function assertNothingLeft(
  { server, sockets }: Awaited<ReturnType<typeof start>>,
  before: object,
  patienceMs: number,
): Promise<void> {
  if (vi.isFakeTimers()) throw new Error('This file leaves the clock stopped.');
  let left: object = {};
  const isOver = async () => {
    left = { ...(await server.sql(GOES_ON))[0], sockets: sockets.size };
    return isDeepStrictEqual(left, NOTHING);
  };
  await waitFor(isOver, 'The end of what this file began', patienceMs).catch((error: Error) => {
    throw new Error(`${error.message}: ${JSON.stringify(left)}`);
  });
  const after = await globalStateOf(server);
  const changed = Object.entries(after).filter(
    ([name, value]) => !isDeepStrictEqual(value, (before as Record<string, unknown>)[name]),
  );
  if (changed.length > 0)
    throw new Error(`This file changes ${changed.map(([name]) => name).join(', ')}: it needs startServer().`);
}

/**
 * The server and database that the files of a worker share, which saves each of them a start. For files whose people and events are
 * their own; its `close` proves that nothing of the file goes on, and leaves it running. Files that need settings, count everybody, or
 * change what belongs to all start their own with `startServer`.
 */
export async function sharedServer(patienceMs = PATIENCE_MS): Promise<TestServer> {
  const whole = await (shared ??= start());
  renewLimits(whole.server);
  const before = await globalStateOf(whole.server);
  return { ...whole.server, close: () => assertNothingLeft(whole, before, patienceMs) };
}
