import { column, optional } from '../../../core/db/columns';
import { sql, type Sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { attendeeColumnsOf } from '../../attendees/index';
import { groupColumnsOf } from '../../groups/index';
import {
  meetingTargetColumnsOf,
  takesPartInProgram,
  targetOf,
  wishColumnsOf,
} from '../../meeting-wishes/index';
import { eventSlots, meetingColumnsOf, occupiedTimes } from '../../meetings/index';
import { podColumnsOf } from '../../pods/index';

// What a timetable is computed from. Each statement reads all of an event at once, in an order that depends on ids alone.

const minute = (at: Sql) => column('int4', sql`floor(extract(epoch FROM ${at}) / 60)::int`);
/** A range in whole minutes since 1970, which are cheaper to read than times. */
const minutesOf = (during: Sql) => ({
  from: minute(sql`lower(${during})`),
  until: column('int4', sql`ceil(extract(epoch FROM upper(${during})) / 60)::int`),
});

/** All slots of an event, past ones too: meetings that were held there count. */
export const runSlots = statement('scheduler.slots', {
  params: { eventId: 'uuid' },
  row: {
    ...minutesOf(sql`g.during`),
    date: column('date', sql`g.date`),
    isPast: column('bool', sql`lower(g.during) <= now()`),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM (${eventSlots(p.eventId)}) AS g ORDER BY g.during`,
});

/** The groups of an event with whom they may ask and how much they may meet. */
export const runGroups = statement('scheduler.groups', {
  params: { eventId: 'uuid' },
  row: groupColumnsOf(sql`g`, 'bit', 'meets', 'meetingsPerDay', 'meetingsInAll'),
  text: (p, columns) =>
    sql`SELECT ${columns} FROM attendee_groups g WHERE g.event_id = ${p.eventId} ORDER BY g.bit`,
});

const target = meetingTargetColumnsOf(sql`t`, 'minimum', 'maximum', 'perDay', 'priority');
const own = attendeeColumnsOf(sql`a`, 'id', 'companyId', 'groups');

/** Those who take part in the program, with their targets, and others who have meetings. */
export const runPeople = statement('scheduler.people', {
  params: { eventId: 'uuid' },
  row: {
    ...own,
    takesPart: column('bool', sql`p.takes_part`),
    minimum: optional(target.minimum),
    maximum: optional(target.maximum),
    perDay: optional(target.perDay),
    priority: optional(target.priority),
  },
  text: (p, columns) => sql`
    WITH held AS MATERIALIZED (
      SELECT DISTINCT unnest(ARRAY[m.sender_id, m.receiver_id]) AS id FROM meetings m
      WHERE m.event_id = ${p.eventId} AND m.status = 'ACTIVE')
    SELECT ${columns} FROM attendees a
    CROSS JOIN LATERAL (SELECT ${takesPartInProgram(sql`a`)} AS takes_part OFFSET 0) p
    LEFT JOIN LATERAL ${targetOf(sql`a`)} t ON p.takes_part
    WHERE a.event_id = ${p.eventId} AND (p.takes_part OR a.id IN (SELECT id FROM held)) ORDER BY a.id`,
});

/** When those who take part are in a session or busy. */
export const runOccupied = statement('scheduler.occupied', {
  params: { eventId: 'uuid' },
  row: { attendeeId: own.id, ...minutesOf(sql`t.during`) },
  text: (p) => sql`
    SELECT t.attendee_id AS "attendeeId", ${minutesOf(sql`t.during`).from.sql} AS "from", ${minutesOf(sql`t.during`).until.sql} AS until
    FROM (${occupiedTimes(sql`ARRAY(SELECT a.id FROM attendees a WHERE a.event_id = ${p.eventId} AND ${takesPartInProgram(sql`a`)})`)}) t
    ORDER BY 1, 2, 3`,
});

/** The pods that take meetings, and those where meetings still are. */
export const runPods = statement('scheduler.pods', {
  params: { eventId: 'uuid' },
  row: {
    ...podColumnsOf(sql`p`, 'id', 'companyId', 'location'),
    usable: column('bool', sql`(p.bookable AND p.removed_at IS NULL)`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM pods p
    WHERE p.event_id = ${p.eventId} AND (p.bookable AND p.removed_at IS NULL OR p.id IN (
      SELECT m.pod_id FROM meetings m WHERE m.event_id = ${p.eventId} AND m.status = 'ACTIVE'))
    ORDER BY p.position, p.id`,
});

/** When pods are out of use. */
export const runBlocks = statement('scheduler.blocks', {
  params: { eventId: 'uuid' },
  row: { podId: podColumnsOf(sql`p`, 'id').id, ...minutesOf(sql`c.during`) },
  text: (p) => sql`
    SELECT p.id AS "podId", ${minutesOf(sql`c.during`).from.sql} AS "from", ${minutesOf(sql`c.during`).until.sql} AS until
    FROM pods p JOIN claims c ON c.pod_id = p.id AND c.activity_id IS NOT NULL WHERE p.event_id = ${p.eventId}
    ORDER BY 1, 2, 3`,
});

/** The meetings that stand, requests that wait, and what people cancelled of a timetable. Those that were moved since their run are told apart. */
export const runMeetings = statement('scheduler.meetings', {
  params: { eventId: 'uuid' },
  row: {
    ...meetingColumnsOf(
      sql`m`,
      'id',
      'senderId',
      'receiverId',
      'podId',
      'startsAt',
      'endsAt',
      'status',
      'runId',
    ),
    isPast: column('bool', sql`m.starts_at <= now()`),
    isLocked: column('bool', sql`m.locked_at IS NOT NULL`),
    isMoved: column(
      'bool',
      sql`(m.run_id IS NOT NULL AND (r.starts_at, r.pod_id) IS DISTINCT FROM (m.starts_at, m.pod_id))`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM meetings m
    LEFT JOIN schedule_run_meetings r ON r.run_id = m.run_id
      AND r.one_id = least(m.sender_id, m.receiver_id) AND r.other_id = greatest(m.sender_id, m.receiver_id)
    WHERE m.event_id = ${p.eventId} AND (m.status = 'ACTIVE' OR m.status = 'PENDING' AND m.expires_at > now()
      OR m.closed_reason = 'CANCELLED' AND m.run_id IS NOT NULL)
    ORDER BY m.id`,
});

/** What people want of each other and of companies. */
export const runWishes = statement('scheduler.wishes', {
  params: { eventId: 'uuid' },
  row: wishColumnsOf(sql`w`, 'fromId', 'toAttendeeId', 'toCompanyId', 'kind'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a JOIN meeting_wishes w ON w.from_id = a.id WHERE a.event_id = ${p.eventId}
    ORDER BY w.from_id, w.to_attendee_id, w.to_company_id`,
});

/** Pairs who may not reach each other. */
export const runUnreachable = statement('scheduler.unreachable', {
  params: { eventId: 'uuid' },
  row: { oneId: 'uuid', otherId: 'uuid' },
  text: (p) => sql`
    SELECT DISTINCT least(u.attendee_id, u.other_id) AS "oneId", greatest(u.attendee_id, u.other_id) AS "otherId"
    FROM attendees a JOIN unreachable u ON u.attendee_id = a.id WHERE a.event_id = ${p.eventId} ORDER BY 1, 2`,
});
