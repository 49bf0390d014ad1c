import { column } from '../../core/db/columns';
import { nullable, typed } from '../../core/db/declared';
import type { EventRights } from '../../core/request/context';
import { statement } from '../../core/db/statement';
import { literal, sql, type Sql } from '../../core/db/sql';

/** Whether an attendee takes part in the event: for counts, reports, and rules about a person alone. */
export const takesPart = (attendee: Sql): Sql => sql`${attendee}.status = 'CONFIRMED'`;

/** The bits of the groups that the viewer may see, meet or write to, whose own attendee has the id `me`; all of them where it is null, as for staff. */
export const reachedGroups = (me: Sql, permission: 'see' | 'meet' | 'write'): Sql =>
  sql`reached_groups(${me}, ${literal(permission)})`;

/** The same of seeing, asked once where `me` depends on no row. */
export const seenGroups = (me: Sql): Sql => sql`(SELECT ${reachedGroups(me, 'see')})`;

/** Whether one of the groups of an attendee, or of a row of `attendee_counts`, is among those that a viewer may see. */
export const areGroupsSeen = (seen: Sql, attendee: Sql): Sql => sql`(${attendee}.groups & ${seen}) <> 0`;

/**
 * Whether an attendee is shown to the viewer, whose own attendee has the id `me` (null for staff): for queries that show attendees
 * to others. All who take part and have a group that the viewer may see are, the blocked too; a rule of visibility is added here.
 * Postgres asks for the groups once where `me` depends on no row; where it does, `seen` has them of each `me`.
 */
export const isSeenBy = (me: Sql, attendee: Sql, seen = seenGroups(me)): Sql =>
  sql`(${takesPart(attendee)} AND ${areGroupsSeen(seen, attendee)})`;

/**
 * Whether rules of groups keep even the card of an attendee from the viewer: not of one who has something to do with the viewer
 * already, or who speaks in the programme.
 */
export const isHiddenFrom = (
  me: Sql,
  attendee: Sql,
): Sql => sql`(NOT (${areGroupsSeen(seenGroups(me), attendee)})
  AND NOT EXISTS (SELECT 1 FROM attendee_ties t WHERE t.attendee_id = ${me} AND t.other_id = ${attendee}.id)
  AND NOT EXISTS (SELECT 1 FROM activity_speakers s WHERE s.attendee_id = ${attendee}.id))`;

/** Whether the viewer may open the card of an attendee who takes part. */
export const isKnownTo = (me: Sql, attendee: Sql): Sql =>
  sql`(${takesPart(attendee)} AND NOT ${isHiddenFrom(me, attendee)})`;

/**
 * What a user may see in each of their events: `LEFT JOIN ${sightOf(userId)} sight ON sight.event_id = a.event_id`, with
 * `isInSight(a)`. Without a user, or where they take no part, everybody is in sight.
 */
export const sightOf = (userId: Sql): Sql =>
  sql`(SELECT own.event_id, ${reachedGroups(sql`own.id`, 'see')} AS groups FROM attendees own WHERE own.user_id = ${userId} OFFSET 0)`;

/** Whether one of the groups of an attendee, or of a row of `attendee_counts`, is in the `sight` that is joined. */
export const isInSight = (attendee: Sql): Sql => areGroupsSeen(sql`coalesce(sight.groups, -1)`, attendee);

/** Whether the end of a right of `event_staff x` has not come. */
export const isOpenRight = sql`(x.ends_at IS NULL OR x.ends_at > now())`;

/** The columns of a user `u` of the staff that say which events they reach: `staffEvents` of a viewer. */
export const staffEventsOf = (user: Sql) =>
  column(
    nullable(typed<EventRights>('jsonb')),
    sql`CASE WHEN NOT ${user}.all_events THEN (
      SELECT coalesce(jsonb_object_agg(x.event_id, floor(extract(epoch FROM x.ends_at) * 1000)), '{}')
      FROM event_staff x WHERE x.user_id = ${user}.id AND ${isOpenRight}) END`,
  );

/** Whether a user `u` of the staff reaches an event, or one of several: the rule of `isStaffOf` in SQL. */
export const reachesEvent = (user: Sql, eventId: Sql): Sql =>
  sql`(${user}.all_events OR EXISTS (SELECT 1 FROM event_staff x WHERE x.user_id = ${user}.id AND x.event_id = ${eventId} AND ${isOpenRight}))`;

const mayReach = (groups: Sql, attendee: Sql): Sql =>
  sql`(${takesPart(attendee)} AND (${attendee}.groups & (SELECT ${groups})) <> 0)`;

