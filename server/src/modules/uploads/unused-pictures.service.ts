import type { RequestContext } from '../../core/request/context';
import type { ErasedPerson } from '../../core/request/erasure';
import { inTransaction } from '../../core/request/transaction';
import { variantNames } from './picture-variants';
import { REMOVE_UNUSED_PICTURES } from './upload.jobs';
import { deleteUnusedUploads, expirePicturesOf, releaseUploads, UNUSED_BATCH } from './upload.queries';

/** Removes them from the store and the database, and returns their number. */
export async function removeUnusedPictures(ctx: RequestContext): Promise<number> {
  for (let removed = 0; ;) {
    const count = await removeSomePictures(ctx);
    removed += count;
    if (count < UNUSED_BATCH) return removed;
  }
}

/** Removes the unused ones of these pictures, without the wait that drafts of forms have. */
export async function removePictures(ctx: RequestContext, names: readonly string[]): Promise<void> {
  await releaseUploads(ctx, { names });
  await removeUnusedPictures(ctx);
}

/**
 * Deletes rows and, before the commit, their files. An upload or edit that names such a picture waits for the commit and then finds
 * no row; a picture that was named just before has a new `last_used_at` and is left alone. If the process dies before the commit,
 * the rows come back while some files are gone: the next run deletes them again, and a missing file is no error.
 */
function removeSomePictures(ctx: RequestContext): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const removed = await deleteUnusedUploads(inner, {});
    // The original first: a variant that is being made right now is dropped where its original has gone.
    for (const { name } of removed) {
      await ctx.runtime.files.remove(name);
      await Promise.all(variantNames(name).map((variant) => ctx.runtime.files.remove(variant)));
    }
    return removed.length;
  });
}

/** Has a job remove the pictures of a person as soon as nothing names them any more. */
export async function erasePictures(ctx: RequestContext, person: ErasedPerson): Promise<void> {
  if ((await expirePicturesOf(ctx, person)).length > 0) await ctx.jobs.add(REMOVE_UNUSED_PICTURES, {});
}
