import type { SeedResult } from './seed';

const UP_TO_DATE = 'Database is up to date.';

/** For `npm run seed` where nothing is to be seeded. */
export const NOTHING_TO_SEED =
  'Nothing to seed. Set DEMO=1 for the demo event, or ADMIN_EMAIL and ADMIN_PASSWORD for the first administrator.';

/** Prints lines for the person who started a command. */
export const say = (...lines: string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** One line: how many migrations were applied. */
export const migrationsInBrief = (applied: readonly string[]): string =>
  applied.length > 0 ? `Applied ${counted(applied.length, 'migration', 'migrations')}.` : UP_TO_DATE;

/** One line that names the migrations, without the numbers that order them. */
export const migrationsInWords = (applied: readonly string[]): string => {
  const names = applied.map((name) => name.replace(/\d+$/, ''));
  return names.length > 0
    ? `Applied ${counted(names.length, 'migration', 'migrations')}: ${names.join(', ')}.`
    : UP_TO_DATE;
};

/** A line for each thing that was created or is there already; none where nothing was asked for. */
export const seedInWords = ({ demo, firstAdmin }: Pick<SeedResult, 'demo' | 'firstAdmin'>): string[] => {
  const lines: string[] = [];
  if (demo === null) lines.push('The demo event exists already.');
  else if (demo) {
    const { attendees, companies, pods, activities, meetings, check_ins: entries } = demo.tables;
    const parts = [
      counted(attendees.length, 'attendee', 'attendees'),
      counted(companies.length, 'company', 'companies'),
      counted(pods.length, 'pod', 'pods'),
      counted(activities.length, 'activity', 'activities'),
      counted(meetings.length, 'meeting', 'meetings'),
      counted(entries.length, 'entry at the gates', 'entries at the gates'),
    ];
    lines.push(`Created the demo event: ${parts.join(', ')}.`);
  }
  if (firstAdmin) lines.push(`Created the first administrator: ${firstAdmin}.`);
  return lines;
};
