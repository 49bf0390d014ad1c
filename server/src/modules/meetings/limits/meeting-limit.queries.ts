import { column } from '../../../core/db/columns';
import { enumOf, nullable } from '../../../core/db/declared';
import { sql, type Sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { attendeeColumnsOf } from '../../attendees/index';
import { blockedBetween } from '../../blocks/index';
import { isKnownTo, mayMeet, mayWrite, reachedGroups, takesPart } from '../../event-access/index';
import type { ContactRefusalReason } from '../../groups/index';

const reasonOf = enumOf<ContactRefusalReason>('text');

/** The limits of attendees in the order in which they are told, and how much of each is used; per day, that of `at` without the meeting `movingId`. */
export const limitsOf = statement('meetings.limits', {
  params: { attendeeIds: 'uuid[]', at: 'timestamptz', movingId: 'uuid?' },
  row: {
    attendeeId: column('uuid', sql`asked.id`),
    reason: column(reasonOf, sql`l.reason`),
    used: column('int4', sql`l.used`),
    most: column('int4?', sql`l.most`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.attendeeIds}) WITH ORDINALITY AS asked (id, position)
    CROSS JOIN LATERAL meeting_limits(asked.id, ${p.at}, ${p.movingId}) l ORDER BY asked.position, l.place`,
});

const reached = (attendeeId: Sql, which: Sql): Sql => sql`
  SELECT l.reason FROM meeting_limits(${attendeeId}, now(), NULL) l WHERE l.used >= l.most AND ${which} ORDER BY l.place LIMIT 1`;

/** Whether attendee `a` has as many meetings as they may. Their meetings are counted where a group has such a limit at all. */
export const isFull = (a: Sql): Sql => sql`(EXISTS (
    SELECT 1 FROM attendee_groups g WHERE g.event_id = ${a}.event_id AND g.meetings_in_all IS NOT NULL)
  AND EXISTS (${reached(sql`${a}.id`, sql`l.reason = 'MEETINGS_IN_ALL'`)}))`;

/** The limit that keeps the attendee `me` from asking anybody, whenever it is; null without. */
const ownLimit = (me: Sql): Sql => sql`(${reached(me, sql`l.reason <> 'MEETINGS_PER_DAY'`)})`;

/**
 * Why the attendee `me` may not ask the attendee `a` for a meeting, whenever it is; null where they may. One who is full is told like one
 * who is blocked. Where `me` depends on a row, `met` has the groups that `me` may meet, and `limit` the own limit.
 */
export const meetingRefusalColumn = (me: Sql, met?: Sql, limit = ownLimit(me)) =>
  column(
    nullable(reasonOf),
    sql`CASE WHEN EXISTS (SELECT 1 FROM events e WHERE e.id = a.event_id AND e.ends_at <= now()) THEN 'EVENT_OVER'
      WHEN NOT ${mayMeet(me, sql`a`, met)} THEN 'GROUP_RULES'
      WHEN ${blockedBetween(me, sql`a.id`)} OR ${isFull(sql`a`)} THEN 'NOT_REACHABLE'
      ELSE ${limit} END`,
  );

/** Why a user may not ask these attendees of events that they are in for a meeting; null where they may. */
export const meetingRefusals = statement('meetings.refusals', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'id'),
    meetingRefusal: meetingRefusalColumn(sql`me.id`, sql`me.met`, sql`me.reached`),
  },
  text: (p, columns) => sql`
    WITH me AS MATERIALIZED (
      SELECT own.id, own.event_id, ${reachedGroups(sql`own.id`, 'meet')} AS met, ${ownLimit(sql`own.id`)} AS reached FROM attendees own
      WHERE own.user_id = ${p.userId} AND own.event_id IN (SELECT event_id FROM attendees WHERE id = ANY(${p.attendeeIds})))
    SELECT ${columns} FROM me JOIN attendees a ON a.event_id = me.event_id WHERE a.id = ANY(${p.attendeeIds})`,
});

/** The same between two attendees of an event, with what the rules of their groups allow; no row where they are of two, or one takes no part. */
export const meetingRules = statement('meetings.rules', {
  params: { fromId: 'uuid', toId: 'uuid' },
  row: {
    refusal: meetingRefusalColumn(sql`me.id`),
    maySee: column('bool', isKnownTo(sql`me.id`, sql`a`)),
    mayMeet: column('bool', mayMeet(sql`me.id`, sql`a`)),
    mayWrite: column('bool', mayWrite(sql`me.id`, sql`a`)),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees me JOIN attendees a ON a.event_id = me.event_id AND a.id <> me.id
    WHERE me.id = ${p.fromId} AND a.id = ${p.toId} AND ${takesPart(sql`me`)} AND ${takesPart(sql`a`)}`,
});
