import { column, columnsOf, columnOf, countOf } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { fullNameOf } from '../../core/db/own-data';
import { identifier, join, literal, sql, type Sql } from '../../core/db/sql';
import { NEXT_VERSION } from '../../core/audit/versioned-update';
import { statement } from '../../core/db/statement';
import { takesPart } from '../event-access/index';
import type { LostAnswers } from '../event-fields/index';
import { isInGroup } from './attendee-counts.queries';
import { AttendeeEntity } from './attendee.entity';
import { profileFields } from './profile-fields';
import type { Db } from '../../core/db/database';

const defineSetting = (name: string, changed: Sql, value: Sql) =>
  statement(name, {
    params: { ids: 'uuid[]', values: typed<readonly (string | null)[]>('text[]') },
    row: {
      ...columnsOf(AttendeeEntity, sql`a`, 'id'),
      name: column('text', fullNameOf(sql`a`)),
      value: column('text?', sql`a.${changed}::text`),
    },
    text: (p, columns) => sql`
      UPDATE attendees a SET ${changed} = ${value}, updated_at = ${NEXT_VERSION}
      FROM unnest(${p.ids}, ${p.values}) AS v (id, value)
      WHERE a.id = v.id
      RETURNING ${columns}`,
  });

/** Gives attendees categories, one each. */
export const setCategories = defineSetting(
  'attendees.setCategories',
  sql`category`,
  sql`v.value::attendee_category`,
);

/** Gives attendees companies by their ids, one each; none where the value is null or the company is gone. */
export const setCompanies = defineSetting(
  'attendees.setCompanies',
  sql`company_id`,
  sql`(SELECT c.id FROM companies c WHERE c.id = v.value::uuid)`,
);

/** Puts attendees into a group where the value is its id, and takes them out where it is null; those whom it changed. */
export const setGroup = statement('attendees.setGroup', {
  params: { groupId: 'uuid', ids: 'uuid[]', values: typed<readonly (string | null)[]>('text[]') },
  row: {
    ...columnsOf(AttendeeEntity, sql`a`, 'id'),
    name: column('text', fullNameOf(sql`a`)),
    value: column('text?', sql`v.value`),
  },
  text: (p, columns) => sql`
    UPDATE attendees a
    SET groups = CASE WHEN v.value IS NULL THEN a.groups & ~(1::bigint << g.bit) ELSE a.groups | (1::bigint << g.bit) END
    FROM attendee_groups g, unnest(${p.ids}, ${p.values}) AS v (id, value)
    WHERE g.id = ${p.groupId} AND a.id = v.id AND a.event_id = g.event_id
      AND ${isInGroup(sql`a`, sql`g`)} = (v.value IS NULL)
    RETURNING ${columns}`,
});

/** Puts the members that its condition had replaced back into a group. */
export const restoreReplaced = statement('attendees.restoreReplaced', {
  params: { groupId: 'uuid' },
  text: (p) => sql`
    WITH was AS (SELECT unnest(replaced_ids) AS id FROM attendee_groups WHERE id = ${p.groupId})
    UPDATE attendees a SET groups = a.groups # (1::bigint << g.bit)
    FROM attendee_groups g
    WHERE g.id = ${p.groupId} AND a.event_id = g.event_id AND ${isInGroup(sql`a`, sql`g`)} <> (a.id IN (SELECT id FROM was))`,
});

/** Removes answers that do not fit the fields of their event any more. */
export const removeAnswers = statement('attendees.removeAnswers', {
  params: { eventId: 'uuid', lost: typed<LostAnswers>('jsonb') },
  text: (p) => sql`
    UPDATE attendees a SET updated_at = ${NEXT_VERSION}, answers = answers_without(a.answers, ${p.lost})
    WHERE a.event_id = ${p.eventId} AND a.answers ?| ARRAY(SELECT jsonb_object_keys(${p.lost}))
      AND answers_without(a.answers, ${p.lost}) <> a.answers`,
});

// When attendees were invited, and whose invitation waits to be mailed. `invitations` decides; attendees writes its own table.

const BATCH = 100;

/** Notes that an invitation is mailed now. */
export const markInvited = statement('attendees.markInvited', {
  params: { id: 'uuid' },
  row: columnsOf(AttendeeEntity, sql`attendees`, 'invitedAt'),
  text: (p, columns) => sql`
    UPDATE attendees SET invited_at = clock_timestamp(), invitation_due_at = NULL WHERE id = ${p.id} RETURNING ${columns}`,
});

