import { setTimeout as pause } from 'node:timers/promises';
import type { SupervisedServer } from './installation';

const EVERY_MS = 100;
/** Liveness that fails so often in a row, without a fault of ours, is no noise of a busy machine. */
const MAX_SILENT = 3;

/** Asks all servers again and again whether they are alive and ready, as a balancer does. */
export class Monitor {
  readonly violations: string[] = [];
  /** How often a server said that it is not ready although Postgres was there: overload, not a loss. */
  overloads = 0;
  /** True from when Postgres is lost until both servers are ready again. */
  postgresIsAway = false;
  private readonly unready: { begunAt: number; endedAt: number }[] = [];
  private isOver = false;
  private readonly loops: Promise<void>[];

  constructor(servers: readonly SupervisedServer[]) {
    this.loops = servers.map((server) => this.watch(server));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.loops);
  }

  /** How long after a moment the first server that was not struck said that it is not ready; undefined where none did. */
  msUntilUnready(since: number): number | undefined {
    const first = this.unready.find(({ begunAt }) => begunAt >= since);
    return first && first.endedAt - since;
  }

  private async watch(server: SupervisedServer): Promise<void> {
    for (let silent = 0; !this.isOver; await pause(EVERY_MS)) {
      const wasStruck = server.struck;
      const isAlive = (await server.probe('/healthz')) === 200;
      silent = isAlive || wasStruck || server.struck ? 0 : silent + 1;
      if (silent === MAX_SILENT) this.violations.push(`${server.name} was not alive`);
      await this.noteReadiness(server);
    }
  }

  private async noteReadiness(server: SupervisedServer): Promise<void> {
    const [wasStruck, wasAway, begunAt] = [server.struck, this.postgresIsAway, Date.now()];
    const status = await server.probe('/readyz');
    if (status === undefined || status === 200 || wasStruck || server.struck) return;
    this.unready.push({ begunAt, endedAt: Date.now() });
    if (status === 503 && !wasAway && !this.postgresIsAway) this.overloads += 1;
  }
}
