import type { ApolloCache } from '@apollo/client';
import { AgendaDocument, type AgendaQuery } from '../../../generated/graphql';

type Item = AgendaQuery['agenda'][number];

const idOf = ({ activity, meeting, busyTime }: Item): string | undefined =>
  (activity ?? meeting ?? busyTime)?.id;

const changeAgenda = (cache: ApolloCache, eventId: string, change: (agenda: Item[]) => Item[]): void => {
  cache.updateQuery({ query: AgendaDocument, variables: { eventId } }, (known) =>
    known ? { ...known, agenda: change(known.agenda) } : known,
  );
};

/** Adds a session or a busy time to the cached agenda, unless it is there already. */
export function addItem(
  cache: ApolloCache,
  eventId: string,
  added: { activity: NonNullable<Item['activity']> } | { busyTime: NonNullable<Item['busyTime']> },
): void {
  const thing = 'activity' in added ? added.activity : added.busyTime;
  const item: Item = {
    startsAt: thing.startsAt,
    endsAt: thing.endsAt,
    activity: null,
    meeting: null,
    busyTime: null,
    ...added,
  };
  changeAgenda(cache, eventId, (agenda) =>
    agenda.some((known) => idOf(known) === thing.id) ? agenda : [...agenda, item],
  );
}

/** Takes a session or a busy time out of the cached agenda. */
export const removeItem = (cache: ApolloCache, eventId: string, id: string): void =>
  changeAgenda(cache, eventId, (agenda) => agenda.filter((item) => idOf(item) !== id));
