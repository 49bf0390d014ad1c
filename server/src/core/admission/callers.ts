/**
 * Protects callers from each other: each has four queries and four statements at a time on a server, after 10,000 points of use one,
 * as long as others ask too.
 */
import { LRUCache } from 'lru-cache';
import { FairQueue } from './fair-queue';

const AT_ONCE = 4;
const MAX_WAITING = 1_000;
/** Points, of which those of five seconds ago count a third. */
const MUCH = 10_000;
const FORGOTTEN_MS = 5_000;
const OTHERS_MS = 1_000;
const MAX_CALLERS = 10_000;
/** After much use a caller rests for so many times its work, so that others mostly find the server idle: a program, and a person. */
const REST_OF_PROGRAM = 4;
const REST_OF_PERSON = 2;
const MAX_REST_MS = 2_000;
/** An import or an upload does not keep the other tabs of a person waiting. */
const MAX_TURN_OF_PERSON_MS = 1_000;
/** Each may hold a body of 1 MB. */
const MAX_WAITING_OF_CALLER = 200;
/** Of one caller that wait: each takes as long as many lists. */
const MAX_INTROSPECTIONS = 20;
const NO_REST = (): void => undefined;

/** Ends a turn, with the milliseconds that its work took. */
export type EndTurn = (workMs: number) => void;

/**
 * Waits for a place in a queue, and gives what ends the turn, after which the place rests. After `longestMs` the next turn begins all the
 * same, since this one waits for something else.
 */
const turnIn = (
  queue: FairQueue,
  caller: string,
  restOf: (workMs: number) => number,
  onWait?: () => void,
  longestMs?: number,
): Promise<EndTurn> =>
  new Promise((resolve, reject) => {
    const turn = () =>
      new Promise<void>((end) => {
        const timer = longestMs === undefined ? undefined : setTimeout(end, longestMs).unref();
        resolve((workMs) => {
          clearTimeout(timer);
          const rest = restOf(workMs);
          if (rest > 0) setTimeout(end, Math.min(rest, MAX_REST_MS));
          else end();
        });
      });
    queue.run(caller, turn, onWait).catch(reject);
  });

/** The places of callers (users, or addresses of anonymous ones), each with a queue of its own. */
export class Callers {
  private readonly uses = new LRUCache<string, { points: number; at: number }>({ max: MAX_CALLERS });
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
  private readonly deliveries = new FairQueue({ ...this.limits, maxWaiting: Infinity });
  private readonly turns = new FairQueue({ total: Infinity, perKey: 1, maxWaiting: MAX_WAITING_OF_CALLER });
  private readonly introspections = new FairQueue({ total: 1, perKey: 1, maxWaiting: MAX_INTROSPECTIONS });

  /** Notes that somebody asks for something. */
  begin(caller: string): void {
    if (this.latest.caller !== caller) this.before = this.latest;
    this.latest = { caller, at: performance.now() };
  }

  add(caller: string, points: number): void {
    this.uses.set(caller, { points: this.recentUse(caller) + points, at: performance.now() });
  }

  /**
   * Waits for the turn of a request of a signed-in caller. While others are there a program has one at a time, and a person after much
   * use. Gives what ends the turn: after much use only once the caller has rested for as long as the request's work says.
   */
  async turnOf(caller: string, isProgram: boolean, onWait?: () => void): Promise<EndTurn> {
    if (this.isAlone(caller) || !(isProgram || this.isHeavy(caller))) return NO_REST;
    const restOf = this.restAfterMuch(caller, isProgram ? REST_OF_PROGRAM : REST_OF_PERSON);
    return turnIn(this.turns, caller, restOf, onWait, isProgram ? undefined : MAX_TURN_OF_PERSON_MS);
  }

  /** Waits for the turn of an introspection, of which one runs at a time for all callers, and gives what ends it. */
  turnOfIntrospection(caller: string, onWait?: () => void): Promise<EndTurn> {
    return turnIn(this.introspections, caller, (workMs) => REST_OF_PROGRAM * workMs, onWait);
  }

  /** Waits for a place of deliveries to a caller, and gives what ends it: after much use while others are there only after a rest. */
  turnOfDelivery(caller: string): Promise<EndTurn> {
    const rest = this.isAlone(caller) ? 0 : REST_OF_PERSON;
    return turnIn(this.deliveries, caller, this.restAfterMuch(caller, rest));
  }

  private restAfterMuch(caller: string, times: number): (workMs: number) => number {
    return (workMs) => (this.isHeavy(caller) ? times * workMs : 0);
  }

  private isAlone(caller: string): boolean {
    const { at } = this.latest.caller === caller ? this.before : this.latest;
    return performance.now() - at > OTHERS_MS;
  }

  private placesOf(caller: string): number {
    return this.isAlone(caller) || !this.isHeavy(caller) ? AT_ONCE : 1;
  }

  private isHeavy(caller: string): boolean {
    return this.recentUse(caller) >= MUCH;
  }

  /** What was used lately; it counts less and less. */
  private recentUse(caller: string): number {
    const use = this.uses.get(caller);
    return use ? use.points * Math.exp((use.at - performance.now()) / FORGOTTEN_MS) : 0;
  }
}
