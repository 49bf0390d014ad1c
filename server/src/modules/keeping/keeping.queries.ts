import { column, columnAs, columnOf, columnsOf, countOf, optional } from '../../core/db/columns';
import { literal, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { eventColumnsOf } from '../events/index';
import { userColumnsOf } from '../users/index';
import { EventErasureEntity } from './event-erasure.entity';

/** Nobody is erased sooner after the first warning, in days. */
export const LEAST_NOTICE = 7;

const people = sql`attendees a WHERE a.event_id = e.id AND a.status <> 'REMOVED'`;

/** When the people of an event `e` are erased that keeps them for these days; with what was told of it, `w`. */
const erasesAt = (days: Sql): Sql =>
  sql`greatest(e.ends_at + make_interval(days => ${days}), coalesce(w.warned_at, now()) + make_interval(days => ${literal(LEAST_NOTICE)}))`;

const toldOf = (days: Sql): Sql =>
  sql`LEFT JOIN event_erasures w ON w.event_id = e.id AND w.due_at = e.ends_at + make_interval(days => ${days})`;

const plan = {
  eventId: columnAs(eventColumnsOf(sql`e`, 'id').id, sql`e.id`),
  ...eventColumnsOf(sql`e`, 'title', 'timezone'),
  erasesAt: column('timestamptz', erasesAt(sql`e.keep_days`)),
  daysLeft: column('int4', sql`ceil(extract(epoch FROM ${erasesAt(sql`e.keep_days`)} - now()) / 86400)::int`),
  warnedDays: optional(columnOf(EventErasureEntity, sql`w`, 'warnedDays')),
  people: countOf(people),
};

/** The events whose people are erased within 30 days, those first that are erased first. */
export const erasuresAhead = statement('keeping.erasuresAhead', {
  params: {},
  row: plan,
  text: (_p, columns) => sql`
    SELECT ${columns} FROM events e ${toldOf(sql`e.keep_days`)}
    WHERE e.keep_days IS NOT NULL AND ${erasesAt(sql`e.keep_days`)} <= now() + interval '30 days' AND EXISTS (SELECT 1 FROM ${people})
    ORDER BY ${erasesAt(sql`e.keep_days`)}, e.id`,
});

/** The erasure of one event, where it has days. */
export const erasureOf = statement('keeping.erasureOf', {
  params: { eventId: 'uuid' },
  row: plan,
  text: (p, columns) => sql`
    SELECT ${columns} FROM events e ${toldOf(sql`e.keep_days`)} WHERE e.id = ${p.eventId} AND e.keep_days IS NOT NULL`,
});

/** When people of an event would be erased with these days, and how many. */
export const previewOf = statement('keeping.previewOf', {
  params: { eventId: 'uuid', keepDays: 'int4' },
  row: { erasesAt: column('timestamptz', erasesAt(sql`days.count`)), people: plan.people },
  text: (p, columns) => sql`
    SELECT ${columns} FROM events e CROSS JOIN (SELECT ${p.keepDays} AS count) AS days ${toldOf(sql`days.count`)}
    WHERE e.id = ${p.eventId}`,
});

/** Notes the last warning of what an event erases. */
export const noteWarning = statement('keeping.noteWarning', {
  params: { eventId: 'uuid', ...columnsOf(EventErasureEntity, sql`w`, 'warnedDays') },
  text: (p) => sql`
    INSERT INTO event_erasures AS w (event_id, due_at, warned_at, warned_days)
    SELECT e.id, e.ends_at + make_interval(days => e.keep_days), now(), ${p.warnedDays} FROM events e WHERE e.id = ${p.eventId}
    ON CONFLICT (event_id) DO UPDATE SET due_at = excluded.due_at, warned_days = excluded.warned_days,
      warned_at = CASE WHEN w.due_at = excluded.due_at THEN w.warned_at ELSE excluded.warned_at END`,
});

/** Forgets warnings of an end that is another one now, and of people who are all gone: what comes then is told from the start. */
export const forgetWarnings = statement('keeping.forgetWarnings', {
  params: {},
  text: () => sql`
    DELETE FROM event_erasures w USING events e WHERE e.id = w.event_id
      AND (w.due_at IS DISTINCT FROM e.ends_at + make_interval(days => e.keep_days) OR NOT EXISTS (SELECT FROM ${people}))`,
});

/** The administrators who are told. */
export const administrators = statement('keeping.administrators', {
  params: {},
  row: userColumnsOf(sql`u`, 'id', 'email'),
  text: (_p, columns) => sql`
    SELECT ${columns} FROM users u WHERE u.role = 'ADMIN' AND u.disabled_at IS NULL ORDER BY u.id`,
});

/** The next people of an event, with their users. */
export const nextPeople = statement('keeping.nextPeople', {
  params: { eventId: 'uuid', count: 'int4' },
  row: attendeeColumnsOf(sql`a`, 'id', 'userId'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a WHERE a.event_id = ${p.eventId} AND a.status <> 'REMOVED' ORDER BY a.id LIMIT ${p.count}`,
});

/** Locks users against new profiles. */
export const lockUsers = statement('keeping.lockUsers', {
  params: { userIds: 'uuid[]' },
  text: (p) => sql`SELECT FROM users WHERE id = ANY(${p.userIds}) ORDER BY id FOR UPDATE`,
});

/** Those of these users who take part in no other event, and are no staff. */
export const usersOfOneEvent = statement('keeping.usersOfOneEvent', {
  params: { eventId: 'uuid', userIds: 'uuid[]' },
  row: userColumnsOf(sql`u`, 'id', 'email'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM users u WHERE u.id = ANY(${p.userIds}) AND u.role = 'ATTENDEE'
      AND NOT EXISTS (SELECT 1 FROM attendees o WHERE o.user_id = u.id AND o.event_id <> ${p.eventId})`,
});
