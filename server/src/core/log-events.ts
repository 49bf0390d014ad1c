export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

/**
 * Every line of the log by its `event`, with its level and `msg`. Events keep their names, since alerts ask for them;
 * docs/operating.md says what to do about each.
 */
export const logEvents = {
  'access.check-failed': ['warn', 'The access of sockets was not checked'],
  'access.lookup-failed': ['warn', 'A viewer could not be looked up'],
  'api-tokens.not-counted': ['warn', 'The usage of API tokens was not written'],
  'bulk-job.failed': ['error', 'A bulk job has failed'],
  'bus.postgres-away': ['warn', 'The bus in Postgres is away'],
  'changes.not-read': ['warn', 'The change feed was not read: the database is away'],
  'database.connection-lost': ['warn', 'A database connection was lost'],
  'import.failed': ['error', 'An import failed'],
  'import.outcome-lost': ['warn', 'The failure of an import could not be noted'],
  'job.event-failed': ['warn', 'A job failed for one event and went on with the others'],
  'job.failed': ['warn', 'A job failed and is tried again'],
  'job.outcome-lost': ['warn', 'The end of a job could not be noted'],
  'jobs.waiting': ['warn', 'The job queue waits: the database is away'],
  'load.shed': ['warn', 'Overloaded: requests are refused'],
  'outbox.waiting': ['warn', 'The outbox waits: the bus or the database is away'],
  'presence.not-published': ['debug', 'Presence was not published'],
  'presence.not-renewed': ['debug', 'Presence could not be renewed'],
  'process.rejection': ['error', 'Unhandled promise rejection'],
  'process.uncaught': ['error', 'Uncaught exception'],
  'push.failed': ['warn', 'A push could not be delivered'],
  'push.refused': ['warn', 'A push service refused a push'],
  'ready.no': ['warn', 'Not ready'],
  'redis.away': ['warn', 'Redis is away'],
  'redis.back': ['info', 'Redis is back'],
  'redis.not-claimed': ['warn', 'Servers of another database use this Redis, or this database is away'],
  'request.failed': ['error', 'Request failed'],
  'request.refused': ['debug', 'Request refused'],
  'schedule-run.failed': ['error', 'A timetable could not be computed'],
  'schedule-run.not-written': ['error', 'A timetable could not be published or taken back to its end'],
  'security-log.not-written': ['warn', 'A security event was not recorded'],
  'security-log.not-counted': ['warn', 'Failures were not counted in the security log'],
  'server.beat-failed': ['warn', 'This server could not report that it runs'],
  'socket.message-failed': ['error', 'A socket message could not be handled'],
  'socket.refused': ['debug', 'A socket was refused'],
  'start.demo-refused': ['warn', 'The demo is off: its people in the database cannot sign in'],
  'start.guessable-password': ['warn', 'ADMIN_PASSWORD is common or made of ADMIN_EMAIL'],
  'start.held': ['warn', 'A restored copy: what reaches people waits until it is released on /admin/health'],
  'start.lacks-secrets-key': [
    'error',
    'SECRETS_KEY lacks a key with which stored secrets were sealed: they wait for it',
  ],
  'start.no-administrator': ['warn', 'Nobody can sign in: there is no administrator'],
  'start.no-mail': [
    'warn',
    'SMTP_URL is not set: no invitation can be opened, no forgotten password replaced',
  ],
  'start.no-public-url': [
    'warn',
    'PUBLIC_URL is not set: links in mails use the host of a proxy in TRUST_PROXY, or `siteUrl`',
  ],
  'start.no-secrets-key': [
    'warn',
    'SECRETS_KEY is not set: secrets of webhooks and texts of mails are stored as they are',
  ],
  'stop.connections-kept': ['warn', 'The database did not let go of its connections'],
  'subscription.failed': ['error', 'A subscription failed'],
  'telemetry.failed': ['warn', 'Traces or metrics could not be sent'],
  'typing.not-published': ['debug', 'Nobody was told of the typing'],
  'webhook.paused': ['warn', 'A webhook was paused'],
  'webhook.payload-failed': ['error', 'The payload of a webhook could not be made'],
  'webhooks.waiting': ['warn', 'Webhooks wait: the database is away'],
} as const satisfies Record<string, readonly [level: LogLevel, message: string]>;

/** The stable name of a kind of log line. */
export type LogEvent = keyof typeof logEvents;
