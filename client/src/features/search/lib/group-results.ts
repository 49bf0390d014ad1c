import type { SearchEventQuery, SearchKind } from '../../../generated/graphql';
import { groupBy } from '../../../lib/group-by';

export type SearchHit = SearchEventQuery['search']['nodes'][number];

export interface SearchGroup {
  kind: SearchKind;
  hits: SearchHit[];
}

/** Results by kind: the kind of the best result first, each kind in the server's order. */
export function groupResults(hits: readonly SearchHit[]): SearchGroup[] {
  return [...groupBy(hits, ({ kind }) => kind)].map(([kind, own]) => ({ kind, hits: own }));
}
