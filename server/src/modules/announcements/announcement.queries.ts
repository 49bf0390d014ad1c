import { sql, type Db } from '../../core/db/database';
import { nextVersion } from '../../core/db/versioned-update';
import { WhereBuilder, keysetPage, searchWords } from '../../core/db/list-query';
import type { Page } from '../../core/db/pagination';
import { filterConditions, AttendeeStatus } from '../attendees/index';
import type { AnnouncementStatus } from './announcement.entity';
import type {
  Announcement,
  AnnouncementAudience,
  AnnouncementReach,
  AnnouncementsArgs,
  AnnouncementSegment,
} from './announcement.types';

/** All columns of an announcement under the names of its GraphQL type, from `announcements n`. */
const announcementColumns = `n.id, n.event_id AS "eventId", n.created_at AS "createdAt", n.updated_at AS "updatedAt",
  n.title, n.text, n.segment, n.in_portal AS "inPortal", n.by_mail AS "byMail", n.status, n.send_at AS "sendAt",
  n.sent_at AS "sentAt", n.recipient_count AS "recipientCount", n.author_name AS "authorName"`;

/** The announcements of an event that a list asks for, the latest first. */
export const announcementsOf = (
  db: Db,
  eventId: string,
  { status, search, ...page }: Omit<AnnouncementsArgs, 'eventId'>,
): Promise<Page<Announcement>> => {
  const where = new WhereBuilder().add((event) => `n.event_id = ${event}`, eventId);
  if (status) where.add((value) => `n.status = ${value}`, status);
  for (const word of searchWords(search))
    where.add((value) => `fold_text(n.title || ' ' || n.text) LIKE fold_text(${value})`, word);
  const order = { column: 'n.created_at', type: 'timestamptz', descending: true } as const;
  const list = { columns: announcementColumns, tables: 'announcements n', where, order, id: 'n.id' };
  return keysetPage<Announcement>(db, list, page);
};

/** An announcement as it is written first. */
export type NewAnnouncement = Pick<
  Announcement,
  'id' | 'eventId' | 'title' | 'text' | 'segment' | 'inPortal' | 'byMail'
>;

/** Writes a draft of a user. */
export const insertAnnouncement = async (
  db: Db,
  { id, eventId, title, text, segment, inPortal, byMail }: NewAnnouncement,
  authorId: string,
): Promise<void> => {
  await db.rows(sql`
    INSERT INTO announcements (id, event_id, title, text, segment, in_portal, by_mail, author_id, author_name)
    SELECT ${id}, ${eventId}, ${title}, ${text}, ${JSON.stringify(segment)}::jsonb, ${inPortal}, ${byMail}, u.id, u.display_name
    FROM users u WHERE u.id = ${authorId}`);
};

/** Notes that an announcement is being sent, or waits for its time, and returns that time; without one it is now. */
export const setSending = async (
  db: Db,
  id: string,
  status: AnnouncementStatus,
  sendAt: Date | null,
): Promise<Date | undefined> => {
  const [row] = await db.rows<{ sendAt: Date }>({
    text: `UPDATE announcements SET status = $2, send_at = coalesce($3::timestamptz, now()), updated_at = ${nextVersion()}
           WHERE id = $1 RETURNING send_at AS "sendAt"`,
    values: [id, status, sendAt],
  });
  return row?.sendAt;
};

/** Notes that an announcement is not to be sent. */
export const setCancelled = async (db: Db, id: string): Promise<void> => {
  await db.rows({
    text: `UPDATE announcements SET status = 'CANCELLED', updated_at = ${nextVersion()} WHERE id = $1`,
    values: [id],
  });
};

/** Deletes an announcement. */
export const deleteAnnouncement = async (db: Db, id: string): Promise<void> => {
  await db.rows(sql`DELETE FROM announcements WHERE id = ${id}`);
};

