import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../../../server/src/demo/seeded-random';
import type { Canary } from './canary';
import type { Balancer } from './http';
import type { Installation, SupervisedServer } from './installation';
import type { Monitor } from './monitor';
import type { Person } from './person';
import { TARGETS, type FaultKind, type Round } from './plan';

/** Goal R5. */
const EXIT_MS = 10_000;
/** How long recovery may take before it counts as not happening. */
const RECOVERY_MS = 60_000;

/** The parts of the installation while people act. */
export interface Scene {
  installation: Installation;
  people: readonly Person[];
  balancer: Balancer;
  canary: Canary;
}

type Fault = Round['faults'][number];
type Mortal = Record<'start' | 'freeze' | 'thaw' | 'kill', () => unknown>;

const killed = async (mortal: Mortal, ms: number): Promise<void> => {
  await mortal.kill();
  await pause(ms);
  await mortal.start();
};

const paused = async (mortal: Mortal, ms: number): Promise<void> => {
  mortal.freeze();
  await pause(ms);
  mortal.thaw();
};

/** The times after a round of faults until all servers were ready, and until messages passed between all of them. */
export type Aftermath = Awaited<ReturnType<ReturnType<typeof prepareFaults>>>;

/** Gives what makes the faults of a round strike together; without `thorough` it judges nothing that a busy machine makes late. */
export const prepareFaults = (
  { seed, thorough }: { seed: string; thorough: boolean },
  { installation, people, balancer, canary }: Scene,
  monitor: Monitor,
) => {
  const { servers, redis, postgres, violations } = installation;
  const random = new SeededRandom(`chaos/${seed}/victims`);
  const someOf = (share: number): Person[] => {
    const here = people.filter(({ isHere }) => isHere);
    return random.sample(here, Math.ceil(here.length * share));
  };
  /** The slowest exit after SIGTERM. */
  let exitMs: number | undefined;
  const restart = async (server: SupervisedServer) => {
    const { how, ms } = await server.terminate();
    exitMs = Math.max(ms, exitMs ?? 0);
    if (how !== 0 || (thorough && ms > EXIT_MS))
      violations.push(`${server.name} ended with ${how} ${ms.toFixed(0)} ms after SIGTERM`);
    await server.start();
  };
  const actions: Record<FaultKind, (fault: Fault) => Promise<void>> = {
    'server killed': ({ server, lastsMs }) => killed(servers[server]!, lastsMs),
    'server paused': ({ server, lastsMs }) => paused(servers[server]!, lastsMs),
    'servers restarted one by one': async () => {
      for (const server of servers) await restart(server);
    },
    'sockets cut': async ({ share }) => someOf(share).forEach(({ socket }) => socket?.cut()),
    'readers stalled': async ({ share, lastsMs }) => {
      for (const { socket } of someOf(share)) socket?.stall(lastsMs);
      await pause(lastsMs);
    },
    'Redis killed': ({ lastsMs }) => killed(redis, lastsMs),
    'Redis paused': ({ lastsMs }) => paused(redis, lastsMs),
    'Postgres killed': ({ lastsMs }) => killed(postgres, lastsMs),
    'Postgres restarted': ({ lastsMs }) => killed({ ...postgres, kill: postgres.stop }, lastsMs),
    'Postgres paused': ({ lastsMs }) => paused(postgres, lastsMs),
  };
  /** Goal R5: nobody waits for a server that was told to stop. */
  const checkAnswered = (since: number) => {
    const { length } = balancer.unanswered.filter((begunAt) => begunAt >= since);
    if (length > 0) violations.push(`${length} requests were not answered by a server that stops`);
  };

  return async ({ faults }: Round) => {
    const kinds = faults.map(({ kind }) => kind);
    const begunAt = Date.now();
    exitMs = undefined;
    const strikesPostgres = kinds.some((kind) => TARGETS[kind] === 'postgres');
    monitor.postgresIsAway = strikesPostgres;
    await Promise.all(faults.map((fault) => actions[fault.kind](fault)));
    if (thorough && kinds.join() === 'servers restarted one by one') checkAnswered(begunAt);
    const healedAt = Date.now();
    await installation.isReady(RECOVERY_MS);
    const readyMs = Date.now() - healedAt;
    monitor.postgresIsAway = false;
    await canary.crossing(RECOVERY_MS);
    const crossingMs = Date.now() - healedAt;
    const notReadyMs = strikesPostgres ? monitor.msUntilUnready(begunAt) : undefined;
    return { kinds, begunAt, healedAt, readyMs, crossingMs, notReadyMs, exitMs };
  };
};
