import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../../../server/src/demo/seeded-random';
import type { MortalRedis } from '../../support/redis';
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

/** What can be reached while people act. */
export interface Scene {
  installation: Installation;
  people: readonly Person[];
  balancer: Balancer;
  canary: Canary;
}

/** What a round of faults did: from its end until all servers were ready, and until messages got from each to the other. */
export type Aftermath = Awaited<ReturnType<Faults['strike']>>;

type Fault = Round['faults'][number];
type Mortal = Pick<MortalRedis, 'start' | 'freeze' | 'thaw'> & { kill(): unknown };

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

/** Makes things go wrong, and right again. */
export class Faults {
  private readonly random: SeededRandom;
  /** The slowest exit after SIGTERM in this round. */
  private exitMs: number | undefined;

  /** Without `thorough` nothing is judged that a busy machine makes late. */
  constructor(
    private readonly options: { seed: string; thorough: boolean },
    private readonly scene: Scene,
    private readonly monitor: Monitor,
  ) {
    this.random = new SeededRandom(`chaos/${options.seed}/victims`);
  }

  /** Lets the faults of a round strike together, and waits until everything works again. */
  async strike({ faults }: Round) {
    const { installation, canary } = this.scene;
    const kinds = faults.map(({ kind }) => kind);
    const strikesPostgres = kinds.some((kind) => TARGETS[kind] === 'postgres');
    this.exitMs = undefined;
    const begunAt = Date.now();
    this.monitor.postgresIsAway = strikesPostgres;
    await Promise.all(faults.map((fault) => this.actions[fault.kind](fault)));
    if (this.options.thorough && kinds.join() === 'servers restarted one by one') this.checkAnswered(begunAt);
    const healedAt = Date.now();
    await installation.isReady(RECOVERY_MS);
    const readyMs = Date.now() - healedAt;
    this.monitor.postgresIsAway = false;
    await canary.crossing(RECOVERY_MS);
    const crossingMs = Date.now() - healedAt;
    const notReadyMs = strikesPostgres ? this.monitor.msUntilNotReady(begunAt) : undefined;
    return { kinds, begunAt, healedAt, readyMs, crossingMs, notReadyMs, exitMs: this.exitMs };
  }

  private get actions(): Record<FaultKind, (fault: Fault) => Promise<void>> {
    const { servers, redis, postgres } = this.scene.installation;
    return {
      'server killed': ({ server, lastsMs }) => killed(servers[server]!, lastsMs),
      'server paused': ({ server, lastsMs }) => paused(servers[server]!, lastsMs),
      'servers restarted one by one': async () => {
        for (const server of servers) await this.restart(server);
      },
      'sockets cut': async ({ share }) =>
        this.someOf(share).forEach(({ socket }) => socket?.open?.terminate()),
      'readers stalled': async ({ share, lastsMs }) => {
        for (const { socket } of this.someOf(share)) socket?.stall(lastsMs);
        await pause(lastsMs);
      },
      'Redis killed': ({ lastsMs }) => killed(redis, lastsMs),
      'Redis paused': ({ lastsMs }) => paused(redis, lastsMs),
      'Postgres killed': ({ lastsMs }) => killed(postgres, lastsMs),
      'Postgres restarted': ({ lastsMs }) => killed({ ...postgres, kill: postgres.stop }, lastsMs),
      'Postgres paused': ({ lastsMs }) => paused(postgres, lastsMs),
    };
  }

  private async restart(server: SupervisedServer): Promise<void> {
    const { how, ms } = await server.terminate();
    this.exitMs = Math.max(ms, this.exitMs ?? 0);
    if (how !== 0 || (this.options.thorough && ms > EXIT_MS))
      this.scene.installation.violations.push(
        `${server.name} ended with ${how} ${ms.toFixed(0)} ms after SIGTERM`,
      );
    await server.start();
  }

  /** Goal R5: nobody waits for a server that was told to stop. */
  private checkAnswered(since: number): void {
    const { balancer, installation } = this.scene;
    const unanswered = balancer.unanswered.filter((begunAt) => begunAt >= since);
    if (unanswered.length > 0)
      installation.violations.push(`${unanswered.length} requests were not answered by a server that stops`);
  }

  private someOf(share: number): Person[] {
    const here = this.scene.people.filter(({ isHere }) => isHere);
    return this.random.sample(here, Math.ceil(here.length * share));
  }
}
