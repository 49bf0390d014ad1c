import { column, columnsOf } from '../../../core/db/columns';
import { enumOf, nullable, type RowOf } from '../../../core/db/declared';
import { keysetList } from '../../../core/db/list-query';
import { jsonListOf } from '../../../core/db/own-data';
import { SOME_ID } from '../../../core/db/query';
import { sql, type Sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { attendeeColumnsOf } from '../../attendees/index';
import { blockedBetween } from '../../blocks/index';
import {
  areGroupsSeen,
  isSeenBy,
  mayMeet,
  memberIn,
  reachedGroups,
  takesPart,
} from '../../event-access/index';
import type { ContactRefusalReason } from '../../groups/index';
import { meetingColumnsOf } from '../meeting.columns';
import { plannedTimes } from '../slots/meeting-slots.queries';
import { notificationColumnsOf } from '../../notifications/index';
import { CompanyRequestEntity } from './company-request.entity';

const written = columnsOf(
  CompanyRequestEntity,
  sql`r`,
  'id',
  'eventId',
  'companyId',
  'senderId',
  'podId',
  'startsAt',
  'endsAt',
  'note',
  'clientId',
);

/** All columns of a request, from `company_requests r`. */
const columns = {
  ...written,
  ...columnsOf(CompanyRequestEntity, sql`r`, 'createdAt', 'status', 'closedReason', 'meetingId'),
  expiresAt: column(
    'timestamptz?',
    sql`CASE WHEN r.status = 'PENDING' THEN nullif(r.expires_at, 'infinity') END`,
  ),
};

/** A request as it is stored. */
export type CompanyRequestRow = RowOf<typeof columns>;

/** Whether `a` is in the team that a request `r` asks, and can meet its sender, as the rules were when it was sent. */
const isAsked = (a: Sql): Sql =>
  sql`(${a}.company_id = r.company_id AND ${takesPart(a)} AND ${areGroupsSeen(sql`r.seen_groups`, a)} AND ${areGroupsSeen(sql`r.met_groups`, a)} AND ${a}.id <> r.sender_id AND NOT ${blockedBetween(sql`${a}.id`, sql`r.sender_id`)})`;

/** Whether `a` does not want a request `r`. */
const hasDeclined = (a: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM company_request_declines d WHERE d.request_id = r.id AND d.attendee_id = ${a}.id)`;

/** Whether `a` has nothing else at the time of a request `r`. */
const hasTime = (a: Sql): Sql => sql`NOT EXISTS (
    SELECT 1 FROM claims c WHERE c.attendee_id = ${a}.id AND c.during && tstzrange(r.starts_at, r.ends_at)
    UNION ALL SELECT 1 FROM (${plannedTimes(sql`ARRAY[${a}.id]`)}) AS planned WHERE planned.during && tstzrange(r.starts_at, r.ends_at))`;

const couldTake = (a: Sql): Sql => sql`${isAsked(a)} AND NOT ${hasDeclined(a)} AND ${hasTime(a)}`;
const waits = sql`r.status = 'PENDING' AND r.expires_at > now()`;

/** A page of a person's requests: own open or unsuccessful ones, and those to the team that are open or accepted by other members. */
export const requestsPage = keysetList(
  'company-requests.page',
  ({ userId, eventId }: { userId: string | null; eventId: string }) => ({
    columns: { ...columns, viewerId: attendeeColumnsOf(sql`me`, 'id').id },
    from: sql`${memberIn(sql`${userId}`, sql`${eventId}`)} own JOIN attendees me ON me.id = own.id
      JOIN company_requests r ON r.sender_id = me.id OR r.company_id = me.company_id
      LEFT JOIN meetings m ON m.id = r.meeting_id`,
    where: sql`r.ends_at > now() AND CASE WHEN r.sender_id = me.id THEN r.status <> 'CLAIMED'
      WHEN r.status = 'PENDING' THEN r.expires_at > now() AND ${couldTake(sql`me`)}
      ELSE r.status = 'CLAIMED' AND m.receiver_id <> me.id AND ${isAsked(sql`me`)} AND NOT ${hasDeclined(sql`me`)} END`,
    order: { by: columns.startsAt },
    id: sql`r.id`,
    plan: 'kept' as const,
  }),
  () => [{ userId: SOME_ID, eventId: SOME_ID }],
);

/** Those of these requests that a user sent, or that ask their team. */
export const requestsOfViewer = statement('company-requests.ofViewer', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: { ...columns, viewerId: attendeeColumnsOf(sql`me`, 'id').id },
  text: (p, shown) => sql`
    SELECT ${shown} FROM company_requests r
    JOIN event_members own ON own.event_id = r.event_id AND own.user_id = ${p.userId}
    JOIN attendees me ON me.id = own.attendee_id AND (me.id = r.sender_id OR ${isAsked(sql`me`)})
    WHERE r.id = ANY(${p.ids})`,
});

/** The members who took these requests. */
export const claimants = statement('company-requests.claimants', {
  params: { ids: 'uuid[]' },
  row: { id: columns.id, attendeeId: meetingColumnsOf(sql`m`, 'receiverId').receiverId },
  text: (p, shown) => sql`
    SELECT ${shown} FROM company_requests r JOIN meetings m ON m.id = r.meeting_id WHERE r.id = ANY(${p.ids})`,
});

/** The requests that these notifications are about. */
export const requestsOfNotifications = statement('company-requests.ofNotifications', {
  params: { notificationIds: 'uuid[]' },
  row: { notificationId: notificationColumnsOf(sql`n`, 'id').id, id: columns.id },
  text: (p, shown) => sql`
    SELECT DISTINCT ON (n.id) ${shown} FROM notifications n
    JOIN company_requests r ON r.company_id = n.company_id AND r.sender_id = n.person_id AND r.starts_at = n.starts_at
    WHERE n.id = ANY(${p.notificationIds}) AND n.kind = 'COMPANY_MEETING_REQUESTED' ORDER BY n.id, r.created_at DESC`,
});

/** The members of a company that a viewer sees, and why they are not asked: by the rules of groups, or for a block. */
export const teamFor = statement('company-requests.teamFor', {
  params: { companyId: 'uuid', viewerId: 'uuid' },
  row: {
    ...attendeeColumnsOf(sql`a`, 'id'),
    refusal: column(
      nullable(enumOf<ContactRefusalReason>('text')),
      sql`CASE WHEN NOT ${mayMeet(sql`me.id`, sql`a`)} THEN 'GROUP_RULES' WHEN ${blockedBetween(sql`me.id`, sql`a.id`)} THEN 'NOT_REACHABLE' END`,
    ),
  },
  text: (p, shown) => sql`
    SELECT ${shown} FROM attendees a CROSS JOIN (SELECT ${p.viewerId} AS id) me
    WHERE a.company_id = ${p.companyId} AND ${isSeenBy(sql`me.id`, sql`a`)} ORDER BY a.id`,
});

/** The request that a sender made with this id, or that waits at this time; no row without one. */
export const sameRequest = statement('company-requests.same', {
  params: { senderId: 'uuid', companyId: 'uuid', startsAt: 'timestamptz', clientId: 'text?' },
  row: columns,
  text: (p, shown) => sql`
    SELECT ${shown} FROM company_requests r
    WHERE r.sender_id = ${p.senderId}
      AND (r.client_id = ${p.clientId} OR (r.company_id = ${p.companyId} AND r.starts_at = ${p.startsAt} AND ${waits}))
    ORDER BY r.client_id = ${p.clientId} DESC NULLS LAST LIMIT 1`,
});

/** Requests of a sender to a company that wait, soonest first; at most 1,000. */
export const waitingWith = statement('company-requests.waitingWith', {
  params: { senderId: 'uuid', companyId: 'uuid' },
  row: columns,
  text: (p, shown) => sql`
    SELECT ${shown} FROM company_requests r
    WHERE r.sender_id = ${p.senderId} AND r.company_id = ${p.companyId} AND ${waits} ORDER BY r.starts_at, r.id LIMIT 1000`,
});

/** Stores a request, which expires after 24 hours and at its start at the latest. */
export const insertCompanyRequest = statement('company-requests.insert', {
  params: written,
  row: columns,
  text: (p, shown) => sql`
    INSERT INTO company_requests AS r (id, event_id, company_id, sender_id, pod_id, starts_at, ends_at, note, client_id, expires_at, seen_groups, met_groups)
    VALUES (${p.id}, ${p.eventId}, ${p.companyId}, ${p.senderId}, ${p.podId}, ${p.startsAt}, ${p.endsAt}, ${p.note},
      ${p.clientId}, least(now() + interval '24 hours', ${p.startsAt}), ${reachedGroups(p.senderId, 'see')}, ${reachedGroups(p.senderId, 'meet')}) RETURNING ${shown}`,
});

/** A request, locked until the transaction ends. */
export const lockRequest = statement('company-requests.lock', {
  params: { id: 'uuid' },
  row: columns,
  text: (p, shown) => sql`SELECT ${shown} FROM company_requests r WHERE r.id = ${p.id} FOR UPDATE`,
});

/** Writes how a request that waits has ended. */
export const endRequest = statement('company-requests.end', {
  params: columnsOf(CompanyRequestEntity, sql`r`, 'id', 'status', 'closedReason', 'meetingId'),
  row: columns,
  text: (p, shown) => sql`
    UPDATE company_requests r SET status = ${p.status}, closed_reason = ${p.closedReason}, meeting_id = ${p.meetingId}, updated_at = now()
    WHERE r.id = ${p.id} AND r.status = 'PENDING' RETURNING ${shown}`,
});

/** Notes that a member does not want a request. */
export const insertDecline = statement('company-requests.decline', {
  params: { id: 'uuid', attendeeId: 'uuid' },
  text: (p) => sql`
    INSERT INTO company_request_declines (request_id, attendee_id) VALUES (${p.id}, ${p.attendeeId}) ON CONFLICT DO NOTHING`,
});

/** The members who could take a request now. */
export const takersOf = statement('company-requests.takers', {
  params: { id: 'uuid' },
  row: attendeeColumnsOf(sql`a`, 'id'),
  text: (p, shown) => sql`
    SELECT ${shown} FROM company_requests r JOIN attendees a ON a.company_id = r.company_id
    WHERE r.id = ${p.id} AND ${couldTake(sql`a`)} ORDER BY a.id`,
});

/** The recipients of changes of these requests: their senders, and the teams. */
export const listenersOf = statement('company-requests.listeners', {
  params: { ids: 'uuid[]' },
  row: { id: columns.id, attendeeId: attendeeColumnsOf(sql`a`, 'id').id },
  text: (p, shown) => sql`
    SELECT ${shown} FROM company_requests r
    JOIN attendees a ON a.id = r.sender_id OR (a.company_id = r.company_id AND ${takesPart(sql`a`)})
    WHERE r.id = ANY(${p.ids}) ORDER BY r.id, a.id`,
});

const CLOSED = (reason: Sql) => sql`status = 'CLOSED', closed_reason = ${reason}, updated_at = now()`;

/** Closes up to 200 expired requests. Rows locked by another server are skipped. */
export const closeExpired = statement('company-requests.closeExpired', {
  params: {},
  row: columns,
  text: (_p, shown) => sql`
    UPDATE company_requests r SET ${CLOSED(sql`'EXPIRED'`)}
    WHERE r.id IN (SELECT id FROM company_requests WHERE status = 'PENDING' AND expires_at <= now()
                   ORDER BY expires_at LIMIT 200 FOR UPDATE SKIP LOCKED)
    RETURNING ${shown}`,
});

/** Closes an expired request of a sender that would be in the way of a new one. */
export const closeExpiredOf = statement('company-requests.closeExpiredOf', {
  params: { senderId: 'uuid', companyId: 'uuid' },
  row: columns,
  text: (p, shown) => sql`
    UPDATE company_requests r SET ${CLOSED(sql`'EXPIRED'`)}
    WHERE r.sender_id = ${p.senderId} AND r.company_id = ${p.companyId} AND r.status = 'PENDING' AND r.expires_at <= now()
    RETURNING ${shown}`,
});

/** Closes what these attendees asked. */
export const closeSentBy = statement('company-requests.closeSentBy', {
  params: { attendeeIds: 'uuid[]' },
  row: columns,
  text: (p, shown) => sql`
    UPDATE company_requests r SET ${CLOSED(sql`'REMOVED'`)}
    WHERE r.sender_id = ANY(${p.attendeeIds}) AND r.status = 'PENDING' RETURNING ${shown}`,
});

/** Closes requests to the companies of these members that no member can accept once those `leaving` are gone. */
export const closeUntakeable = statement('company-requests.closeUntakeable', {
  params: { memberIds: 'uuid[]', leavingIds: 'uuid[]', senderIds: 'uuid[]?' },
  row: columns,
  text: (p, shown) => sql`
    UPDATE company_requests r SET ${CLOSED(sql`'DECLINED'`)}
    WHERE r.company_id IN (SELECT t.company_id FROM attendees t WHERE t.id = ANY(${p.memberIds})) AND r.status = 'PENDING'
      AND (r.sender_id = ANY(${p.senderIds}) OR ${p.senderIds} IS NULL AND EXISTS (
        SELECT 1 FROM attendees a WHERE a.company_id = r.company_id AND a.id = ANY(${p.leavingIds}) AND ${couldTake(sql`a`)}))
      AND NOT EXISTS (
        SELECT 1 FROM attendees a WHERE a.company_id = r.company_id AND a.id <> ALL(${p.leavingIds}) AND ${couldTake(sql`a`)})
    RETURNING ${shown}`,
});

/** Deletes what attendees asked of companies, and what they did not want. */
export const deleteRequestsOf = statement('company-requests.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    WITH declined AS (DELETE FROM company_request_declines WHERE attendee_id = ANY(${p.attendeeIds}))
    DELETE FROM company_requests WHERE sender_id = ANY(${p.attendeeIds})`,
});

/** A profile's requests to companies, for the data export. */
export const ownCompanyRequests = jsonListOf({
  row: sql`'company', c.name, 'status', r.status, 'closedReason', r.closed_reason, 'startsAt', r.starts_at, 'endsAt', r.ends_at,
   'note', r.note, 'requestedAt', r.created_at`,
  from: sql`company_requests r JOIN companies c ON c.id = r.company_id WHERE r.sender_id = a.id`,
  order: sql`r.starts_at, r.id`,
});

/** A profile's declines, for the data export. */
export const ownDeclines = jsonListOf({
  row: sql`'company', c.name, 'startsAt', r.starts_at`,
  from: sql`company_request_declines d JOIN company_requests r ON r.id = d.request_id JOIN companies c ON c.id = r.company_id
   WHERE d.attendee_id = a.id`,
  order: sql`r.starts_at, r.id`,
});
