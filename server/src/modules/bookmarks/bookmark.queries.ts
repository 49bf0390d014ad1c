import { column, columnOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumns } from '../attendees/index';
import { isHiddenFrom, isSeenBy } from '../event-access/index';
import { BookmarkEntity } from './bookmark.entity';

const id = columnOf(BookmarkEntity, sql`b`, 'attendeeId');
const createdAt = columnOf(BookmarkEntity, sql`b`, 'createdAt');
const pair = { ownerId: 'uuid', attendeeId: 'uuid' } as const;

/** Finds the bookmark of an attendee; no row without one. */
export const findBookmark = statement('bookmarks.find', {
  params: pair,
  row: { createdAt },
  text: (p, columns) => sql`
    SELECT ${columns} FROM bookmarks b WHERE b.owner_id = ${p.ownerId} AND b.attendee_id = ${p.attendeeId}`,
});

/** Adds a bookmark; one that is there already stays as it is. */
export const insertBookmark = statement('bookmarks.insert', {
  params: pair,
  text: (p) => sql`
    INSERT INTO bookmarks (owner_id, attendee_id) VALUES (${p.ownerId}, ${p.attendeeId}) ON CONFLICT DO NOTHING`,
});

/** Removes a bookmark, if it is there. */
export const deleteBookmark = statement('bookmarks.delete', {
  params: pair,
  text: (p) => sql`
    DELETE FROM bookmarks WHERE owner_id = ${p.ownerId} AND attendee_id = ${p.attendeeId}`,
});

/** Removes the bookmarks of these attendees, and those that others have of them. */
export const deleteBookmarksOf = statement('bookmarks.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM bookmarks WHERE owner_id = ANY(${p.attendeeIds}) OR attendee_id = ANY(${p.attendeeIds})`,
});

/** Whether the attendee `me` has bookmarked the attendee `a`. */
export const bookmarkedColumn = (me: Sql) =>
  column('bool', sql`EXISTS (SELECT 1 FROM bookmarks b WHERE b.owner_id = ${me} AND b.attendee_id = a.id)`);

/** Ids of the CONFIRMED attendees that the owner has bookmarked, newest bookmark first. */
export const bookmarkIds = statement('bookmarks.ids', {
  params: { ownerId: 'uuid', limit: 'int4' },
  row: { id },
  text: (p, columns) => sql`
    SELECT ${columns} FROM bookmarks b JOIN attendees a ON a.id = b.attendee_id
    WHERE b.owner_id = ${p.ownerId} AND ${isSeenBy(p.ownerId, sql`a`)}
    ORDER BY b.created_at DESC, b.attendee_id DESC LIMIT ${p.limit}`,
});

/** The attendees among these that a user has bookmarked. */
export const bookmarkedAmong = statement('bookmarks.among', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: { id },
  text: (p, columns) => sql`
    SELECT ${columns} FROM bookmarks b JOIN attendees me ON me.id = b.owner_id
    WHERE me.user_id = ${p.userId} AND b.attendee_id = ANY(${p.attendeeIds})`,
});

/** A page of the CONFIRMED attendees that the owner has bookmarked, newest bookmark first. */
export const bookmarkedPage = keysetList(
  'bookmarks.page',
  (ownerId: string) => ({
    columns: attendeeColumns.all,
    from: sql`bookmarks b JOIN attendees a ON a.id = b.attendee_id`,
    where: sql`b.owner_id = ${ownerId} AND ${isSeenBy(bound('uuid', ownerId), sql`a`)}`,
    order: { by: createdAt, descending: true },
    id: id.sql,
  }),
  () => [SOME_ID],
);

/** The bookmarks of a profile, for the export of one's own data. */
export const ownBookmarks = jsonListOf({
  row: sql`'name', ${fullNameOf(sql`o`)}, 'bookmarkedAt', b.created_at`,
  from: sql`bookmarks b JOIN attendees o ON o.id = b.attendee_id WHERE b.owner_id = a.id AND NOT ${isHiddenFrom(sql`a.id`, sql`o`)}`,
  order: sql`b.created_at`,
});
