import { column, columnOf, columnsFor } from '../../core/db/columns';
import type { Db } from '../../core/db/database';
import { typed } from '../../core/db/declared';
import { keysetList, searchWords } from '../../core/db/list-query';
import { composed, query, SOME_ID } from '../../core/db/query';
import { onlyRow, statement } from '../../core/db/statement';
import { and, bound, sql, type Sql } from '../../core/db/sql';
import { NEXT_VERSION } from '../../core/audit/versioned-update';
import { AttendeeCategory, attendeeColumnsOf, AttendeeStatus, filterConditions } from '../attendees/index';
import { CompanyKind } from '../companies/index';
import { takesPartInProgram, wishes } from '../meeting-wishes/index';
import { userColumnsOf } from '../users/index';
import { AnnouncementEntity, AnnouncementRecipientEntity, AnnouncementStatus } from './announcement.entity';
import {
  Announcement,
  type AnnouncementAudience,
  type AnnouncementsArgs,
  type AnnouncementSegment,
} from './announcement.types';

const columnsIn = columnsFor(AnnouncementEntity);

/** All columns of an announcement, from `announcements n`. */
const announcementColumns = Announcement.columns(sql`n`);

/** The announcements of an event that a list asks for, the latest first. */
export const announcementsOf = keysetList(
  'announcements.page',
  ({ eventId, status, search }: Pick<AnnouncementsArgs, 'eventId' | 'status' | 'search'>) => ({
    columns: announcementColumns,
    from: sql`announcements n`,
    where: and(
      sql`n.event_id = ${eventId}`,
      status && sql`n.status = ${status}`,
      ...searchWords(search).map((word) => sql`fold_text(n.title || ' ' || n.text) LIKE fold_text(${word})`),
    ),
    order: { by: announcementColumns.createdAt, descending: true },
    id: sql`n.id`,
  }),
  () => [{ eventId: SOME_ID, status: AnnouncementStatus.SENT, search: 'two words' }],
);

/** Writes a draft of a user. */
export const insertAnnouncement = statement('announcements.insert', {
  params: {
    ...columnsIn(sql`n`, 'id', 'eventId', 'title', 'text', 'segment', 'inPortal', 'byMail'),
    authorId: 'uuid',
  },
  text: (p) => sql`
    INSERT INTO announcements (id, event_id, title, text, segment, in_portal, by_mail, author_id, author_name)
    SELECT ${p.id}, ${p.eventId}, ${p.title}, ${p.text}, ${p.segment}, ${p.inPortal}, ${p.byMail}, u.id, u.display_name
    FROM users u WHERE u.id = ${p.authorId}`,
});

/** Notes that an announcement is being sent, or waits for its time, and returns that time; without one it is now. */
export const setSending = statement('announcements.setSending', {
  params: columnsIn(sql`n`, 'id', 'status', 'sendAt'),
  row: { sendAt: announcementColumns.sendAt },
  text: (p, columns) => sql`
    UPDATE announcements n SET status = ${p.status}, send_at = coalesce(${p.sendAt}, now()), updated_at = ${NEXT_VERSION}
    WHERE id = ${p.id} RETURNING ${columns}`,
});

/** One announcement. */
export const findAnnouncement = statement('announcements.find', {
  params: { id: 'uuid' },
  row: announcementColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM announcements n WHERE n.id = ${p.id}`,
});

/** Locks an announcement for a change, and reads it. */
export const lockAnnouncement = statement('announcements.lock', {
  params: { id: 'uuid' },
  row: announcementColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM announcements n WHERE n.id = ${p.id} FOR UPDATE`,
});

const hasMeeting = sql`EXISTS (SELECT 1 FROM meetings m WHERE m.status = 'ACTIVE' AND a.id IN (m.sender_id, m.receiver_id))`;

/** Conditions on attendees `a`, with their users `u`; blocks do not apply to announcements, so no reader counts. */
const segmentConditions = (
  eventId: string,
  { status, companyKinds, companyContacts, hasMeetings, hasWishes, ...filter }: AnnouncementSegment,
): Sql =>
  and(
    sql`a.event_id = ${eventId}`,
    sql`a.status = ${status} AND a.application IS NULL`,
    sql`u.disabled_at IS NULL`,
    ...filterConditions(bound('uuid', eventId), filter, { userId: '', isStaff: true }),
    companyKinds?.length &&
      sql`EXISTS (SELECT 1 FROM companies c WHERE c.id = a.company_id
        AND c.kind = ANY(${bound(typed<readonly CompanyKind[]>('company_kind[]'), companyKinds)}))`,
    typeof companyContacts === 'boolean' && sql`a.company_contact = ${companyContacts}`,
    hasMeetings === true && hasMeeting,
    hasMeetings === false && sql`NOT ${hasMeeting}`,
    typeof hasWishes === 'boolean' &&
      sql`${takesPartInProgram(sql`a`)} AND ${wishes(sql`a`)} = ${bound('bool', hasWishes)}`,
  );

const everySegment: AnnouncementSegment = {
  status: AttendeeStatus.CONFIRMED,
  category: AttendeeCategory.SPEAKER,
  companyKinds: [CompanyKind.SPONSOR],
  companyContacts: true,
  groupIds: [SOME_ID],
  answers: [{ fieldId: SOME_ID, values: ['a'] }],
  interests: ['a'],
  countries: ['PK'],
  checkedIn: true,
  hasMeetings: false,
  hasWishes: false,
};

