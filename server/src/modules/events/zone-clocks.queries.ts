import { column } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { eventColumnsOf } from './event.columns';

/** Events whose clocks are compared for the health of an installation. */
const MAX_EVENTS = 20;

/** How many minutes the clocks of zones are ahead of UTC, every so many hours of a span, as the database has it. */
export const databaseClocks = statement('events.databaseClocks', {
  params: { timezones: 'text[]', starts: 'timestamptz[]', ends: 'timestamptz[]', hours: 'int4' },
  row: {
    timezone: column('text', sql`z.timezone`),
    startsAt: column('timestamptz', sql`z.starts`),
    minutes: column(
      typed<number[]>('int4[]'),
      sql`array_agg((extract(epoch FROM (t AT TIME ZONE z.timezone) - (t AT TIME ZONE 'UTC')) / 60)::int4 ORDER BY t)`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.timezones}, ${p.starts}, ${p.ends}) AS z (timezone, starts, ends)
    CROSS JOIN generate_series(z.starts, z.ends, make_interval(hours => ${p.hours})) AS t
    GROUP BY z.timezone, z.starts, z.ends`,
});

/** The spans of the next events. */
export const comingPeriods = statement('events.comingPeriods', {
  params: {},
  row: eventColumnsOf(sql`e`, 'timezone', 'startsAt', 'endsAt'),
  text: (_p, columns) => sql`
    SELECT ${columns} FROM events e WHERE e.ends_at > now() ORDER BY e.starts_at, e.id LIMIT ${literal(MAX_EVENTS)}`,
});
