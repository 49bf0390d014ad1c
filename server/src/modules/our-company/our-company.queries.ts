import { column, columnsOf, countOf } from '../../core/db/columns';
import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { companyColumns } from '../companies/index';
import { takesPart } from '../event-access/index';
import { userColumnsOf } from '../users/index';
import { CompanyInvitationEntity, CompanyProductEntity } from './our-company.entities';

/** The companies in whose teams a user is, of events that they may enter. */
export const companiesOfMember = statement('our-company.companiesOfMember', {
  params: { userId: 'uuid', eventIds: 'uuid[]' },
  row: companyColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM event_members m JOIN attendees a ON a.id = m.attendee_id JOIN companies c ON c.id = a.company_id
    WHERE m.user_id = ${p.userId} AND m.event_id = ANY(${p.eventIds})`,
});

/** The products of companies in their order. */
export const productsOfCompanies = statement('our-company.products', {
  params: { companyIds: 'uuid[]' },
  row: columnsOf(CompanyProductEntity, sql`p`, 'id', 'companyId', 'name', 'text', 'link', 'picture'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM company_products p WHERE p.company_id = ANY(${p.companyIds}) ORDER BY p.company_id, p.position`,
});

/** Removes all products of a company, and gives what they were. */
export const deleteProducts = statement('our-company.deleteProducts', {
  params: { companyId: 'uuid' },
  row: columnsOf(
    CompanyProductEntity,
    sql`company_products`,
    'id',
    'name',
    'text',
    'link',
    'picture',
    'position',
  ),
  text: (p, columns) =>
    sql`DELETE FROM company_products WHERE company_id = ${p.companyId} RETURNING ${columns}`,
});

/** The attendee of an event with this address, locked, and the invitation of a company that this person has. */
export const lockAttendeeOfAddress = statement('our-company.lockAttendeeOfAddress', {
  params: { eventId: 'uuid', email: 'citext', companyId: 'uuid' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'id', 'companyId', 'status', 'firstName'),
    ...userColumnsOf(sql`u`, 'email'),
    /** False for an account that was created with an unproven address: its creator may not own the address. */
    isNotifiable: column('bool', sql`a.by_invitation OR u.email_verified_at IS NOT NULL`),
    /** Was invited by this company and may still answer. */
    waits: column('bool', sql`i.id IS NOT NULL AND NOT i.made_attendee`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a JOIN users u ON u.id = a.user_id
    LEFT JOIN company_invitations i ON i.attendee_id = a.id AND i.company_id = ${p.companyId}
    WHERE a.event_id = ${p.eventId} AND u.email = ${p.email} FOR NO KEY UPDATE OF a`,
});

/** Whether an invitation `i` of attendee `a` waits for an answer: of people in other teams it is dormant. */
const IS_OPEN = sql`a.status <> 'REMOVED' AND CASE WHEN i.made_attendee
  THEN a.company_id = i.company_id AND a.status = 'INVITED' ELSE a.company_id IS NULL END`;

const invitationColumns = columnsOf(
  CompanyInvitationEntity,
  sql`i`,
  'id',
  'companyId',
  'attendeeId',
  'name',
  'createdAt',
);

/** Unanswered invitations into teams, and members that staff added and who have not joined the event, the latest first; at most 1,000 of each. */
export const openInvitations = statement('our-company.openInvitations', {
  params: { companyIds: 'uuid[]' },
  row: invitationColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.companyIds}) AS asked (id) CROSS JOIN LATERAL (
      SELECT * FROM (
        SELECT i.id, i.company_id, i.attendee_id, i.name, i.created_at
        FROM company_invitations i JOIN attendees a ON a.id = i.attendee_id WHERE i.company_id = asked.id AND ${IS_OPEN}
        UNION ALL
        SELECT a.id, a.company_id, a.id, ${fullNameOf(sql`a`)}, a.created_at
        FROM attendees a WHERE a.company_id = asked.id AND a.status = 'INVITED' AND NOT EXISTS (
          SELECT 1 FROM company_invitations own WHERE own.attendee_id = a.id AND own.company_id = a.company_id)) waiting
      ORDER BY created_at DESC, id LIMIT 1000) i`,
});

/** The open invitations of an attendee who is in no team. */
export const invitationsOfAttendee = statement('our-company.invitationsOfAttendee', {
  params: { attendeeId: 'uuid' },
  row: invitationColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM company_invitations i JOIN attendees a ON a.id = i.attendee_id
    WHERE i.attendee_id = ${p.attendeeId} AND a.company_id IS NULL ORDER BY i.created_at, i.id LIMIT 100`,
});

/** How many seats of companies are taken: by their teams, the invited included, and by open invitations. */
export const takenSeats = statement('our-company.takenSeats', {
  params: { companyIds: 'uuid[]' },
  row: {
    id: companyColumns.id,
    taken: column(
      'int4',
      sql`(${countOf(sql`attendees WHERE company_id = c.id AND status <> 'REMOVED'`).sql}
        + ${countOf(sql`company_invitations i JOIN attendees a ON a.id = i.attendee_id WHERE i.company_id = c.id AND NOT i.made_attendee AND ${IS_OPEN}`).sql})`,
    ),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM companies c WHERE c.id = ANY(${p.companyIds})`,
});

/** Takes an invitation of a company away, and says whose it was and whether it made the attendee. */
export const deleteInvitation = statement('our-company.deleteInvitation', {
  params: { id: 'uuid', companyId: 'uuid' },
  row: columnsOf(CompanyInvitationEntity, sql`company_invitations`, 'attendeeId', 'madeAttendee'),
  text: (p, columns) => sql`
    DELETE FROM company_invitations WHERE id = ${p.id} AND company_id = ${p.companyId} RETURNING ${columns}`,
});

/** Takes the invitations of an attendee away, of one company or of all; gives the companies. */
export const deleteInvitationsTo = statement('our-company.deleteInvitationsTo', {
  params: { attendeeId: 'uuid', companyId: 'uuid?' },
  row: columnsOf(CompanyInvitationEntity, sql`company_invitations`, 'companyId'),
  text: (p, columns) => sql`
    DELETE FROM company_invitations
    WHERE attendee_id = ${p.attendeeId} AND (${p.companyId} IS NULL OR company_id = ${p.companyId}) RETURNING ${columns}`,
});

/** Locks a member of a team, with whether they are its last confirmed contact. */
export const lockMember = statement('our-company.lockMember', {
  params: { attendeeId: 'uuid' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'id', 'eventId', 'companyId', 'companyContact', 'firstName', 'lastName'),
    ...attendeeColumnsOf(sql`a`, 'status', 'userId'),
    isLastContact: column(
      'bool',
      sql`a.company_contact AND NOT EXISTS (
        SELECT 1 FROM attendees o WHERE o.company_id = a.company_id AND o.id <> a.id AND o.company_contact AND ${takesPart(sql`o`)})`,
    ),
  },
  text: (p, columns) =>
    sql`SELECT ${columns} FROM attendees a WHERE a.id = ${p.attendeeId} FOR NO KEY UPDATE`,
});

