import { sql, type Sql } from '../../core/database';

/** Whether the owner has bookmarked an attendee. */
export const isBookmarked = async (db: Sql, ownerId: string, attendeeId: string): Promise<boolean> => {
  const rows = await db.rows(
    sql`SELECT 1 FROM bookmarks WHERE owner_id = ${ownerId} AND attendee_id = ${attendeeId}`,
  );
  return rows.length > 0;
};

/** Adds a bookmark; one that is there already stays as it is. */
export const addBookmark = async (db: Sql, ownerId: string, attendeeId: string): Promise<void> => {
  await db.rows(
    sql`INSERT INTO bookmarks (owner_id, attendee_id) VALUES (${ownerId}, ${attendeeId}) ON CONFLICT DO NOTHING`,
  );
};

/** Removes a bookmark, if it is there. */
export const removeBookmark = async (db: Sql, ownerId: string, attendeeId: string): Promise<void> => {
  await db.rows(sql`DELETE FROM bookmarks WHERE owner_id = ${ownerId} AND attendee_id = ${attendeeId}`);
};

/** Ids of the CONFIRMED attendees that the owner has bookmarked, newest bookmark first, at most `limit`. */
export const bookmarkedIds = async (db: Sql, ownerId: string, limit: number): Promise<string[]> => {
  const rows = await db.rows<{ id: string }>(sql`
    SELECT b.attendee_id AS id FROM bookmarks b JOIN attendees a ON a.id = b.attendee_id
    WHERE b.owner_id = ${ownerId} AND a.status = 'CONFIRMED' ORDER BY b.created_at DESC, b.attendee_id DESC LIMIT ${limit}`);
  return rows.map(({ id }) => id);
};
