/** Failures of an installation on the day of an event. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Drill } from '../../tests/realtime/chaos/drill';
import { mortalPostgres } from '../../tests/support/mortal-postgres';
import { hasHaproxy, startProxy } from '../../tests/support/haproxy';
import { SystemPostgres, systemPrograms } from '../../tests/support/system-postgres';
import { waitFor } from '../../tests/support/wait';
import { pg } from '../bench/lib/stage.mjs';
import { rehearse, rowOf } from './hall.mjs';
import { oldBuild } from './old-build.mjs';
import { overload } from './overload.mjs';
import { restore } from './restore.mjs';
import { needs, Skipped } from './skip.mjs';

/** Goal R5; longer than the proxy takes to notice that a server is back; how long something stays away. */
const [EXIT_MS, NOTICED_MS, AWAY_MS] = [10_000, 1_000, 3_000];

/** Replaces the servers one after the other, by this build or another one. */
const replaceServers =
  (entry) =>
  async ({ installation }) => {
    for (const server of installation.servers) {
      const { how, ms } = await server.terminate();
      if (how !== 0 || ms > EXIT_MS)
        installation.violations.push(`${server.name} ended with ${how} after ${Math.round(ms)} ms`);
      server.entry = entry;
      await server.start();
      await pause(NOTICED_MS);
    }
  };

const restart = (options) => rehearse(options, { everyFirst: true, strike: replaceServers() });

const upgrade = (options) => {
  const { entry, prepare } = oldBuild();
  return rehearse(options, { open: { entry, prepare }, everyFirst: true, strike: replaceServers() });
};

/** The old servers work with the schema of the new ones. */
const rollback = (options) =>
  rehearse(options, { everyFirst: true, strike: replaceServers(oldBuild().entry) });

/** kill -9, a while without it, and its start. */
const killed = (partOf) => (options) =>
  rehearse(options, {
    async strike({ installation }) {
      const part = partOf(installation);
      await part.kill();
      await pause(AWAY_MS);
      await part.start();
    },
  });

const answers = async (url) => {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Postgres on a disk that fills up and is freed again; the operator restarts Postgres if it has stopped. */
const diskFull = async (options) => {
  const folder = mkdtempSync(join(tmpdir(), 'podium-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    throw new Skipped('needs root, who may mount a small disk');
  }
  try {
    const home = join(folder, 'home');
    mkdirSync(home);
    const postgres = await mortalPostgres({ folder: home, settings: { max_wal_size: '64MB' } });
    return await rehearse(options, {
      open: { postgres },
      async strike() {
        const isOver = () => !existsSync(join(home, 'postgres', 'postmaster.pid'));
        const ballast = join(folder, 'ballast');
        const { bavail, bsize } = statfsSync(folder);
        try {
          writeFileSync(ballast, Buffer.alloc(bavail * bsize));
        } catch {
          // It is full now.
        }
        await pause(AWAY_MS * 2);
        rmSync(ballast);
        await waitFor(
          () => (isOver() ? postgres.start().then(() => true) : answers(postgres.url)),
          'Postgres',
        );
      },
    });
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The clock of both servers jumps ahead, then back behind that of Postgres. */
const clockStep = async (options) => {
  const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
  needs(existsSync(library), 'libfaketime (Debian: apt-get install libfaketime)');
  const folder = mkdtempSync(join(tmpdir(), 'podium-clock-'));
  const clock = join(folder, 'offset');
  writeFileSync(clock, '+0\n');
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  try {
    return await rehearse(options, {
      open: { settings },
      async strike() {
        for (const offset of ['+600', '-300', '+0']) {
          writeFileSync(clock, `${offset}\n`);
          await pause(AWAY_MS * 2);
        }
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The machine of Postgres is lost, and its copy takes over: the proxy leads there at once, and it is read-only at first. */
const failover = async (options) => {
  const programs = needs(systemPrograms(), 'a Postgres of the machine (Debian: apt-get install postgresql)');
  needs(hasHaproxy(), 'haproxy (Debian: apt-get install haproxy)');
  const primary = await SystemPostgres.create(programs);
  const replica = await primary.replica();
  const proxy = await startProxy(
    'tcp',
    { address: primary.address, words: 'on-marked-down shutdown-sessions' },
    { address: replica.address, words: 'backup' },
  );
  const databaseUrl = primary.url.replace(primary.address, proxy.address);
  try {
    return await rehearse(options, {
      open: { postgres: primary, databaseUrl },
      async strike() {
        primary.kill();
        await pause(AWAY_MS);
        await replica.promote();
      },
    });
  } finally {
    await proxy.stop();
    await Promise.all([primary.remove(), replica.remove()]);
  }
};

/** Accidents drawn from the seed, without a proxy: people go to the other server themselves. */
const accidents = async ({ seed, people, accidents: count }) => {
  const began = performance.now();
  const result = await Drill.accidents(seed, Math.min(people, 200), count);
  return rowOf(result, (performance.now() - began) / 1_000);
};

export const scenarios = {
  restart: { about: 'both servers are restarted, one after the other', run: restart },
  upgrade: { about: 'the last release with its data is replaced by this one', run: upgrade },
  rollback: { about: 'this release is replaced by the last one, on its schema', run: rollback },
  'kill-server': { about: 'kill -9 of a server', run: killed(({ servers }) => servers[0]) },
  'kill-redis': { about: 'kill -9 of Redis', run: killed(({ redis }) => redis) },
  'kill-postgres': { about: 'kill -9 of Postgres', run: killed(({ postgres }) => postgres) },
  'disk-full': { about: 'the disk of Postgres is full for a while', run: diskFull },
  'clock-step': { about: 'the clock of the servers jumps', run: clockStep },
  failover: { about: 'Postgres is lost, and its replica takes over', run: failover },
  restore: { about: "last night's backup is restored on an empty machine", run: restore },
  accidents: { about: 'accidents drawn from the seed, two at a time', run: accidents },
  overload: { about: 'five times the load that a server can take', run: overload },
};
