import { LRUCache } from 'lru-cache';
import { FairQueue } from './fair-queue';

/** Queries and statements of one caller that run at a time. */
const AT_ONCE = 4;
const MAX_WAITING = 1_000;
/** Callers who have used more points than this lately have one place, as long as others ask for something, too. */
const MUCH = 10_000;
const FORGOTTEN_MS = 5_000;
const OTHERS_MS = 1_000;
const MAX_CALLERS = 10_000;
/** A program that floods rests for so many times the work that it makes, so that people mostly find the server idle. */
const REST = 4;
const MAX_REST_MS = 2_000;
/** Each may hold a body of 1 MB. */
const MAX_WAITING_OF_PROGRAM = 200;

interface Use {
  points: number;
  at: number;
}

/**
 * The places of callers (users, or addresses of anonymous ones) on this server. One who has much to do waits for themselves:
 * their share shrinks to a single place while others are there, and nobody waits in another caller's line.
 */
export class Callers {
  private readonly uses = new LRUCache<string, Use>({ max: MAX_CALLERS });
  private latest = { caller: '', at: -Infinity };
  private before = this.latest;
  private readonly limits = {
    total: Infinity,
    perKey: (caller: string) => this.placesOf(caller),
    maxWaiting: MAX_WAITING,
  };
  readonly queries = new FairQueue(this.limits);
  readonly statements = new FairQueue(this.limits);
  /** Each of their groups waits with one part of its events at most, and none of them may be lost. */
  readonly deliveries = new FairQueue({ ...this.limits, maxWaiting: Infinity });
  private readonly programs = new FairQueue({
    total: Infinity,
    perKey: 1,
    maxWaiting: MAX_WAITING_OF_PROGRAM,
  });

  /** Notes that somebody asks for something. */
  begin(caller: string): void {
    if (this.latest.caller !== caller) this.before = this.latest;
    this.latest = { caller, at: performance.now() };
  }

  add(caller: string, points: number): void {
    this.uses.set(caller, { points: this.recentUse(caller) + points, at: performance.now() });
  }

  /**
   * Waits for the turn of a program's request. While others are there a program has one at a time, from before its text is read.
   * Gives what ends the turn: after much use only once the program has rested for as long as the request's work says.
   */
  turnOfProgram(program: string, onWait?: () => void): Promise<(workMs: number) => void> {
    this.begin(program);
    if (this.isAlone(program)) return Promise.resolve(() => undefined);
    return new Promise((resolve, reject) => {
      const turn = () =>
        new Promise<void>((end) =>
          resolve((workMs) => {
            if (this.recentUse(program) < MUCH) end();
            else setTimeout(end, Math.min(REST * workMs, MAX_REST_MS));
          }),
        );
      this.programs.run(program, turn, onWait).catch(reject);
    });
  }

  private isAlone(caller: string): boolean {
    const { at } = this.latest.caller === caller ? this.before : this.latest;
    return performance.now() - at > OTHERS_MS;
  }

  private placesOf(caller: string): number {
    return this.isAlone(caller) || this.recentUse(caller) < MUCH ? AT_ONCE : 1;
  }

  /** What was used lately; it counts less and less. */
  private recentUse(caller: string): number {
    const use = this.uses.get(caller);
    return use ? use.points * Math.exp((use.at - performance.now()) / FORGOTTEN_MS) : 0;
  }
}
