import { jsonListOf } from '../../core/db/own-data';
import type { Role } from '../../core/auth/roles';
import type { Db } from '../../core/db/database';
import { enumOf, firstOf, statement } from '../../core/db/statement';

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

const feedRow = { createdAt: 'timestamptz', lastReadAt: 'timestamptz?' } as const;

const findFeed = statement('schedule.findFeed', {
  params: { attendeeId: 'uuid' },
  row: feedRow,
  text: (p) => `
    SELECT created_at AS "createdAt", last_read_at AS "lastReadAt" FROM agenda_feeds WHERE attendee_id = ${p.attendeeId}`,
});

/** The feed of an attendee, or null. */
export const feedOfAttendee = async (db: Db, attendeeId: string): Promise<FeedRow | null> =>
  (await firstOf(findFeed(db, { attendeeId }))) ?? null;

const upsertFeed = statement('schedule.upsertFeed', {
  params: { attendeeId: 'uuid', tokenHash: 'bytea' },
  row: feedRow,
  text: (p) => `
    INSERT INTO agenda_feeds (attendee_id, token_hash) VALUES (${p.attendeeId}, ${p.tokenHash})
    ON CONFLICT (attendee_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = now(), last_read_at = NULL
    RETURNING created_at AS "createdAt", last_read_at AS "lastReadAt"`,
});

/** Saves the attendee's only feed; an earlier token no longer leads anywhere. */
export const saveFeed = async (db: Db, attendeeId: string, tokenHash: Buffer): Promise<FeedRow> => {
  const feed = await firstOf(upsertFeed(db, { attendeeId, tokenHash }));
  if (!feed) throw new Error('The feed was not saved');
  return feed;
};

const deleteFeed = statement('schedule.deleteFeed', {
  params: { attendeeId: 'uuid' },
  row: { attendeeId: 'uuid' },
  text: (p) => `
    DELETE FROM agenda_feeds WHERE attendee_id = ${p.attendeeId} RETURNING attendee_id AS "attendeeId"`,
});

/** Removes the feed of an attendee; false where there is none. */
export const removeFeed = async (db: Db, attendeeId: string): Promise<boolean> =>
  (await deleteFeed(db, { attendeeId })).length > 0;

const readOwner = statement('schedule.readFeedOwner', {
  params: { tokenHash: 'bytea' },
  row: {
    attendeeId: 'uuid',
    eventId: 'uuid',
    userId: 'uuid',
    role: enumOf<Role>('role'),
    mustChangePassword: 'bool',
  },
  text: (p) => `
    UPDATE agenda_feeds f SET last_read_at = now() FROM attendees a JOIN users u ON u.id = a.user_id
    WHERE f.token_hash = ${p.tokenHash} AND a.id = f.attendee_id AND u.disabled_at IS NULL
    RETURNING a.id AS "attendeeId", a.event_id AS "eventId", u.id AS "userId", u.role,
      u.must_change_password AS "mustChangePassword"`,
});

/** Who owns the feed of a token, as long as the account works; notes that the feed is read. */
export const readFeedOwner = async (db: Db, tokenHash: Buffer): Promise<FeedOwner | null> =>
  (await firstOf(readOwner(db, { tokenHash }))) ?? null;

/** The calendar links of a profile, for the export of one's own data. */
export const ownCalendarLinks = jsonListOf({
  row: `'createdAt', f.created_at, 'lastReadAt', f.last_read_at`,
  from: `agenda_feeds f WHERE f.attendee_id = a.id`,
  order: 'f.created_at',
});
