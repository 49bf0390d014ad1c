import { useEffect } from 'react';
import { create } from 'zustand';

/** The ids of the list that is on the page, for a profile opened over it. */
const useOrder = create<readonly string[]>(() => []);

/** Makes the order of a list of people known while the list is on the page. */
export function usePublishedOrder(people: readonly { id: string }[] | undefined): void {
  useEffect(() => {
    useOrder.setState(people?.map(({ id }) => id) ?? [], true);
  }, [people]);
  useEffect(() => () => useOrder.setState([], true), []);
}

/** Gives the people before and after a person in the list on the page. */
export function usePersonOrder(attendeeId: string): { previous: string | null; next: string | null } {
  const ids = useOrder();
  const index = ids.indexOf(attendeeId);
  if (index < 0) return { previous: null, next: null };
  return { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
}
