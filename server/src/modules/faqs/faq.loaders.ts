import { defineIdLoader } from '../../core/request/loaders';
import { faqsByIds } from './faq.queries';
import type { Faq } from './faq.types';

/** Questions by id; null for unknown ids. */
export const faqById = defineIdLoader<Faq>(faqsByIds);
