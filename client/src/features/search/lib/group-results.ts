import type { SearchEventQuery, SearchKind } from '../../../generated/graphql';
import { groupBy } from '../../../lib/group-by';

export type SearchHit = SearchEventQuery['search']['nodes'][number];

export interface SearchGroup {
  kind: SearchKind;
  hits: SearchHit[];
}

/** At most as many of each kind, so that the last group is still in sight. */
const SHOWN = 5;

/** Results by kind: the kind of the best result first, each kind in the server's order. */
export function groupResults(hits: readonly SearchHit[], shown = SHOWN): SearchGroup[] {
  const groups = groupBy(hits, ({ kind }) => kind);
  return [...groups].map(([kind, all]) => ({ kind, hits: all.slice(0, shown) }));
}
