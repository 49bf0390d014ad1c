import { newId } from '../../core/db/ids';
import { eventCopied } from '../events/index';
import { insertPodCopies, podIdsOf } from './pod-copy.queries';

/** The pods of an event go with its copy. */
export const podHooks = [
  eventCopied.on(async (ctx, { eventId, copyId }) => {
    const originalIds = (await podIdsOf(ctx, { eventId })).map(({ id }) => id);
    await insertPodCopies(ctx, { copyId, ids: originalIds.map(newId), originalIds });
  }),
];
