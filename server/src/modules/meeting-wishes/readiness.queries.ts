import { column } from '../../core/db/columns';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumns, attendeeColumnsOf } from '../attendees/index';
import { comingSlots, plannedTimes } from '../meetings/index';
import { takesPartInProgram } from './program.queries';
import { targetOf } from './target.queries';

/** Whether an attendee wishes to meet anybody. */
export const wishes = (attendee: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM meeting_wishes w WHERE w.from_id = ${attendee}.id AND w.kind <> 'NO')`;

/** A number that is told from 3 up. */
const fromThree = (rows: Sql): Sql => sql`(SELECT nullif(greatest(count(*), 2), 2)::int FROM ${rows})`;

const wishesOf = (kind: Sql): Sql =>
  sql`(SELECT count(*)::int FROM person a JOIN meeting_wishes w ON w.from_id = a.id WHERE w.kind = ${kind})`;

/** The wishes of an event in numbers. Refusals and blocks are those of the whole event, so that no choice of groups tells whose they are. */
export const countWishes = statement('meetingWishes.count', {
  params: { eventId: 'uuid' },
  row: {
    people: column('int4', sql`(SELECT count(*)::int FROM person)`),
    peopleWithoutWishes: column(
      'int4',
      sql`(SELECT count(*)::int FROM person a WHERE NOT ${wishes(sql`a`)})`,
    ),
    musts: column('int4', wishesOf(sql`'MUST'`)),
    likes: column('int4', wishesOf(sql`'LIKE'`)),
    refusals: column(
      'int4?',
      fromThree(
        sql`attendees a JOIN meeting_wishes w ON w.from_id = a.id WHERE a.event_id = asked.id AND w.kind = 'NO'`,
      ),
    ),
    blocks: column(
      'int4?',
      fromThree(
        sql`attendees a JOIN unreachable u ON u.attendee_id = a.id WHERE a.event_id = asked.id AND u.by_attendee`,
      ),
    ),
  },
  text: (p, columns) => sql`
    WITH asked AS (SELECT ${p.eventId} AS id),
    person AS MATERIALIZED (SELECT a.id FROM attendees a JOIN asked ON a.event_id = asked.id WHERE ${takesPartInProgram(sql`a`)})
    SELECT ${columns} FROM asked`,
});

/** Those who take part and wish for nobody, by name. */
export const peopleWithoutWishes = statement('meetingWishes.without', {
  params: { eventId: 'uuid', limit: 'int4' },
  row: attendeeColumns.all,
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a WHERE a.event_id = ${p.eventId} AND ${takesPartInProgram(sql`a`)} AND NOT ${wishes(sql`a`)}
    ORDER BY a.sort_name, a.id LIMIT ${p.limit}`,
});

/** What is promised to each person who takes part: rows of `id`, `sort_name` and `minimum`. */
const promises = (eventId: Sql): Sql => sql`
      SELECT a.id, a.sort_name, coalesce(t.minimum, 0) AS minimum FROM attendees a CROSS JOIN LATERAL ${targetOf(sql`a`)} t
      WHERE a.event_id = ${eventId} AND t.minimum IS NOT NULL AND ${takesPartInProgram(sql`a`)}`;

/** People whose promised meetings do not fit into their open times. */
export const minimumsAboveTimes = statement('meetingWishes.minimumsAboveTimes', {
  params: { eventId: 'uuid', limit: 'int4' },
  row: {
    attendeeId: attendeeColumnsOf(sql`p`, 'id').id,
    minimum: column('int4', sql`p.minimum`),
    openTimes: column('int4', sql`open.times`),
  },
  text: (p, columns) => sql`
    WITH grid AS MATERIALIZED (${comingSlots(p.eventId)}),
    promise AS MATERIALIZED (${promises(p.eventId)}),
    taken AS MATERIALIZED (${plannedTimes(sql`ARRAY(SELECT id FROM promise)`)})
    SELECT ${columns} FROM promise p CROSS JOIN LATERAL (
      SELECT count(*)::int AS times FROM grid g
      WHERE NOT EXISTS (SELECT 1 FROM taken t WHERE t.attendee_id = p.id AND t.during && g.during)) AS open
    WHERE open.times < p.minimum ORDER BY p.sort_name, p.id LIMIT ${p.limit}`,
});

/** The places for meetings in an event, and the promises. */
export const capacityOf = statement('meetingWishes.capacity', {
  params: { eventId: 'uuid' },
  row: {
    pods: column('int4', sql`(SELECT count(*)::int FROM pod)`),
    times: column('int4', sql`(SELECT count(*)::int FROM grid)`),
    places: column(
      'int4',
      sql`(
      SELECT count(*)::int FROM pod CROSS JOIN grid WHERE NOT EXISTS (
        SELECT 1 FROM claims c WHERE c.pod_id = pod.id AND c.activity_id IS NOT NULL AND c.during && grid.during))`,
    ),
    promised: column('int4', sql`(SELECT coalesce(sum(minimum), 0)::int FROM promise)`),
  },
  text: (p, columns) => sql`
    WITH grid AS MATERIALIZED (${comingSlots(p.eventId)}),
    pod AS MATERIALIZED (SELECT id FROM pods WHERE event_id = ${p.eventId} AND bookable AND removed_at IS NULL),
    promise AS MATERIALIZED (${promises(p.eventId)})
    SELECT ${columns}`,
});