/** One announcement; locked where it is about to change. */
export const announcementById = async (
  db: Db,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<Announcement | undefined> => {
  const [row] = await db.rows<Announcement>({
    text: `SELECT ${announcementColumns} FROM announcements n WHERE n.id = $1 ${lock}`,
    values: [id],
  });
  return row;
};

/** Conditions on attendees `a`, with their users `u`; nobody is blocked from announcements, so no reader counts. */
const segmentConditions = (
  where: WhereBuilder,
  eventId: string,
  segment: AnnouncementSegment,
): WhereBuilder => {
  const { status, category, interests, countries, checkedIn, companyKinds, hasMeetings } = segment;
  where.add((event) => `a.event_id = ${event}`, eventId).add((value) => `a.status = ${value}`, status);
  where.always('u.disabled_at IS NULL');
  filterConditions(
    where,
    {
      category: category ?? null,
      interests: interests ?? null,
      countries: countries ?? null,
      checkedIn: checkedIn ?? null,
    },
    { userId: '', isStaff: true },
  );
  if (companyKinds?.length)
    where.add(
      (kinds) =>
        `EXISTS (SELECT 1 FROM companies c WHERE c.id = a.company_id AND c.kind = ANY(${kinds}::company_kind[]))`,
      companyKinds,
    );
  if (typeof hasMeetings === 'boolean')
    where.always(
      `${hasMeetings ? '' : 'NOT '}EXISTS (SELECT 1 FROM meetings m WHERE m.status = 'ACTIVE' AND a.id IN (m.sender_id, m.receiver_id))`,
    );
  return where;
};

const AUDIENCE = 'attendees a JOIN users u ON u.id = a.user_id';

/** How many people a segment has, by how they can be reached. */
export const audienceOf = async (
  db: Db,
  eventId: string,
  segment: AnnouncementSegment,
): Promise<AnnouncementAudience> => {
  const where = segmentConditions(new WhereBuilder(), eventId, segment);
  const [row] = await db.rows<{ people: number }>(
    where.statement(`SELECT count(*)::int AS people FROM ${AUDIENCE} WHERE ${where.text}`),
  );
  const people = row?.people ?? 0;
  return { people, inPortal: segment.status === AttendeeStatus.CONFIRMED ? people : 0, byMail: people };
};

const IS_DUE = `(n.status = 'SENDING' OR (n.status = 'SCHEDULED' AND n.send_at <= now()))`;

/** The announcements of an event that are to be sent now, the earliest first. */
export const dueAnnouncementIds = async (db: Db, eventId: string): Promise<string[]> => {
  const rows = await db.rows<{ id: string }>({
    text: `SELECT n.id FROM announcements n WHERE n.event_id = $1 AND ${IS_DUE} ORDER BY n.send_at, n.id`,
    values: [eventId],
  });
  return rows.map(({ id }) => id);
};

/** Begins to send an announcement that is due, or takes up one that was interrupted; undefined where it is not to be sent. */
export const beginSending = async (db: Db, id: string): Promise<Announcement | undefined> => {
  const [row] = await db.rows<Announcement>({
    text: `UPDATE announcements n SET status = 'SENDING' FROM events e
           WHERE n.id = $1 AND ${IS_DUE} AND e.id = n.event_id AND e.status <> 'DRAFT'
           RETURNING ${announcementColumns}`,
    values: [id],
  });
  return row;
};

/** Writes down who gets an announcement, in one statement, and how many they are. */
export const insertRecipients = async (db: Db, announcement: Announcement): Promise<number> => {
  const { id, eventId, segment } = announcement;
  const conditions = new WhereBuilder();
  const announcementId = conditions.value(id);
  const where = segmentConditions(conditions, eventId, segment);
  const [row] = await db.rows<{ count: number }>(
    where.statement(
      `WITH chosen AS (
         INSERT INTO announcement_recipients (announcement_id, attendee_id)
         SELECT ${announcementId}, a.id FROM ${AUDIENCE} WHERE ${where.text} ORDER BY a.id
         ON CONFLICT DO NOTHING RETURNING 1),
       counted AS (SELECT count(*)::int AS count FROM chosen),
       noted AS (UPDATE announcements SET recipient_count = counted.count FROM counted WHERE id = ${announcementId})
       SELECT count FROM counted`,
    ),
  );
  return row?.count ?? 0;
};

/** A recipient who is to be mailed. */
export interface MailRecipient {
  id: string;
  firstName: string;
  email: string;
}

/**
 * Takes some recipients who wait for their mail, and notes that it is written now. Waits for another worker that holds them:
 * if that one fails, its recipients are still to be mailed.
 */
export const takeUnmailed = (db: Db, id: string, count: number): Promise<MailRecipient[]> =>
  db.rows<MailRecipient>(sql`
    WITH taken AS (
      SELECT r.attendee_id, a.first_name, u.email FROM announcement_recipients r
      JOIN attendees a ON a.id = r.attendee_id JOIN users u ON u.id = a.user_id AND u.disabled_at IS NULL
      WHERE r.announcement_id = ${id} AND r.mailed_at IS NULL
      ORDER BY r.attendee_id LIMIT ${count} FOR UPDATE OF r FOR KEY SHARE OF a)
    UPDATE announcement_recipients r SET mailed_at = now() FROM taken
    WHERE r.announcement_id = ${id} AND r.attendee_id = taken.attendee_id
    RETURNING taken.attendee_id AS id, taken.first_name AS "firstName", taken.email`);

/** Notes that everybody has been sent an announcement. */
export const endSending = async (db: Db, id: string): Promise<void> => {
  await db.rows(sql`
    UPDATE announcements SET status = 'SENT', sent_at = now() WHERE id = ${id} AND status = 'SENDING'`);
};

/** How many recipients each announcement has reached. */
export const reachByAnnouncementId = async (
  db: Db,
  ids: readonly string[],
): Promise<Map<string, AnnouncementReach>> => {
  const rows = await db.rows<AnnouncementReach & { id: string }>(sql`
    SELECT r.announcement_id AS id, count(n.read_at)::int AS read, count(r.mailed_at)::int AS mailed,
      count(*) FILTER (WHERE coalesce(n.read_at, r.mailed_at) IS NOT NULL)::int AS reached
    FROM announcement_recipients r
    LEFT JOIN notifications n ON n.announcement_id = r.announcement_id AND n.attendee_id = r.attendee_id
    WHERE r.announcement_id = ANY(${ids}::uuid[]) GROUP BY 1`);
  return new Map(rows.map(({ id, ...reach }) => [id, reach]));
};
