import { formatNumber, plural } from '../../../lib/format';
import { catalogue } from '../../../lib/i18n';

/** Texts of this feature. */
export const messages = catalogue('health', {
  title: 'Health',
  description: 'Servers, database, mails, jobs and backups of this installation.',
  loadFailed: 'The state of the installation could not be read',
  held: 'This is a restored copy: nothing is sent to people',
  restored: 'Restored',
  waits: (name: string, count: number) => `${name}: ${formatNumber(count)}`,
  webhookDeliveries: 'Webhook deliveries',
  release: 'Send what waits',
  releaseText:
    'People get the mails, pushes and webhooks that wait here. Where the installation that was backed up still runs, they get them twice.',
  servers: 'Servers',
  running: 'Running',
  gone: 'Gone',
  version: (version: string) => `Version ${version}`,
  started: 'started',
  seen: 'seen',
  state: 'Data and mails',
  postgres: 'Postgres',
  connections: 'Connections',
  migration: 'Newest migration',
  redis: 'Redis',
  redisStates: { UP: 'Up', AWAY: 'Away', UNUSED: 'Not used' },
  secrets: 'Secrets of webhooks and mails',
  secretsStates: {
    SEALED: 'Sealed',
    PLAIN: 'Not sealed: SECRETS_KEY is not set',
    KEY_MISSING: 'A key is missing',
  },
  mailsWaiting: 'Mails waiting',
  mailsFailed: 'Mails failed in the last day',
  events: 'Live events waiting',
  eventsFor: (rows: number, seconds: number) =>
    rows === 0 ? '0' : `${formatNumber(rows)}, for ${plural(Math.round(seconds), 'second')}`,
  lastBackup: 'Last backup',
  noBackup: 'None was seen',
  jobs: 'Jobs',
  noJobs: 'No job waits, and none has failed.',
  waiting: (count: number) => `${formatNumber(count)} waiting`,
  failed: (count: number) => `${formatNumber(count)} failed`,
  oldest: 'the oldest',
} as const);
