import type { FaqItem_FaqFragment } from '../../../generated/graphql';
import { containsWords } from '../../../lib/highlight';

export interface FaqGroup {
  category: string;
  faqs: FaqItem_FaqFragment[];
}

/** The categories in the order in which they first appear; questions without one come last, under this name. */
export function categoriesOf(faqs: readonly FaqItem_FaqFragment[], other: string): string[] {
  const named = new Set(faqs.flatMap(({ category }) => (category ? [category] : [])));
  return faqs.some(({ category }) => !category) ? [...named, other] : [...named];
}

/** The questions that have all words of the query and are of the category, under their categories. */
export function groupFaqs(
  faqs: readonly FaqItem_FaqFragment[],
  { query, category, other }: { query: string; category: string | null; other: string },
): FaqGroup[] {
  return categoriesOf(faqs, other)
    .filter((name) => category === null || name === category)
    .map((name) => ({
      category: name,
      faqs: faqs.filter(
        (faq) => (faq.category || other) === name && containsWords(query, faq.question, faq.answer),
      ),
    }))
    .filter((group) => group.faqs.length > 0);
}
