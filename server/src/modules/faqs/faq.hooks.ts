import { newId } from '../../core/db/ids';
import { eventCopied } from '../events/index';
import { insertFaqCopies, faqIdsOf } from './faq-copy.queries';

/** The questions of an event go with its copy. */
export const faqHooks = [
  eventCopied.on(async (ctx, { eventId, copyId }) => {
    const originalIds = (await faqIdsOf(ctx, { eventId })).map(({ id }) => id);
    await insertFaqCopies(ctx, { copyId, ids: originalIds.map(newId), originalIds });
  }),
];
