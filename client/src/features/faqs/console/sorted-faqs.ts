import type { FaqItem_FaqFragment } from '../../../generated/graphql';

/** All questions after one of a group has moved within it: the group keeps the places that it has among all. */
export function movedWithin(
  all: readonly FaqItem_FaqFragment[],
  group: readonly FaqItem_FaqFragment[],
  from: number,
  to: number,
): FaqItem_FaqFragment[] {
  const others = group.filter((_, place) => place !== from);
  const sorted = [...others.slice(0, to), group[from] as FaqItem_FaqFragment, ...others.slice(to)];
  const ids = new Set(group.map(({ id }) => id));
  const next = sorted[Symbol.iterator]();
  return all.map((faq) => (ids.has(faq.id) ? (next.next().value as FaqItem_FaqFragment) : faq));
}
