import { statement } from '../../core/db/statement';
import { sql, type Sql } from '../../core/db/sql';

/** Whether an attendee takes part in the event: for counts, reports, and rules about a person alone. */
export const takesPart = (attendee: Sql): Sql => sql`${attendee}.status = 'CONFIRMED'`;

/**
 * Whether an attendee is shown to the viewer, whose own attendee has the id `_me` (null for staff): for queries that show attendees
 * to others. All who take part are, the blocked too; a rule of visibility is added here.
 */
export const isSeenBy = (_me: Sql, attendee: Sql): Sql => takesPart(attendee);

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

/**
 * The facts that decide a user's access to these events; no row for unknown events. `accepted` if the event requires no verified
 * address, or the user's is verified.
 */
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