/** Whether the viewer, whose own attendee has the id `me`, may ask an attendee for a meeting: of those whom the viewer sees or knows. What is open between the two goes on without it. */
export const mayMeet = (me: Sql, attendee: Sql, met = reachedGroups(me, 'meet')): Sql =>
  mayReach(met, attendee);

/** Whether the viewer may write to an attendee first, in the same way. */
export const mayWrite = (me: Sql, attendee: Sql, written = reachedGroups(me, 'write')): Sql =>
  mayReach(written, attendee);

/** Whether a profile belongs to its user: their own one, or an invitation to an address that they have proven. */
export const belongsToUser = (profile: Sql): Sql =>
  sql`(NOT ${profile}.by_invitation OR EXISTS (SELECT 1 FROM users prover WHERE prover.id = ${profile}.user_id AND prover.email_verified_at IS NOT NULL))`;

/** Whether an event `e` lets this user in, as far as it asks for a proven address. */
const acceptsAddress = (userId: Sql, event: Sql): Sql =>
  sql`(NOT ${event}.requires_verified_email OR EXISTS (SELECT 1 FROM users prover WHERE prover.id = ${userId} AND prover.email_verified_at IS NOT NULL))`;

/** The rule of `requireEventAccess` in SQL, for reads that check access and load at once. Evaluated once per statement. */
export const mayEnter = (userId: Sql, eventId: Sql): Sql => sql`(SELECT may_enter(${userId}, ${eventId}))`;

/** The viewer's own attendee in an event, whatever its status. */
export const ownAttendeeIn = (userId: Sql, eventId: Sql): Sql =>
  sql`(SELECT own.id FROM attendees own WHERE own.event_id = ${eventId} AND own.user_id = ${userId})`;

/** The viewer's own attendee where `requireEventAccess` lets one in, for reads that check access and load at once. OFFSET keeps Postgres from asking for each row of the list. */
export const memberIn = (userId: Sql, eventId: Sql): Sql =>
  sql`(SELECT own.attendee_id AS id FROM event_members own WHERE own.event_id = ${eventId} AND own.user_id = ${userId} OFFSET 0)`;

/** The facts that decide a user's access to these events; no row for unknown events. `accepted` if the event requires no verified address, or the user's is verified. */
export const accessRows = statement('event-access.rows', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: {
    eventId: 'uuid',
    timezone: 'text',
    published: 'bool',
    attendeeId: 'uuid?',
    confirmed: 'bool?',
    accepted: 'bool',
  },
  text: (p) => sql`
    SELECT e.id AS "eventId", e.timezone, e.status <> 'DRAFT' AS published, a.id AS "attendeeId", ${takesPart(sql`a`)} AS confirmed,
      ${acceptsAddress(p.userId, sql`e`)} AS accepted
    FROM events e LEFT JOIN attendees a ON a.event_id = e.id AND a.user_id = ${p.userId} AND ${belongsToUser(sql`a`)}
    WHERE e.id = ANY(${p.eventIds})`,
});

/** The bits of the groups that an attendee may see, as text. */
export const groupsSeenBy = statement('event-access.groupsSeenBy', {
  params: { attendeeId: 'uuid' },
  row: { seen: 'text' },
  text: (p) => sql`SELECT ${reachedGroups(p.attendeeId, 'see')}::text AS seen`,
});

/** Attendees `a` who may enter their events. */
const MEMBERS = sql`event_members m JOIN attendees a ON a.id = m.attendee_id`;

/** Whether a user is in the team of a company, as `membershipsAmong` says: for statements that check access and read at once. */
export const isInTeam = (userId: Sql, { eventId, companyId }: { eventId: Sql; companyId: Sql }): Sql =>
  sql`EXISTS (SELECT 1 FROM ${MEMBERS} WHERE m.user_id = ${userId} AND m.event_id = ${eventId} AND a.company_id = ${companyId})`;

/** Those of these companies in whose teams a user is, and whether they speak for them. */
export const membershipsAmong = statement('event-access.membershipsAmong', {
  params: { userId: 'uuid', companyIds: 'uuid[]' },
  row: { companyId: 'uuid', eventId: 'uuid', contact: 'bool' },
  text: (p) => sql`
    SELECT asked.id AS "companyId", a.event_id AS "eventId", a.company_contact AS contact
    FROM unnest(${p.companyIds}) AS asked (id) JOIN (${MEMBERS}) ON a.company_id = asked.id WHERE m.user_id = ${p.userId}`,
});
