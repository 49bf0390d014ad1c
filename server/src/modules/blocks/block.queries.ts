import { column, columnOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { fullNameOf, jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumns } from '../attendees/index';
import { isHiddenFrom } from '../event-access/index';
import { BlockEntity } from './block.entity';

/** Whether one of two attendees has blocked the other. */
export const blockedBetween = (one: Sql, other: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM unreachable WHERE attendee_id = ${one} AND other_id = ${other})`;

/** Whether an attendee does not exist for another one: for a block between them, or by the rules of groups. */
export const isOutOfReach = (me: Sql, attendee: Sql): Sql =>
  sql`(${blockedBetween(me, sql`${attendee}.id`)} OR ${isHiddenFrom(me, attendee)})`;

/** Whether one of two attendees has blocked the other. */
export const findBlockBetween = statement('blocks.findBetween', {
  params: { one: 'uuid', other: 'uuid' },
  row: { blocked: 'bool' },
  text: (p) => sql`SELECT ${blockedBetween(p.one, p.other)} AS blocked`,
});

/** The attendees among these with a block between them and the user's attendee, and whether the user's attendee made it. */
export const blocksWithUser = statement('blocks.withUser', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: { id: column('uuid', sql`x.other_id`), byViewer: column('bool', sql`bool_or(x.by_attendee)`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees me JOIN unreachable x ON x.attendee_id = me.id
    WHERE me.user_id = ${p.userId} AND x.other_id = ANY(${p.attendeeIds}) GROUP BY x.other_id`,
});

const pair = { blockerId: 'uuid', blockedId: 'uuid' } as const;

/** Adds a block; one that is there already stays as it is. */
export const insertBlock = statement('blocks.insert', {
  params: pair,
  text: (p) => sql`
    INSERT INTO blocks (blocker_id, blocked_id) VALUES (${p.blockerId}, ${p.blockedId}) ON CONFLICT DO NOTHING`,
});

/** Removes a block, if it is there. */
export const deleteBlock = statement('blocks.delete', {
  params: pair,
  text: (p) => sql`DELETE FROM blocks WHERE blocker_id = ${p.blockerId} AND blocked_id = ${p.blockedId}`,
});

/** Removes the blocks of these attendees, and those that others have put on them. */
export const deleteBlocksOf = statement('blocks.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM blocks WHERE blocker_id = ANY(${p.attendeeIds}) OR blocked_id = ANY(${p.attendeeIds})`,
});

/** A page of the attendees that an attendee has blocked, newest block first. */
export const blockedPage = keysetList(
  'blocks.page',
  (blockerId: string) => ({
    columns: attendeeColumns.all,
    from: sql`blocks b JOIN attendees a ON a.id = b.blocked_id`,
    where: sql`b.blocker_id = ${blockerId} AND a.status <> 'REMOVED' AND NOT ${isHiddenFrom(bound('uuid', blockerId), sql`a`)}`,
    order: { by: columnOf(BlockEntity, sql`b`, 'createdAt'), descending: true },
    id: sql`b.blocked_id`,
  }),
  () => [SOME_ID],
);

/** A profile's blocks, for the data export. */
export const ownBlocks = jsonListOf({
  row: sql`'name', ${fullNameOf(sql`o`)}, 'blockedAt', b.created_at`,
  from: sql`blocks b JOIN attendees o ON o.id = b.blocked_id WHERE b.blocker_id = a.id AND NOT ${isHiddenFrom(sql`a.id`, sql`o`)}`,
  order: sql`b.created_at`,
});