/** Marks one invitation to be mailed, and returns since when it waits. */
export const markInvitationDue = statement('attendees.markInvitationDue', {
  params: { id: 'uuid' },
  row: { dueAt: columnOf(AttendeeEntity, sql`attendees`, 'invitationDueAt') },
  text: (p, columns) => sql`
    UPDATE attendees SET invitation_due_at = coalesce(invitation_due_at, now()) WHERE id = ${p.id} RETURNING ${columns}`,
});

/**
 * Marks the invitations of an event to be mailed: of these attendees, except those mailed within the pause, or with null of all
 * who never were mailed one. How many, and whether the event is a draft; no row without the event.
 */
export const markInvitationsDue = statement('attendees.markInvitationsDue', {
  params: { eventId: 'uuid', attendeeIds: 'uuid[]?', pauseSeconds: 'int4' },
  row: { marked: countOf(sql`due`), isDraft: column('bool', sql`status = 'DRAFT'`) },
  text: (p, columns) => sql`
    WITH due AS (
      UPDATE attendees SET invitation_due_at = now()
      WHERE event_id = ${p.eventId} AND status = 'INVITED' AND application IS NULL AND invitation_due_at IS NULL
        AND CASE WHEN ${p.attendeeIds} IS NULL THEN invited_at IS NULL
          ELSE id = ANY(${p.attendeeIds}) AND (invited_at IS NULL OR invited_at <= now() - make_interval(secs => ${p.pauseSeconds})) END
      RETURNING 1)
    SELECT ${columns} FROM events WHERE id = ${p.eventId}`,
});

/**
 * Takes up to 100 invitations that are due, and notes that they are mailed now. Of an event that is not published none is even
 * locked: the job that runs once it is would skip it.
 */
export const takeDueInvitations = statement('attendees.takeDueInvitations', {
  params: { eventId: 'uuid' },
  row: {
    ...columnsOf(AttendeeEntity, sql`a`, 'id'),
    wasMailed: column('bool', sql`due.invited_at IS NOT NULL`),
  },
  text: (p, columns) => sql`
    WITH due AS (
      SELECT i.id, i.invited_at FROM events e JOIN attendees i ON i.event_id = e.id
      WHERE e.id = ${p.eventId} AND e.status = 'PUBLISHED' AND i.invitation_due_at IS NOT NULL AND i.status = 'INVITED' AND i.application IS NULL
      ORDER BY i.id LIMIT ${literal(BATCH)} FOR UPDATE OF i SKIP LOCKED)
    UPDATE attendees a SET invitation_due_at = NULL, invited_at = now() FROM due WHERE a.id = due.id
    RETURNING ${columns}`,
});

/** Notes that planned reminders of these invitations are mailed now. */
export const markReminded = statement('attendees.markReminded', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`
    UPDATE attendees SET invited_at = now(), invitation_reminders = invitation_reminders + 1 WHERE id = ANY(${p.ids})`,
});

/**
 * Puts attendees to stages, one each, and gives those whom it changed. Those who begin or end to take part get a new code: that of an
 * invitation opens an account, and the other one a door.
 */
export const setStages = statement('attendees.setStages', {
  params: { ids: 'uuid[]', stages: 'text[]', inviteCodes: 'text[]' },
  row: columnsOf(AttendeeEntity, sql`a`, 'id'),
  text: (p, columns) => sql`
    UPDATE attendees a SET
      status = CASE WHEN v.stage = 'CONFIRMED' THEN 'CONFIRMED' ELSE 'INVITED' END::attendee_status,
      application = nullif(nullif(v.stage, 'CONFIRMED'), 'INVITED'),
      confirmed_at = CASE WHEN v.stage = 'CONFIRMED' THEN now() END,
      invite_code = CASE WHEN (${takesPart(sql`a`)}) <> (v.stage = 'CONFIRMED') THEN v.code ELSE a.invite_code END,
      invitation_due_at = NULL, updated_at = ${NEXT_VERSION}
    FROM unnest(${p.ids}, ${p.stages}, ${p.inviteCodes}) AS v (id, stage, code)
    WHERE a.id = v.id AND a.status <> 'REMOVED' AND coalesce(a.application, a.status::text) <> v.stage
    RETURNING ${columns}`,
});

