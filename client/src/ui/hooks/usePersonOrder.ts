import { useEffect, useSyncExternalStore } from 'react';

/** The ids of the list that is on the page, for a profile opened over it. */
let order: readonly string[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly string[]): void {
  order = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const none: readonly string[] = [];

/** Makes the order of a list of people known while the list is on the page. */
export function usePublishedOrder(people: readonly { id: string }[] | undefined): void {
  useEffect(() => {
    publish(people?.map(({ id }) => id) ?? none);
  }, [people]);
  useEffect(() => () => publish(none), []);
}

/** Gives the people before and after a person in the list on the page. */
export function usePersonOrder(attendeeId: string): { previous: string | null; next: string | null } {
  const ids = useSyncExternalStore(subscribe, () => order);
  const index = ids.indexOf(attendeeId);
  if (index < 0) return { previous: null, next: null };
  return { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}
