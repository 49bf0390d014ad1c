import type { ApolloCache } from '@apollo/client';

/** Lists of events load again: one of them has another event, or another place for it. */
export function forgetEventLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'events' });
  cache.gc();
}
