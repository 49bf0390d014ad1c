import { column, columnOf, optional } from '../../core/db/columns';
import { and, literal, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { eventColumnsOf } from '../events/index';
import { userColumnsOf } from '../users/index';
import { InvitationPlanEntity } from './invitation-plan.entity';

/** Seconds between two invitation mails to one attendee. */
export const PAUSE_SECONDS = 600;

const words = optional(columnOf(InvitationPlanEntity, sql`p`, 'words'));

/** The data of an invitation mail, from `tables`. */
const inviteeColumns = {
  ...attendeeColumnsOf(sql`a`, 'id', 'eventId', 'firstName', 'inviteCode'),
  ...userColumnsOf(sql`u`, 'email'),
  ...eventColumnsOf(sql`e`, 'startsAt', 'endsAt', 'timezone', 'venue', 'city'),
  eventTitle: eventColumnsOf(sql`e`, 'title').title,
  words,
  /** The code was made for former credentials of the user, or mailed to a former address. */
  isOutdated: column('bool', sql`a.invite_credentials_version IS DISTINCT FROM u.credentials_version`),
};

const tables = sql`attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
  LEFT JOIN invitation_plans p ON p.event_id = e.id`;

/** The data of these attendees' invitation mails. */
export const inviteesByIds = statement('invitations.inviteesByIds', {
  params: { attendeeIds: 'uuid[]' },
  row: inviteeColumns,
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM ${tables} WHERE a.id = ANY(${p.attendeeIds}) ORDER BY a.id`,
});

/** The data of the mail that a user would get who is invited to an event; its code opens nothing. */
export const sampleInvitee = statement('invitations.sampleInvitee', {
  params: { eventId: 'uuid', userId: 'uuid' },
  row: {
    ...eventColumnsOf(sql`e`, 'startsAt', 'endsAt', 'timezone', 'venue', 'city'),
    eventId: eventColumnsOf(sql`e`, 'id').id,
    eventTitle: eventColumnsOf(sql`e`, 'title').title,
    ...userColumnsOf(sql`u`, 'id', 'email'),
    firstName: userColumnsOf(sql`u`, 'displayName').displayName,
    words,
    inviteCode: column('text', sql`'sample'`),
    isOutdated: column('bool', sql`false`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM events e CROSS JOIN users u LEFT JOIN invitation_plans p ON p.event_id = e.id
    WHERE e.id = ${p.eventId} AND u.id = ${p.userId}`,
});

/** A person who is mailed an invitation. */
export type Invitee = Awaited<ReturnType<typeof inviteesByIds>>[number];

/**
 * Locks an attendee for an invitation; no row where there is none. `isDraft`: the event is a draft, a mailed code would not work.
 * `wait`: seconds until the next mail may be sent; 0 or less is now, null before the first.
 */
export const lockInvitee = statement('invitations.lockInvitee', {
  params: { attendeeId: 'uuid' },
  row: {
    ...inviteeColumns,
    ...attendeeColumnsOf(sql`a`, 'status', 'application', 'invitedAt', 'invitationDueAt'),
    isDraft: column('bool', sql`e.status = 'DRAFT'`),
    wait: column(
      'float8?',
      sql`extract(epoch FROM a.invited_at + make_interval(secs => ${literal(PAUSE_SECONDS)}) - clock_timestamp())::float8`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${tables} WHERE a.id = ${p.attendeeId} FOR NO KEY UPDATE OF a`,
});

/** The invited person of a code; no row where the code is unknown, was used or replaced, or belongs to staff, a disabled user or a draft. */
export const inviteeOfCode = statement('invitations.inviteeOfCode', {
  params: { code: 'text' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'eventId', 'firstName', 'lastName'),
    ...userColumnsOf(sql`u`, 'email'),
    userId: userColumnsOf(sql`u`, 'id').id,
    newUser: column(
      'bool',
      sql`(u.password_hash IS NULL OR u.email_verified_at IS NULL) AND a.invite_credentials_version = u.credentials_version`,
    ),
    eventTitle: eventColumnsOf(sql`e`, 'title').title,
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM attendees a JOIN users u ON u.id = a.user_id JOIN events e ON e.id = a.event_id
    WHERE a.invite_code = ${p.code} AND a.status = 'INVITED' AND u.disabled_at IS NULL AND u.role = 'ATTENDEE'
      AND e.status <> 'DRAFT'`,
});

/** Mails that are written in one transaction. */
const BATCH = 100;

/** Whether the next planned reminder of an attendee `a` is due by then; counted from the last mail, so that none follows one by hand at once. */
const isReminded = (days: Sql, by: Sql): Sql =>
  and(
    sql`a.status = 'INVITED' AND a.application IS NULL`,
    sql`a.invitation_due_at IS NULL`,
    sql`a.invited_at + ((${days})[a.invitation_reminders + 1] - coalesce((${days})[a.invitation_reminders], 0)) * interval '1 day' <= ${by}`,
    sql`a.mails_announcements`,
    sql`u.disabled_at IS NULL`,
    sql`NOT EXISTS (SELECT FROM mail_refusals r WHERE r.address = u.email)`,
    sql`e.status = 'PUBLISHED'`,
    sql`e.ends_at > now()`,
  );

/** Locks a batch of invitees whose planned reminder is due now, in any event, and skips rows that another worker has locked. */
export const takeReminders = statement('invitations.takeReminders', {
  params: {},
  row: inviteeColumns,
  text: (_p, columns) => sql`
    SELECT ${columns} FROM ${tables}
    WHERE p.reminder_days <> '{}' AND ${isReminded(sql`p.reminder_days`, sql`now()`)}
    ORDER BY a.id LIMIT ${literal(BATCH)} FOR NO KEY UPDATE OF a SKIP LOCKED`,
});

/** How many people would be reminded until the end of the event's day, with these days. */
export const countReminders = statement('invitations.countReminders', {
  params: { eventId: 'uuid', days: 'int4[]' },
  row: { count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM ${tables} WHERE a.event_id = ${p.eventId} AND ${isReminded(
      p.days,
      sql`(date_trunc('day', now() AT TIME ZONE e.timezone) + interval '1 day') AT TIME ZONE e.timezone`,
    )}`,
});
