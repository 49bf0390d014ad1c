import type { Reason_MatchFragment } from '../../../generated/graphql';
import { messages } from './messages';

type Reasons = Reason_MatchFragment['reasons'];

/** Reasons for a match in the page's language, one for each kind with its terms, the weightiest first. */
export function matchReasons(reasons: Reasons): { kind: string; terms: string[] }[] {
  const termsOf = new Map<Reasons[number]['kind'], string[]>();
  for (const { kind, term } of reasons)
    termsOf.set(kind, [...(termsOf.get(kind) ?? []), messages.personas[term] ?? term]);
  return [...termsOf].map(([kind, terms]) => ({ kind: messages.reasons[kind], terms }));
}
