import type { RequestContext } from '../../core/context';
import { inTransaction } from '../../core/transaction';
import { variantNames } from './picture-variants';

/** Every column that names a picture; a test compares it with the tables. */
export const PICTURE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  attendees: ['avatar', 'cover'],
  companies: ['cover', 'logo'],
  events: ['cover', 'logo'],
  insights: ['cover'],
  users: ['avatar'],
};

/** Rows stay locked until their files are removed, so that a batch is small. */
const BATCH = 50;

const used = Object.entries(PICTURE_COLUMNS)
  .flatMap(([table, columns]) => columns.map((column) => `SELECT ${column} AS name FROM ${table}`))
  .join(' UNION ALL ');

/** Longer than anybody fills in a form. */
const UNUSED = `u.last_used_at < now() - interval '1 day' AND NOT EXISTS (SELECT 1 FROM (${used}) used WHERE used.name = u.name)`;

/** Takes pictures away that nobody uses any more. */
export class UnusedPicturesService {
  /** Removes them from the store and the database, and tells how many there were. */
  async remove(ctx: RequestContext): Promise<number> {
    for (let removed = 0; ;) {
      const count = await this.removeSome(ctx);
      removed += count;
      if (count < BATCH) return removed;
    }
  }

  /**
   * Deletes rows and, before the commit, their files. An upload or edit that names such a picture waits for the commit and then finds
   * no row; a picture that was named just before has a new `last_used_at` and is left alone. If the process dies before the commit,
   * the rows come back while some files are gone: the next run deletes them again, and a missing file is no error.
   */
  private removeSome(ctx: RequestContext): Promise<number> {
    return inTransaction(ctx, async (inner) => {
      const removed = await inner.sql.rows<{ name: string }>({
        text: `WITH unused AS MATERIALIZED (
                 SELECT u.name FROM uploads u WHERE ${UNUSED} ORDER BY u.name LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
               DELETE FROM uploads u USING unused WHERE u.name = unused.name RETURNING u.name`,
        values: [],
      });
      // The original first: a variant that is being made right now is dropped where its original has gone.
      for (const { name } of removed)
        for (const file of [name, ...variantNames(name)]) await ctx.runtime.files.remove(file);
      return removed.length;
    });
  }
}
