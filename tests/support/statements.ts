import { Client } from 'pg';

/**
 * What runs beside the request: the outbox relay, the job queue, the closing of lapsed requests, the folding of counts, and who brings a token,
 * which is looked up at most once a second.
 */
const BACKGROUND =
  /\boutbox\b|\bpgboss\b|\bFROM sessions\b|\bUPDATE sessions\b|expires_at <= now\(\)|WITH folded AS/;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text);

/** The SQL statements that are sent to Postgres by this process while `work` runs, without the background's. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const original: (...args: unknown[]) => unknown = Client.prototype.query;
  const counting = function countQuery(this: Client, ...args: unknown[]): unknown {
    const text = textOf(args[0]);
    if (!BACKGROUND.test(text)) statements.push(text);
    return original.apply(this, args);
  };
  Client.prototype.query = counting as typeof Client.prototype.query;
  try {
    await work();
  } finally {
    Client.prototype.query = original as typeof Client.prototype.query;
  }
  return statements;
}
