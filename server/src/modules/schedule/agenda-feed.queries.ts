import { columnsOf } from '../../core/db/columns';
import type { RowOf } from '../../core/db/declared';
import { jsonListOf } from '../../core/db/own-data';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { userColumnsOf } from '../users/index';
import { AgendaFeedEntity } from './agenda-feed.entity';

const feedColumns = columnsOf(AgendaFeedEntity, sql`f`, 'createdAt', 'lastReadAt');

const ownerColumns = {
  attendeeId: attendeeColumnsOf(sql`a`, 'id').id,
  ...attendeeColumnsOf(sql`a`, 'eventId'),
  userId: userColumnsOf(sql`u`, 'id').id,
  ...userColumnsOf(sql`u`, 'role', 'mustChangePassword'),
};

/** The owner of a token's agenda. */
export type FeedOwner = RowOf<typeof ownerColumns>;

/** The feed of an attendee; no row without one. */
export const findFeed = statement('schedule.findFeed', {
  params: { attendeeId: 'uuid' },
  row: feedColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM agenda_feeds f WHERE f.attendee_id = ${p.attendeeId}`,
});

/** Saves the attendee's only feed; an earlier token no longer leads anywhere. */
export const upsertFeed = statement('schedule.upsertFeed', {
  params: { attendeeId: 'uuid', tokenHash: 'bytea' },
  row: feedColumns,
  text: (p, columns) => sql`
    INSERT INTO agenda_feeds AS f (attendee_id, token_hash) VALUES (${p.attendeeId}, ${p.tokenHash})
    ON CONFLICT (attendee_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = now(), last_read_at = NULL
    RETURNING ${columns}`,
});

/** Removes the feed of an attendee; no row where there is none. */
export const deleteFeed = statement('schedule.deleteFeed', {
  params: { attendeeId: 'uuid' },
  row: columnsOf(AgendaFeedEntity, sql`agenda_feeds`, 'attendeeId'),
  text: (p, columns) =>
    sql`DELETE FROM agenda_feeds WHERE attendee_id = ${p.attendeeId} RETURNING ${columns}`,
});

/** The owner of a token's feed, if the account is active; records that the feed was read. */
export const readFeedOwner = statement('schedule.readFeedOwner', {
  params: { tokenHash: 'bytea' },
  row: ownerColumns,
  text: (p, columns) => sql`
    UPDATE agenda_feeds f SET last_read_at = now() FROM attendees a JOIN users u ON u.id = a.user_id
    WHERE f.token_hash = ${p.tokenHash} AND a.id = f.attendee_id AND u.disabled_at IS NULL
    RETURNING ${columns}`,
});

/** The calendar links of a profile, for the export of one's own data. */
export const ownCalendarLinks = jsonListOf({
  row: sql`'createdAt', f.created_at, 'lastReadAt', f.last_read_at`,
  from: sql`agenda_feeds f WHERE f.attendee_id = a.id`,
  order: sql`f.created_at`,
});
