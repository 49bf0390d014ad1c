import type { ReactNode } from 'react';
import { useEventContext } from '../../../data/useEventContext';
import { useListPages, type ListPage, type PagedResult } from '../../../data/useListPages';
import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { PageHeader, Stack, usePageTitle } from '../../../ui';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import { PeopleResults } from './PeopleResults';
import { PeopleToolbar } from './PeopleToolbar';

interface People<Person> {
  attendees: ListPage<Person>;
}

interface PeoplePageProps<Person extends PersonCard_AttendeeFragment> {
  texts: { title: string; count: (people: number) => string; emptyText: string };
  /** Names the list; its title without it. */
  label?: string;
  filters: PeopleFilters;
  result: PagedResult & { data?: People<Person>; previousData?: People<Person> };
  /** Beside the title. */
  actions?: ReactNode;
  /** The part of the card that replaces the reason. */
  renderMore?: (person: Person) => ReactNode;
}

/** A list of people with its search, filters and order: everybody, or one category. */
export function PeoplePage<Person extends PersonCard_AttendeeFragment>(props: PeoplePageProps<Person>) {
  const { texts, label = texts.title, filters, result, actions, renderMore } = props;
  const { event } = useEventContext();
  const pages = useListPages(result, result.data?.attendees, result.previousData?.attendees);
  const count = pages.total === undefined ? undefined : texts.count(pages.total);
  usePageTitle(texts.title, event.title);
  return (
    <Stack gap="md">
      <PageHeader title={texts.title} count={count} actions={actions} />
      <PeopleToolbar filters={filters} count={count} />
      <PeopleResults
        label={label}
        pages={pages}
        filters={filters}
        emptyText={texts.emptyText}
        renderMore={renderMore}
      />
    </Stack>
  );
}