/** Notes that an attendee of another company, or of none, sees the page of a company on this day. */
export const insertVisit = statement('our-company.insertVisit', {
  params: { companyId: 'uuid', attendeeId: 'uuid', timezone: 'text' },
  text: (p) => sql`
    INSERT INTO company_visits (company_id, attendee_id, day)
    SELECT ${p.companyId}, a.id, (now() AT TIME ZONE ${p.timezone})::date FROM attendees a
    WHERE a.id = ${p.attendeeId} AND a.company_id IS DISTINCT FROM ${p.companyId} ON CONFLICT DO NOTHING`,
});

/** How many people have seen the page of a company. */
export const visitorsOf = statement('our-company.visitors', {
  params: { companyId: 'uuid' },
  row: { visitors: column('int4', sql`count(DISTINCT v.attendee_id)::int`) },
  text: (p, columns) => sql`SELECT ${columns} FROM company_visits v WHERE v.company_id = ${p.companyId}`,
});

const sumOf = (count: Sql) => column('int4', sql`sum(d.${count})::int`);

/** The results of a company, by day. */
export const daysOfCompany = statement('our-company.days', {
  params: { companyId: 'uuid', timezone: 'text' },
  row: {
    date: column('text', sql`to_char(d.day, 'YYYY-MM-DD')`),
    visitors: sumOf(sql`visitors`),
    favourites: sumOf(sql`favourites`),
    meetings: sumOf(sql`meetings`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM (
      SELECT v.day, 1 AS visitors, 0 AS favourites, 0 AS meetings FROM company_visits v WHERE v.company_id = ${p.companyId}
      UNION ALL SELECT (f.created_at AT TIME ZONE ${p.timezone})::date, 0, 1, 0
        FROM favourite_companies f WHERE f.company_id = ${p.companyId}
      UNION ALL SELECT (m.starts_at AT TIME ZONE ${p.timezone})::date, 0, 0, 1 FROM meetings m
        WHERE m.status = 'ACTIVE' AND m.id IN (
          SELECT s.id FROM attendees a JOIN meetings s ON s.sender_id = a.id WHERE a.company_id = ${p.companyId}
          UNION SELECT r.id FROM attendees a JOIN meetings r ON r.receiver_id = a.id WHERE a.company_id = ${p.companyId})) d
    GROUP BY d.day ORDER BY d.day LIMIT 400`,
});

/** Deletes the invitations of attendees. */
export const deleteInvitationsOf = statement('our-company.deleteInvitationsOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`DELETE FROM company_invitations WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** Deletes what attendees have seen. */
export const deleteVisitsOf = statement('our-company.deleteVisitsOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`DELETE FROM company_visits WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** The invitations of a profile, for the export of one's own data. */
export const ownInvitations = jsonListOf({
  row: sql`'company', c.name, 'name', i.name, 'invitedAt', i.created_at`,
  from: sql`company_invitations i JOIN companies c ON c.id = i.company_id WHERE i.attendee_id = a.id`,
  order: sql`i.created_at`,
});

/** The visits of a profile, for the export of one's own data. */
export const ownVisits = jsonListOf({
  row: sql`'company', c.name, 'day', v.day`,
  from: sql`company_visits v JOIN companies c ON c.id = v.company_id WHERE v.attendee_id = a.id`,
  order: sql`v.day, c.name`,
});
