import type { Config } from './core/config';
import { DEMO_PASSWORD, demoLogins } from './demo/demo-logins';

/** Says where Podium is and how to get in. */
export const printWelcome = (address: string, config: Config): void => {
  const logins = demoLogins.map(({ email, label }) => `    ${email.padEnd(32)} ${label}`);
  const demo = config.demo ? ['', `  Demo logins, all with the password ${DEMO_PASSWORD}:`, ...logins] : [];
  process.stdout.write(
    [``, `  Podium is ready: ${address}`, ...demo, '', '  Ctrl-C stops it; the data stays.', '', ''].join(
      '\n',
    ),
  );
};

const advice: Record<string, string> = {
  EADDRINUSE: 'That port is taken. Stop what uses it, or choose another one: PORT=4001 npm start',
  EACCES: 'This port or folder is not for this user. Choose a port above 1023, or another DATA_DIR.',
  ENOSPC: 'The disk is full. Make room, or put the data elsewhere: DATA_DIR=/another/disk npm start',
  ECONNREFUSED: 'Nothing answers at DATABASE_URL. Is the database running?',
};

/** What went wrong at the start, and what to do about it. */
export const explainStartFailure = (error: unknown): string => {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  const what = code === 'EADDRINUSE' ? `Port ${port} cannot be used.` : (message ?? String(error));
  const todo = advice[code ?? ''] ?? (/no space left/i.test(what) ? advice['ENOSPC'] : undefined);
  return ['', `Podium did not start. ${what}`, ...(todo ? [todo] : []), ''].join('\n');
};
