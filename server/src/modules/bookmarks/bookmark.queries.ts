import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { statement } from '../../core/db/statement';
import { isListed } from '../event-access/index';
import { allAttendeeColumns, type Attendee } from '../attendees/index';

const pair = { ownerId: 'uuid', attendeeId: 'uuid' } as const;

/** Finds the bookmark of an attendee; no row without one. */
export const findBookmark = statement('bookmarks.find', {
  params: pair,
  row: { createdAt: 'timestamptz' },
  text: (p) => `
    SELECT created_at AS "createdAt" FROM bookmarks WHERE owner_id = ${p.ownerId} AND attendee_id = ${p.attendeeId}`,
});

/** Adds a bookmark; one that is there already stays as it is. */
export const insertBookmark = statement('bookmarks.insert', {
  params: pair,
  row: {},
  text: (p) => `
    INSERT INTO bookmarks (owner_id, attendee_id) VALUES (${p.ownerId}, ${p.attendeeId}) ON CONFLICT DO NOTHING`,
});

/** Removes a bookmark, if it is there. */
export const deleteBookmark = statement('bookmarks.delete', {
  params: pair,
  row: {},
  text: (p) => `
    DELETE FROM bookmarks WHERE owner_id = ${p.ownerId} AND attendee_id = ${p.attendeeId}`,
});

/** Removes the bookmarks of these attendees, and those that others have of them. */
export const deleteBookmarksOf = statement('bookmarks.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  row: {},
  text: (p) => `
    DELETE FROM bookmarks WHERE owner_id = ANY(${p.attendeeIds}) OR attendee_id = ANY(${p.attendeeIds})`,
});

/** As SQL whether the attendee `me` has bookmarked the attendee `other`. */
export const bookmarkedColumn = (me: string, other: string): string =>
  `EXISTS (SELECT 1 FROM bookmarks b WHERE b.owner_id = ${me} AND b.attendee_id = ${other})`;

/** Ids of the CONFIRMED attendees that the owner has bookmarked, newest bookmark first. */
export const bookmarkIds = statement('bookmarks.ids', {
  params: { ownerId: 'uuid', limit: 'int4' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT b.attendee_id AS id FROM bookmarks b JOIN attendees a ON a.id = b.attendee_id
    WHERE b.owner_id = ${p.ownerId} AND ${isListed('a')}
    ORDER BY b.created_at DESC, b.attendee_id DESC LIMIT ${p.limit}`,
});

/** Those of these attendees whom a user has bookmarked. */
export const bookmarkedAmong = statement('bookmarks.among', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT b.attendee_id AS id FROM bookmarks b JOIN attendees me ON me.id = b.owner_id
    WHERE me.user_id = ${p.userId} AND b.attendee_id = ANY(${p.attendeeIds})`,
});

/** A page of the CONFIRMED attendees that the owner has bookmarked, newest bookmark first. */
export const bookmarkedPage = (db: Db, ownerId: string, args: PageArgs): Promise<Page<Attendee>> =>
  keysetPage<Attendee>(
    db,
    {
      columns: allAttendeeColumns,
      tables: 'bookmarks b JOIN attendees a ON a.id = b.attendee_id',
      where: new WhereBuilder().add((owner) => `b.owner_id = ${owner}`, ownerId).always(isListed('a')),
      order: { column: 'b.created_at', type: 'timestamptz', descending: true },
      id: 'b.attendee_id',
    },
    args,
  );

/** The bookmarks of a profile, for the export of one's own data. */
export const ownBookmarks = jsonListOf({
  row: `'name', ${fullNameOf('o')}, 'bookmarkedAt', b.created_at`,
  from: `bookmarks b JOIN attendees o ON o.id = b.attendee_id WHERE b.owner_id = a.id`,
  order: 'b.created_at',
});
