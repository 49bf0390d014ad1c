/** Measures what a request takes, in points of 10 µs of processor time of the server and of Postgres, for `budgets.ts` and `callers.ts`. */
import type { Callers, EndTurn } from './callers';
import { processorShare } from './processor-share';

/** A point of cost is so many microseconds of a processor, of the server or of Postgres. */
const MICROSECONDS = 10;

/** Works in a turn that has come, and ends it. */
const endAfter = async <T>(end: EndTurn, work: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  try {
    return await work();
  } finally {
    end(performance.now() - started);
  }
};

const microtask = Promise.resolve();

export class Usage {
  private server = 0;
  private statements = 0;
  /** Microseconds that points were taken of. */
  private taken = 0;
  /** When the work that is counted began: the clock and the share of a processor, since processor time itself costs a tenth of a list. */
  private since = 0;
  /** While a transaction is open, its place serves the other statements of the request, too: they must not wait for it to end. */
  private transactions = 0;

  constructor(
    /** The caller: a user, or the address of anonymous ones. */
    private readonly caller: string,
    private readonly callers: Callers,
    private readonly onWait?: () => void,
  ) {}

  /** Counts the work that begins now, until nothing of it is left to do before the next event. */
  measure(): void {
    if (this.since > 0) return;
    this.since = performance.now();
    // A tick that is added by a microtask comes after all microtasks. `queueMicrotask` would take 1 µs more.
    void microtask.then(() =>
      process.nextTick(() => {
        this.count();
        this.since = 0;
      }),
    );
  }

  /** Adds the time for which a statement was waited for. */
  addStatement(ms: number): void {
    this.statements += ms * 1_000 * processorShare();
  }

  /** Points since they were taken last; of statements at most so many, since those of others may slow them down in the database. */
  takePoints(maxOfStatements: number): number {
    if (this.since > 0) this.count();
    const statements = Math.min(this.statements / MICROSECONDS, maxOfStatements);
    const points = Math.round(this.server / MICROSECONDS + statements);
    this.taken += this.server + this.statements;
    this.server = 0;
    this.statements = 0;
    this.callers.add(this.caller, points);
    return points;
  }

  /** Begins the request of an anonymous caller, who waits for no turn. */
  begin(): void {
    this.callers.begin(this.caller);
    this.measure();
  }

  /** Waits for the turn of a request or message of a signed-in caller, and gives what ends it. */
  async turn(isProgram: boolean): Promise<() => void> {
    this.callers.begin(this.caller);
    const end = await this.callers.turnOf(this.caller, isProgram, this.onWait);
    const before = this.workMs;
    this.measure();
    return () => {
      if (this.since > 0) this.count();
      end(this.workMs - before);
    };
  }

  /** Runs a query in one of the caller's places. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.callers.queries.run(
      this.caller,
      () => {
        this.measure();
        return work();
      },
      this.onWait,
    );
  }

  /** Answers what the schema is when its turn has come. */
  async inTurnOfIntrospection<T>(work: () => Promise<T>): Promise<T> {
    return endAfter(await this.callers.turnOfIntrospection(this.caller, this.onWait), work);
  }

  /** Delivers to a subscription of the caller in one of their places. */
  async inTurnOfDeliveries<T>(work: () => Promise<T>): Promise<T> {
    return endAfter(await this.callers.turnOfDelivery(this.caller), work);
  }

  /** Runs a statement in one of the caller's places. */
  inPlace<T>(work: () => Promise<T>): Promise<T> {
    return this.transactions > 0 ? work() : this.callers.statements.run(this.caller, work, this.onWait);
  }

  /** Runs a transaction, which holds one place until it ends. */
  inTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.inPlace(async () => {
      this.transactions += 1;
      try {
        return await work();
      } finally {
        this.transactions -= 1;
      }
    });
  }

  private get workMs(): number {
    return (this.taken + this.server + this.statements) / 1_000;
  }

  private count(): void {
    const now = performance.now();
    this.server += (now - this.since) * 1_000 * processorShare(now);
    this.since = now;
  }
}
