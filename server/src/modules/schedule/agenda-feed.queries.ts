import { sql, type Sql } from '../../core/database';
import type { Role } from '../../core/roles';

/** What the owner sees of a feed. */
export interface FeedRow {
  createdAt: Date;
  lastReadAt: Date | null;
}

/** Whose agenda a token leads to. */
export interface FeedOwner {
  attendeeId: string;
  eventId: string;
  userId: string;
  role: Role;
  mustChangePassword: boolean;
}

/** The feed of an attendee, or null. */
export const feedOfAttendee = async (db: Sql, attendeeId: string): Promise<FeedRow | null> => {
  const [feed] = await db.rows<FeedRow>(sql`
    SELECT created_at AS "createdAt", last_read_at AS "lastReadAt" FROM agenda_feeds WHERE attendee_id = ${attendeeId}`);
  return feed ?? null;
};

/** Saves the attendee's only feed; an earlier token no longer leads anywhere. */
export const saveFeed = async (db: Sql, attendeeId: string, tokenHash: Buffer): Promise<FeedRow> => {
  const [feed] = await db.rows<FeedRow>(sql`
    INSERT INTO agenda_feeds (attendee_id, token_hash) VALUES (${attendeeId}, ${tokenHash})
    ON CONFLICT (attendee_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = now(), last_read_at = NULL
    RETURNING created_at AS "createdAt", last_read_at AS "lastReadAt"`);
  if (!feed) throw new Error('The feed was not saved');
  return feed;
};

/** Removes the feed of an attendee; false where there is none. */
export const removeFeed = async (db: Sql, attendeeId: string): Promise<boolean> => {
  const removed = await db.rows(sql`
    DELETE FROM agenda_feeds WHERE attendee_id = ${attendeeId} RETURNING attendee_id`);
  return removed.length > 0;
};

/** Who owns the feed of a token, as long as the account works; notes that the feed is read. */
export const readFeedOwner = async (db: Sql, tokenHash: Buffer): Promise<FeedOwner | null> => {
  const [owner] = await db.rows<FeedOwner>(sql`
    UPDATE agenda_feeds f SET last_read_at = now() FROM attendees a JOIN users u ON u.id = a.user_id
    WHERE f.token_hash = ${tokenHash} AND a.id = f.attendee_id AND u.disabled_at IS NULL
    RETURNING a.id AS "attendeeId", a.event_id AS "eventId", u.id AS "userId", u.role,
      u.must_change_password AS "mustChangePassword"`);
  return owner ?? null;
};
