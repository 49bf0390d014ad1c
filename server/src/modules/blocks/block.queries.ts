import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { statement } from '../../core/db/statement';
import { allAttendeeColumns, type Attendee } from '../attendees/index';

/** As SQL: whether one of two attendees has blocked the other. */
export const blockedBetween = (one: string, other: string): string =>
  `EXISTS (SELECT 1 FROM blocks WHERE (blocker_id, blocked_id) IN ((${one}, ${other}), (${other}, ${one})))`;

/** Whether one of two attendees has blocked the other. */
export const findBlockBetween = statement('blocks.findBetween', {
  params: { one: 'uuid', other: 'uuid' },
  row: { blocked: 'bool' },
  text: (p) => `SELECT ${blockedBetween(p.one, p.other)} AS blocked`,
});

/** Those of these attendees who block the attendee of a user, or whom that one blocks, and whether it does. */
export const blocksWithUser = statement('blocks.withUser', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: { id: 'uuid', byViewer: 'bool' },
  text: (p) => `
    SELECT b.id, bool_or(b.by_viewer) AS "byViewer" FROM attendees me
    CROSS JOIN LATERAL (
      SELECT blocked_id AS id, true AS by_viewer FROM blocks WHERE blocker_id = me.id AND blocked_id = ANY(${p.attendeeIds})
      UNION ALL
      SELECT blocker_id, false FROM blocks WHERE blocked_id = me.id AND blocker_id = ANY(${p.attendeeIds})) b
    WHERE me.user_id = ${p.userId} GROUP BY b.id`,
});

const pair = { blockerId: 'uuid', blockedId: 'uuid' } as const;

/** Adds a block; one that is there already stays as it is. */
export const insertBlock = statement('blocks.insert', {
  params: pair,
  row: {},
  text: (p) => `
    INSERT INTO blocks (blocker_id, blocked_id) VALUES (${p.blockerId}, ${p.blockedId}) ON CONFLICT DO NOTHING`,
});

/** Removes a block, if it is there. */
export const deleteBlock = statement('blocks.delete', {
  params: pair,
  row: {},
  text: (p) => `DELETE FROM blocks WHERE blocker_id = ${p.blockerId} AND blocked_id = ${p.blockedId}`,
});

/** Removes the blocks of these attendees, and those that others have put on them. */
export const deleteBlocksOf = statement('blocks.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  row: {},
  text: (p) => `
    DELETE FROM blocks WHERE blocker_id = ANY(${p.attendeeIds}) OR blocked_id = ANY(${p.attendeeIds})`,
});

/** A page of the attendees that an attendee has blocked, newest block first. */
export const blockedPage = (db: Db, blockerId: string, args: PageArgs): Promise<Page<Attendee>> =>
  keysetPage<Attendee>(
    db,
    {
      columns: allAttendeeColumns,
      tables: 'blocks b JOIN attendees a ON a.id = b.blocked_id',
      where: new WhereBuilder()
        .add((blocker) => `b.blocker_id = ${blocker}`, blockerId)
        .always("a.status <> 'REMOVED'"),
      order: { column: 'b.created_at', type: 'timestamptz', descending: true },
      id: 'b.blocked_id',
    },
    args,
  );

/** Whom a profile has blocked, for the export of one's own data. */
export const ownBlocks = jsonListOf({
  row: `'name', ${fullNameOf('o')}, 'blockedAt', b.created_at`,
  from: `blocks b JOIN attendees o ON o.id = b.blocked_id WHERE b.blocker_id = a.id`,
  order: 'b.created_at',
});
