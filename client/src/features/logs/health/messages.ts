import { formatNumber, plural } from '../../../lib/format';
import { catalogue } from '../../../lib/i18n';

/** Texts of this feature. */
export const messages = catalogue('health', {
  title: 'Health',
  description: 'Servers, database, mails, jobs and backups of this installation.',
  failed: 'The state of the installation could not be read',
  servers: {
    title: 'Servers',
    head: ['Server', 'State', 'Version', 'Started', 'Seen'],
    running: 'Running',
    silent: 'Not seen',
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
    head: ['Kind', 'Due', 'Later', 'Running', 'Failed', 'Oldest due'],
    none: 'No job waits, and none has failed.',
  },
  megabytes: (bytes: number) => `${formatNumber(Math.ceil(bytes / 1_000_000))} MB`,
  nothing: '–',
} as const);
