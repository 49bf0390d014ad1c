import { ArgsType, Field } from 'type-graphql';
import type { Db } from '../db/database';
import { defineLoader } from '../request/loaders';
import { EventArgs } from '../db/pagination';
import { firstOf } from '../db/statement';
import { AppError, badInput } from '../errors';
import { deleteOldChanges, keptChanges, settledSequence } from './event-changes.queries';

/** Arguments of subscriptions that can be resumed. */
@ArgsType()
export class ChangesArgs extends EventArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the last result that was received (`extensions.cursor`), or `Event.changeCursor`. The results since then come first, ' +
      'at most 24 hours of them. BAD_USER_INPUT `CURSOR_EXPIRED` where it is older: list again, then subscribe without it.',
  })
  after?: string | null;
}

/** Added to the description of each subscription that can be resumed. */
export const RESUMABLE =
  'Each result has its cursor in `extensions.cursor`; with `after`, nothing is missed between two connections.';

const CURSOR = /^(?:0|[1-9]\d{0,17})$/;

/** BAD_USER_INPUT where a cursor was never a result's, or where changes after it are no longer kept. */
export async function checkCursor(db: Db, cursor: string): Promise<void> {
  const kept = CURSOR.test(cursor) ? await firstOf(keptChanges(db, {})) : undefined;
  if (!kept || BigInt(cursor) > BigInt(kept.newest))
    throw badInput([{ path: 'after', message: 'This is not a cursor of a result.' }]);
  if (kept.isTrimmed && BigInt(cursor) < BigInt(kept.oldest)) {
    const message = 'This cursor is too old. List again, then subscribe without `after`.';
    throw new AppError('BAD_USER_INPUT', message, {
      reason: 'CURSOR_EXPIRED',
      fields: [{ path: 'after', message }],
    });
  }
}

/** The key of the only feed. */
export const CHANGE_FEED = 'feed';

/** A cursor before all that a request reads, once per request. */
export const changeCursor = defineLoader<string>(
  async (ctx) => new Map([[CHANGE_FEED, (await firstOf(settledSequence(ctx, {})))?.sequence ?? '0']]),
  '0',
);

/** Deletes the changes that are no longer kept, in parts. */
export async function tidyChanges(db: Db): Promise<void> {
  while ((await deleteOldChanges(db, {})).length > 0);
}
