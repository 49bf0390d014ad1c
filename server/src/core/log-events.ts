export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

interface LogEventDefinition {
  /** Refusals are written at the level of their error instead. */
  level: LogLevel;
  /** The `msg` of its lines. */
  message: string;
  /** What the operator does about it. */
  action: string;
}

const WAIT = 'Nothing: it is tried again.';
const LOOK_AT_DATABASE = 'Is Postgres up, and are connections left? Nothing is lost, it goes on by itself.';
const REPORT = 'An error of ours: report it with the line.';

/** Every line of the log by its `event`, which stays the same for alerts; `docs/operating.md` shows the table. */
export const logEvents = {
  'access.check-failed': {
    level: 'warn',
    message: 'The access of sockets was not checked',
    action: LOOK_AT_DATABASE,
  },
  'access.lookup-failed': {
    level: 'warn',
    message: 'A viewer could not be looked up',
    action: LOOK_AT_DATABASE,
  },
  'bulk-job.failed': { level: 'error', message: 'A bulk job has failed', action: REPORT },
  'bus.postgres-away': {
    level: 'warn',
    message: 'The bus in Postgres is away',
    action: 'Only where it goes on: is DATABASE_DIRECT_URL, or DATABASE_URL, a direct connection?',
  },
  'database.connection-lost': {
    level: 'warn',
    message: 'A database connection was lost',
    action: LOOK_AT_DATABASE,
  },
  'import.failed': { level: 'error', message: 'An import failed', action: REPORT },
  'import.outcome-lost': {
    level: 'warn',
    message: 'The failure of an import could not be noted',
    action: LOOK_AT_DATABASE,
  },
  'job.failed': {
    level: 'warn',
    message: 'A job failed and is tried again',
    action:
      'Where it goes on: the error says why. For `mails.send`, look at the mail server and the mail log.',
  },
  'job.outcome-lost': { level: 'warn', message: 'The end of a job could not be noted', action: WAIT },
  'jobs.waiting': {
    level: 'warn',
    message: 'The job queue waits: the database is away',
    action: LOOK_AT_DATABASE,
  },
  'load.shed': {
    level: 'warn',
    message: 'Overloaded: requests are refused',
    action: 'Add a server, or more processor time. Clients come back by themselves.',
  },
  'outbox.waiting': {
    level: 'warn',
    message: 'The outbox waits: the bus or the database is away',
    action: 'Are Redis and Postgres up? Nothing is lost, events are only late.',
  },
  'presence.not-published': { level: 'debug', message: 'Presence was not published', action: WAIT },
  'presence.not-renewed': { level: 'debug', message: 'Presence could not be renewed', action: WAIT },
  'process.rejection': { level: 'error', message: 'Unhandled promise rejection', action: REPORT },
  'process.uncaught': {
    level: 'error',
    message: 'Uncaught exception',
    action: `The server stops, and its supervisor starts it again. ${REPORT}`,
  },
  'push.failed': {
    level: 'warn',
    message: 'A push could not be delivered',
    action: 'Where it goes on: may the server reach the push services?',
  },
  'push.refused': {
    level: 'warn',
    message: 'A push service refused a push',
    action: 'For status 401 or 403: are both VAPID keys those that devices subscribed with?',
  },
  'ready.no': {
    level: 'warn',
    message: 'Not ready',
    action: `The balancer sends no requests here until it is. ${LOOK_AT_DATABASE}`,
  },
  'redis.away': {
    level: 'warn',
    message: 'Redis is away',
    action: 'Start Redis. Until then Postgres carries the events, and limits count per server.',
  },
  'redis.back': { level: 'info', message: 'Redis is back', action: 'Nothing.' },
  'request.failed': { level: 'error', message: 'Request failed', action: REPORT },
  'request.refused': {
    level: 'debug',
    message: 'Request refused',
    action: 'Nothing; `code` says why. Many FORBIDDEN or RATE_LIMITED of one kind may be an attack.',
  },
  'security-log.not-written': {
    level: 'warn',
    message: 'A security event was not recorded',
    action: LOOK_AT_DATABASE,
  },
  'security-log.not-counted': {
    level: 'warn',
    message: 'Failures were not counted in the security log',
    action: LOOK_AT_DATABASE,
  },
  'server.beat-failed': {
    level: 'warn',
    message: 'This server could not report that it runs',
    action: LOOK_AT_DATABASE,
  },
  'socket.message-failed': {
    level: 'error',
    message: 'A socket message could not be handled',
    action: LOOK_AT_DATABASE,
  },
  'socket.refused': { level: 'debug', message: 'A socket was refused', action: 'Nothing; `code` says why.' },
  'start.demo-refused': {
    level: 'warn',
    message: 'The demo is off: its people in the database cannot sign in',
    action: 'npm run demo:remove removes them and their events.',
  },
  'start.guessable-password': {
    level: 'warn',
    message: 'ADMIN_PASSWORD is common or made of ADMIN_EMAIL',
    action: 'Change it after the first sign-in.',
  },
  'start.no-administrator': {
    level: 'warn',
    message: 'Nobody can sign in: there is no administrator',
    action: 'Set ADMIN_EMAIL and ADMIN_PASSWORD and start it again.',
  },
  'start.no-public-url': {
    level: 'warn',
    message: 'PUBLIC_URL is not set: links in mails use the host of a proxy in TRUST_PROXY, or `siteUrl`',
    action: 'Set PUBLIC_URL to the address that browsers use.',
  },
  'subscription.failed': {
    level: 'error',
    message: 'A subscription failed',
    action: `Its clients reconnect. ${LOOK_AT_DATABASE}`,
  },
  'telemetry.failed': {
    level: 'warn',
    message: 'Traces or metrics could not be sent',
    action: 'Does the collector answer at OTEL_EXPORTER_OTLP_ENDPOINT? The server works without it.',
  },
  'typing.not-published': { level: 'debug', message: 'Nobody was told of the typing', action: WAIT },
} as const satisfies Record<string, LogEventDefinition>;

/** The stable name of a kind of log line. */
export type LogEvent = keyof typeof logEvents;
