// Advice by the error's text.
import advices from './advices.json' with { type: 'json' };

/** A failure of the embedded database, told so that the reader knows what to do next. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

interface Circumstances {
  dataDir: string;
  port?: number;
}

/** Turns the last words of a failed program into advice, and keeps those words below it. */
export function explainFailure(what: string, lastWords: string, at: Circumstances): EmbeddedPostgresError {
  const known = advices.find(({ sign }) => new RegExp(sign, 'i').test(lastWords));
  const told = (known?.advice ?? 'To use a Postgres of your own instead, set DATABASE_URL.')
    .replace('{dataDir}', () => at.dataDir)
    .replace('{port}', String(at.port ?? ''));
  const quote = lastWords.trim().split('\n').slice(-8).join('\n  ');
  return new EmbeddedPostgresError(`${what} ${told}${quote ? `\n  ${quote}` : ''}`);
}
