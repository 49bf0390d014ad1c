import type { Config } from './core/config';
import { DEMO_EVENT_ID } from './demo/demo-events';
import { DEMO_API_TOKEN, DEMO_PASSWORD, demoLogins } from './demo/demo-logins';

/** Advice for a server without an account that can sign in. */
const NO_ADMIN = 'There is no administrator. Set ADMIN_EMAIL and ADMIN_PASSWORD and start it again.';

/** The state of the database at the start. */
interface Found {
  /** An administrator can sign in. */
  hasAdmin: boolean;
  /** The demo event has ended. */
  isDemoOver: boolean;
  /** The API token of the demo event works. */
  hasSandbox: boolean;
}

const DEMO_OVER = [
  '',
  '  The demo event has ended. Stop Podium and run npm run demo:today to move it to today.',
];
const logins = [
  '',
  `  Demo logins, all with the password ${DEMO_PASSWORD}:`,
  ...demoLogins.map(({ email, label }) => `    ${email.padEnd(32)} ${label}`),
];

const SANDBOX_QUERY = `{ attendees(eventId: "${DEMO_EVENT_ID}", first: 3) { totalCount nodes { firstName lastName organization } } }`;

/** A command that works as it is. */
const sandbox = (address: string): string[] => [
  '',
  '  API token of the demo event, which reads all of it (docs/api.md, examples/). Try it:',
  `    curl ${address}/graphql -H 'authorization: Bearer ${DEMO_API_TOKEN}' -H 'content-type: application/json' -d '${JSON.stringify({ query: SANDBOX_QUERY })}'`,
];

/** The address of Podium and how to sign in, or that no account can. */
export const welcome = (address: string, { demo }: Pick<Config, 'demo'>, found: Found): string => {
  const state = found.hasAdmin
    ? [`  Podium is ready: ${address}`]
    : [`  Podium is running, but nobody can sign in: ${address}`, `  ${NO_ADMIN}`];
  const lines = [
    ...state,
    ...(demo ? logins : []),
    ...(found.hasSandbox ? sandbox(address) : []),
    ...(found.isDemoOver ? DEMO_OVER : []),
  ];
  return ['', ...lines, '', '  Ctrl-C stops it; the data stays.', '', ''].join('\n');
};

const UNKNOWN_SIGNER =
  'Nobody whom this machine knows has signed the certificate of the database: add sslrootcert=/path/ca.pem to its address.';

const advice: Record<string, string> = {
  EADDRINUSE: 'That port is taken. Stop what uses it, or choose another one: PORT=4001 npm start',
  EACCES: 'This port or folder is not for this user. Choose a port above 1023, or another DATA_DIR.',
  ENOSPC: 'The disk is full. Make room, or put the data elsewhere: DATA_DIR=/another/disk npm start',
  ECONNREFUSED: 'Nothing answers at DATABASE_URL or DATABASE_DIRECT_URL. Is the database running?',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_SIGNER,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_SIGNER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_SIGNER,
};

/** The cause of a failed start, and its remedy. */
export const explainStartFailure = (error: unknown): string => {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  const what = code === 'EADDRINUSE' ? `Port ${port} cannot be used.` : (message ?? String(error));
  const todo = advice[code ?? ''] ?? (/no space left/i.test(what) ? advice['ENOSPC'] : undefined);
  return ['', `Podium did not start. ${what}`, ...(todo ? [todo] : []), ''].join('\n');
};
