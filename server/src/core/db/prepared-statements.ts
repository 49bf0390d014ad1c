import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Client, type ClientConfig } from 'pg';
import { tracer } from '../telemetry/tracing';
import { sharedSessions } from './row-query';

/** How often a text has been run lately, and the name under which connections prepare it. */
interface Prepared {
  name: string;
  uses: number;
}

/** All uses count half after so many of them, so that what was popular once makes room. */
const AGING = 10_000;
/** The least used text is looked for once in so many uses of one that has no name. */
const USES_BETWEEN_LOOKUPS = 8;
const PREFIX = 'podium_';

/**
 * Names for the texts that are run most often, at most `max` at a time. When all names are taken, a text gets one only by
 * being run more often than the least used text that has one. So the many selections of one client, each run a few times,
 * cannot take the names of those that all callers run.
 */
export class PreparedNames {
  private readonly prepared = new Map<string, Prepared>();
  private readonly candidates: LRUCache<string, { uses: number }>;
  private readonly names = new Set<string>();
  private counted = 0;

  constructor(
    private readonly max: number,
    private readonly minUses = 1,
  ) {
    this.candidates = new LRUCache({ max });
  }

  /** The name of a text, counting one use; undefined where it is not to be prepared. */
  of(text: string): string | undefined {
    if ((this.counted += 1) % AGING === 0) this.age();
    const known = this.prepared.get(text);
    if (known) known.uses += 1;
    else this.consider(text);
    const prepared = known ?? this.prepared.get(text);
    return prepared && prepared.uses >= this.minUses ? prepared.name : undefined;
  }

  /** Whether a name is still in use. */
  has(name: string): boolean {
    return this.names.has(name);
  }

  private consider(text: string): void {
    if (this.prepared.size < this.max) return this.add(text, 1);
    const candidate = this.candidates.get(text) ?? { uses: 0 };
    candidate.uses += 1;
    this.candidates.set(text, candidate);
    if (candidate.uses % USES_BETWEEN_LOOKUPS !== 0) return;
    const [rarest, { name, uses }] = this.leastUsed();
    if (candidate.uses <= uses) return;
    this.prepared.delete(rarest);
    this.names.delete(name);
    this.candidates.delete(text);
    this.add(text, candidate.uses);
  }

  private add(text: string, uses: number): void {
    const name = PREFIX + createHash('sha1').update(text).digest('base64url');
    this.prepared.set(text, { name, uses });
    this.names.add(name);
  }

  private leastUsed(): [string, Prepared] {
    return [...this.prepared].reduce((least, entry) => (entry[1].uses < least[1].uses ? entry : least));
  }

  private age(): void {
    for (const counts of [...this.prepared.values(), ...this.candidates.values()])
      counts.uses = Math.floor(counts.uses / 2);
  }
}

/** Of texts made from what queries select; statements have names of their own, which stay. */
export const preparedNames = new PreparedNames(200);

/**
 * Of the most popular texts, for sessions that are shared: made of the text, a name means the same in each of them, for servers of
 * other versions too. Each session costs a try that fails, and a line in the log of Postgres.
 */
export const sharedNames = new PreparedNames(100, 100);

/** The parts of pg's connection that we use and its types leave out. */
interface ProtocolConnection {
  parsedStatements: Record<string, string>;
  parse(query: { name?: string }): void;
  close(target: { type: 'S'; name: string }): void;
}

const closeUnused = (connection: ProtocolConnection): void => {
  for (const name of Object.keys(connection.parsedStatements)) {
    if (!name.startsWith(PREFIX) || preparedNames.has(name)) continue;
    connection.close({ type: 'S', name });
    delete connection.parsedStatements[name];
  }
};

/** A pool's options for its connections. */
export interface StatementClientConfig extends ClientConfig {
  /** They lead through a pooler of transactions. */
  sharesSessions?: boolean;
}

/** Records the statements of TypeORM and of the relay, which wait for a promise; `dbOver` records all others. */
const traceTexts = (client: Client): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const recorded = (...args: unknown[]): unknown => {
    const [text, , done] = args;
    if (!tracer || typeof text !== 'string' || typeof done === 'function') return query(...args);
    return tracer.statement(text, undefined, () => query(...args) as Promise<unknown>);
  };
  client.query = recorded as Client['query'];
};

/** A connection that, whenever it prepares a statement, closes those whose names went to others: Postgres keeps them until then. */
export class StatementClient extends Client {
  constructor(config?: StatementClientConfig) {
    super(config);
    // Postgres may end a connection between two statements, when neither a statement nor the pool would hear of it. The
    // next statement fails; without a listener the process would end.
    this.on('error', () => undefined);
    const { connection } = this as unknown as { connection: ProtocolConnection };
    if (config?.sharesSessions) sharedSessions.add(connection);
    const parse = connection.parse.bind(connection);
    connection.parse = (query) => {
      if (query.name && !config?.sharesSessions) closeUnused(connection);
      parse(query);
    };
    if (tracer) traceTexts(this);
  }
}
