import { formatNumber, plural } from '../../../lib/format';
import { catalogue } from '../../../lib/i18n';

/** Texts of this feature. */
export const messages = catalogue('health', {
  title: 'Health',
  description: 'Servers, database, mails, jobs and backups of this installation.',
  failed: 'The state of the installation could not be read',
  servers: {
    title: 'Servers',
    running: 'Running',
    silent: 'Gone',
    version: (version: string) => `Version ${version}`,
    started: 'started',
    seen: 'seen',
  },
  data: {
    title: 'Database and Redis',
    postgres: 'Postgres',
    size: 'Size',
    connections: 'Connections',
    ofConnections: (used: number, most: number) => `${formatNumber(used)} of ${formatNumber(most)}`,
    migration: 'Newest migration',
    redis: 'Redis',
    states: { UP: 'Up', AWAY: 'Away', UNUSED: 'Not used' },
  },
  sending: {
    title: 'Mails and events',
    mailsWaiting: 'Mails waiting',
    mailsFailed: 'Mails failed in the last day',
    outbox: 'Live events waiting',
    delay: 'Oldest of them',
    seconds: (seconds: number) => plural(Math.round(seconds), 'second'),
  },
  backup: {
    title: 'Last backup',
    none: 'No backup was seen',
    noneText: 'Backups that report themselves are shown here. The operating guide says how.',
    old: 'The last backup is more than a day old',
    finished: 'Finished',
    size: 'Size',
    checksum: 'Checksum',
  },
  jobs: {
    title: 'Jobs',
    none: 'No job waits, and none has failed.',
    due: (count: number) => `${formatNumber(count)} due`,
    planned: (count: number) => `${formatNumber(count)} later`,
    running: (count: number) => `${formatNumber(count)} running`,
    failed: (count: number) => `${formatNumber(count)} failed`,
    oldest: 'the oldest',
  },
  megabytes: (bytes: number) => `${formatNumber(Math.ceil(bytes / 1_000_000))} MB`,
} as const);
