import { useListPages, type ListPage, type PagedResult } from '../../../hooks/useListPages';

interface People<Person> {
  attendees: ListPage<Person>;
}

/** A list of people as it is read on; all lists of people have the same variables. */
export function usePeoplePages<Person>(
  result: PagedResult & { data?: People<Person>; previousData?: People<Person> },
) {
  const { nodes, ...pages } = useListPages(result, result.data?.attendees, result.previousData?.attendees);
  return { ...pages, people: nodes };
}

export type PeoplePages<Person> = ReturnType<typeof usePeoplePages<Person>>;
