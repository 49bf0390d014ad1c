import { byKey, defineLoader } from '../../core/db/loaders';
import { faqsByIds } from './faq.queries';
import type { Faq } from './faq.types';

/** Questions by id; null for unknown ids. */
export const faqById = defineLoader<Faq | null>(
  async (ctx, ids) => byKey<Faq, string>(await faqsByIds(ctx, { ids }), ({ id }) => id),
  null,
);