/** The profile at an event that a user has made without having proven the address. */
export const findUnprovenProfile = statement('attendees.findUnprovenProfile', {
  params: { eventId: 'uuid', userId: 'uuid' },
  row: columnsOf(AttendeeEntity, sql`a`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a JOIN users u ON u.id = a.user_id
    WHERE a.event_id = ${p.eventId} AND a.user_id = ${p.userId} AND NOT a.by_invitation AND u.email_verified_at IS NULL`,
});

/** Replaces the invite codes of attendees; the codes are in the order of the ids. */
export const setInviteCodes = statement('attendees.setInviteCodes', {
  params: { ids: 'uuid[]', inviteCodes: 'text[]' },
  text: (p) => sql`
    UPDATE attendees a SET invite_code = n.code FROM unnest(${p.ids}, ${p.inviteCodes}) AS n (id, code) WHERE a.id = n.id`,
});

const lock = statement('attendees.lock', {
  params: { ids: 'uuid[]' },
  row: { stands: column('bool', takesPart(sql`attendees`)) },
  text: (p, columns) =>
    sql`SELECT ${columns} FROM attendees WHERE id = ANY(${p.ids}) ORDER BY id FOR NO KEY UPDATE`,
});

/**
 * Locks attendees until the transaction ends, always in the order of ids, so that two callers never wait for each other.
 * Whatever depends on two people not changing meanwhile (requests, claims, blocks) is decided one after the other.
 * False where one of them does not take part any more, also since the lock was waited for.
 */
export const lockAttendees = async (db: Db, ids: readonly string[]): Promise<boolean> =>
  (await lock(db, { ids })).every(({ stands }) => stands);

const idColumn = columnsOf(AttendeeEntity, sql`attendees`, 'id');

/** Locks attendees who are to be removed, in the order in which accepting a meeting locks both of its people. */
export const lockForRemoval = statement('attendees.lockForRemoval', {
  params: { ids: 'uuid[]' },
  row: idColumn,
  text: (p, columns) => sql`SELECT ${columns} FROM attendees WHERE id = ANY(${p.ids}) ORDER BY id FOR UPDATE`,
});

/** Gives the tombstones of a user, which are the user's no more. */
export const releaseTombstones = statement('attendees.releaseTombstones', {
  params: { userId: 'uuid?' },
  row: idColumn,
  text: (p, columns) => sql`
    UPDATE attendees SET former_user_id = NULL WHERE former_user_id = ${p.userId} RETURNING ${columns}`,
});

const PROFILE_AFTER_REMOVAL = join(
  profileFields.map(
    (field) =>
      sql`${identifier(field.column)} = ${field.afterRemoval === null ? sql`NULL` : literal(field.afterRemoval)}`,
  ),
);

/** Makes tombstones without a person of attendees. */
export const removeAttendees = statement('attendees.remove', {
  params: { ids: 'uuid[]', userStays: 'bool' },
  text: (p) => sql`
    UPDATE attendees a SET status = 'REMOVED', former_user_id = CASE WHEN ${p.userStays} THEN a.user_id END, user_id = NULL, company_id = NULL, confirmed_at = NULL, invited_at = NULL, invitation_due_at = NULL,
      ${PROFILE_AFTER_REMOVAL}, answers = '{}', shares_email = false, mails_reminders = false, mails_announcements = true, mails_requests = true,
      former_code_hash = encode(substr(sha256(convert_to(a.event_id || ':' || a.invite_code, 'UTF8')), 1, 16), 'base64'),
      invite_code = 'removed-' || a.id, updated_at = now()
    WHERE a.id = ANY(${p.ids})`,
});

/** An update that notes when attendees first came in, by these new ways through gates (`attendee_id`, `direction`, `at`). */
export const markFirstEntries = (ways: Sql): Sql => sql`
  UPDATE attendees a SET checked_in_at = least(a.checked_in_at, f.at)
  FROM (SELECT attendee_id, min(at) AS at FROM ${ways} WHERE direction = 'IN' GROUP BY attendee_id) f
  WHERE a.id = f.attendee_id AND (a.checked_in_at IS NULL OR a.checked_in_at > f.at)`;
