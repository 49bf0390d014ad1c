import { setTimeout as pause } from 'node:timers/promises';
import { SeededRandom } from '../../../server/src/demo/seeded-random';
import type { Canary } from './canary';
import type { Balancer } from './http';
import type { Installation } from './installation';
import type { Monitor } from './monitor';
import type { Person } from './person';
import { TARGETS, type Fault, type FaultKind, type Round } from './plan';

/** Goal R5. */
const EXIT_MS = 10_000;
/** How long recovery may take before it counts as not happening. */
const RECOVERY_MS = 60_000;

/** What a round of faults did, in milliseconds. */
export interface Aftermath {
  kinds: FaultKind[];
  begunAt: number;
  healedAt: number;
  /** From the end of the faults until both servers said that they are ready. */
  readyMs: number;
  /** From the end of the faults until messages got from each server to the other. */
  crossingMs: number;
  /** From the loss of Postgres until a server said that it is not ready. */
  notReadyMs?: number | undefined;
  /** The slowest exit after SIGTERM. */
  exitMs?: number | undefined;
}

interface Scene {
  seed: string;
  /** Whether to judge what depends on time, which a busy machine makes wrong. */
  timed: boolean;
  installation: Installation;
  people: readonly Person[];
  balancer: Balancer;
  monitor: Monitor;
  canary: Canary;
}

interface Mortal {
  kill(): unknown;
  start(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

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
  private exitMs: number | undefined;

  constructor(private readonly scene: Scene) {
    this.random = new SeededRandom(`chaos/${scene.seed}/victims`);
  }

  /** Lets the faults of a round strike together, and waits until everything works again. */
  async strike({ faults }: Round): Promise<Aftermath> {
    const { installation, monitor, canary } = this.scene;
    const kinds = faults.map(({ kind }) => kind);
    const strikesPostgres = kinds.some((kind) => TARGETS[kind] === 'postgres');
    this.exitMs = undefined;
    const begunAt = Date.now();
    if (strikesPostgres) monitor.postgresIsAway = true;
    await Promise.all(faults.map((fault) => this.actions[fault.kind](fault)));
    if (this.scene.timed && kinds.join() === 'servers restarted one by one') this.checkAnswered(begunAt);
    const healedAt = Date.now();
    await installation.isReady(RECOVERY_MS);
    const readyMs = Date.now() - healedAt;
    monitor.postgresIsAway = false;
    await canary.crossing(RECOVERY_MS);
    return {
      kinds,
      begunAt,
      healedAt,
      readyMs,
      crossingMs: Date.now() - healedAt,
      notReadyMs: strikesPostgres ? monitor.msUntilNotReady(begunAt) : undefined,
      exitMs: this.exitMs,
    };
  }

  private readonly actions: Record<FaultKind, (fault: Fault) => Promise<void>> = {
    'server killed': ({ server, lastsMs }) => this.whileStruck(server, (struck) => killed(struck, lastsMs)),
    'server paused': ({ server, lastsMs }) => this.whileStruck(server, (struck) => paused(struck, lastsMs)),
    'servers restarted one by one': async () => {
      for (const index of this.scene.installation.servers.keys()) await this.restart(index);
    },
    'sockets cut': async ({ share }) => this.someOf(share).forEach((person) => person.cut()),
    'readers stalled': async ({ share, lastsMs }) => {
      for (const person of this.someOf(share)) person.stall(lastsMs);
      await pause(lastsMs);
    },
    'Redis killed': ({ lastsMs }) => killed(this.scene.installation.redis, lastsMs),
    'Redis paused': ({ lastsMs }) => paused(this.scene.installation.redis, lastsMs),
    'Postgres killed': ({ lastsMs }) => killed(this.scene.installation.postgres, lastsMs),
    'Postgres restarted': async ({ lastsMs }) => {
      const { postgres } = this.scene.installation;
      await postgres.stop();
      await pause(lastsMs);
      await postgres.start();
    },
    'Postgres paused': ({ lastsMs }) => paused(this.scene.installation.postgres, lastsMs),
  };

  private async whileStruck(
    index: number,
    work: (server: Installation['servers'][number]) => Promise<void>,
  ): Promise<void> {
    const server = this.scene.installation.servers[index]!;
    server.struck = true;
    await work(server);
    server.struck = false;
  }

  private async restart(index: number): Promise<void> {
    await this.whileStruck(index, async (server) => {
      const { how, ms } = await server.terminate();
      this.exitMs = Math.max(ms, this.exitMs ?? 0);
      if (how !== 0 || (this.scene.timed && ms > EXIT_MS))
        this.scene.installation.violations.push(
          `${server.name} ended with ${how} ${ms.toFixed(0)} ms after SIGTERM`,
        );
      await server.start();
    });
  }

  /** Goal R5: nobody waits for a server that was told to stop. */
  private checkAnswered(before: number): void {
    const { installation, balancer } = this.scene;
    const unanswered = balancer.unanswered.filter((begunAt) => begunAt >= before);
    if (unanswered.length > 0)
      installation.violations.push(`${unanswered.length} requests were not answered by a server that stops`);
  }

  private someOf(share: number): Person[] {
    const here = this.scene.people.filter(({ isHere }) => isHere);
    return this.random.sample(here, Math.ceil(here.length * share));
  }
}
