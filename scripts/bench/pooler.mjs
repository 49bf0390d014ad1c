import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count, cpuOf } from './lib/measure.mjs';
import { graphqlRequest, httpSide, interleave, judgeRatio, LIST, listFilters, table } from './lib/race.mjs';
import { freePort, onStage } from './lib/stage.mjs';

export const goals = 'pooler';
export const about = 'the attendee list behind PgBouncer in transaction mode, next to the same without';

const SECONDS = count('SECONDS', 3, 1);
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Starts PgBouncer before the database of the stage, with as many connections as a server has. */
const startPooler = async ({ url, dataDir }) => {
  const { hostname, port: postgres, username, password } = new URL(url);
  const port = await freePort();
  const settings = join(dataDir, 'pgbouncer.ini');
  await chmod(dataDir, 0o755);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${postgres} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
  );
  const account = process.getuid() === 0 ? ['--user=nobody'] : [];
  const child = spawn('pgbouncer', ['--quiet', ...account, settings], { env, stdio: 'ignore' });
  const through = new URL(url);
  through.port = port;
  return { pid: child.pid, url: through.href, stop: () => (child.kill(), once(child, 'exit')) };
};

export const run = () =>
  onStage({ attendees: count('ATTENDEES', 20_000, 1_000) }, async (stage) => {
    if (spawnSync('pgbouncer', ['--version'], { env }).status !== 0)
      return console.log('pgbouncer is not installed');
    const pooler = await startPooler(stage);
    const [token] = await stage.signIn(stage.people.slice(0, 1));
    const requests = listFilters(stage).map((filter) =>
      graphqlRequest(token, LIST, { eventId: stage.eventId, filter }),
    );
    const pooled = await stage.startServer({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: stage.url });
    const side = httpSide(stage, pooled, requests, { seconds: SECONDS });
    const results = await interleave({
      direct: httpSide(stage, await stage.startServer(), requests, { seconds: SECONDS }),
      async pooled() {
        const before = cpuOf(pooler.pid);
        const result = await side();
        const own = (cpuOf(pooler.pid) - before) / (result['requests/s'] * SECONDS);
        return { ...result, 'CPU µs': result['CPU µs'] + own, 'pooler µs': own };
      },
    });
    table(results);
    judgeRatio('pool', results, 'CPU µs', 'pooled', 'direct', { most: 1.1 });
    judgeRatio('pool', results, 'requests/s', 'pooled', 'direct', { least: 1 / 1.1 });
    await pooled.stop();
    await pooler.stop();
  });