const AUDIENCE = sql`attendees a JOIN users u ON u.id = a.user_id`;

const peopleOf = composed(
  'announcements.audience',
  (eventId: string, segment: AnnouncementSegment) =>
    query(
      { people: 'int4', byMail: 'int4' },
      sql`SELECT count(*)::int AS people, (count(*) FILTER (WHERE a.mails_announcements))::int AS "byMail" FROM ${AUDIENCE} WHERE ${segmentConditions(eventId, segment)}`,
    ),
  () => [[SOME_ID, everySegment] satisfies [string, object]],
);

/** How many people a segment has, by how they can be reached. */
export const audienceOf = async (
  db: Db,
  eventId: string,
  segment: AnnouncementSegment,
): Promise<AnnouncementAudience> => {
  const { people, byMail } = await onlyRow(db, peopleOf(eventId, segment));
  return { people, inPortal: segment.status === AttendeeStatus.CONFIRMED ? people : 0, byMail };
};

const IS_DUE = sql`(n.status = 'SENDING' OR (n.status = 'SCHEDULED' AND n.send_at <= now()))`;

/** The announcements of an event that are to be sent now, the earliest first. */
export const dueAnnouncements = statement('announcements.due', {
  params: { eventId: 'uuid' },
  row: { id: announcementColumns.id },
  text: (p, columns) => sql`
    SELECT ${columns} FROM announcements n WHERE n.event_id = ${p.eventId} AND ${IS_DUE} ORDER BY n.send_at, n.id`,
});

/** Begins to send an announcement that is due, or takes up one that was interrupted; no row where it is not to be sent. */
export const beginSending = statement('announcements.beginSending', {
  params: { id: 'uuid' },
  row: announcementColumns,
  text: (p, columns) => sql`
    UPDATE announcements n SET status = 'SENDING' FROM events e
    WHERE n.id = ${p.id} AND ${IS_DUE} AND e.id = n.event_id AND e.status <> 'DRAFT'
    RETURNING ${columns}`,
});

/** Writes down who gets an announcement, in one statement, and how many they are. */
export const insertRecipients = composed(
  'announcements.insertRecipients',
  ({ id, eventId, segment }: Pick<Announcement, 'id' | 'eventId' | 'segment'>) => {
    const announcementId = bound('uuid', id);
    return query(
      { count: 'int4' },
      sql`WITH chosen AS (
         INSERT INTO announcement_recipients (announcement_id, attendee_id)
         SELECT ${announcementId}, a.id FROM ${AUDIENCE} WHERE ${segmentConditions(eventId, segment)} ORDER BY a.id
         ON CONFLICT DO NOTHING RETURNING 1),
       counted AS (SELECT count(*)::int AS count FROM chosen),
       noted AS (UPDATE announcements SET recipient_count = counted.count FROM counted WHERE id = ${announcementId})
       SELECT count FROM counted`,
    );
  },
  () => [[{ id: SOME_ID, eventId: SOME_ID, segment: everySegment }] satisfies [object]],
);

/**
 * Takes some recipients who wait for their mail, and notes that it is written now. Waits for another worker that holds them:
 * if that one fails, its recipients are still to be mailed.
 */
export const takeUnmailed = statement('announcements.takeUnmailed', {
  params: { id: 'uuid', count: 'int4' },
  row: {
    id: columnOf(AnnouncementRecipientEntity, sql`taken`, 'attendeeId'),
    ...attendeeColumnsOf(sql`taken`, 'firstName'),
    ...userColumnsOf(sql`taken`, 'email'),
  },
  text: (p, columns) => sql`
    WITH taken AS (
      SELECT r.attendee_id, a.first_name, u.email FROM announcement_recipients r
      JOIN attendees a ON a.id = r.attendee_id JOIN users u ON u.id = a.user_id AND u.disabled_at IS NULL
      WHERE r.announcement_id = ${p.id} AND r.mailed_at IS NULL
      ORDER BY r.attendee_id LIMIT ${p.count} FOR UPDATE OF r FOR KEY SHARE OF a)
    UPDATE announcement_recipients r SET mailed_at = now() FROM taken
    WHERE r.announcement_id = ${p.id} AND r.attendee_id = taken.attendee_id
    RETURNING ${columns}`,
});

/** Notes that an announcement has been sent to all of its recipients. */
export const endSending = statement('announcements.endSending', {
  params: { id: 'uuid' },
  text: (p) => sql`
    UPDATE announcements SET status = 'SENT', sent_at = now() WHERE id = ${p.id} AND status = 'SENDING'`,
});

/** How many recipients each announcement has reached. */
export const reachOfAnnouncements = statement('announcements.reach', {
  params: { ids: 'uuid[]' },
  row: {
    id: columnOf(AnnouncementRecipientEntity, sql`r`, 'announcementId'),
    read: column('int4', sql`count(n.read_at)::int`),
    mailed: column('int4', sql`count(r.mailed_at)::int`),
    reached: column('int4', sql`count(*) FILTER (WHERE coalesce(n.read_at, r.mailed_at) IS NOT NULL)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM announcement_recipients r
    LEFT JOIN notifications n ON n.announcement_id = r.announcement_id AND n.attendee_id = r.attendee_id
    WHERE r.announcement_id = ANY(${p.ids}) GROUP BY 1`,
});
