import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/PageHeader';
import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { useEventContext } from '../../../hooks/useEventContext';
import { usePageTitle } from '../../../hooks/usePageTitle';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import type { PeoplePages } from '../hooks/usePeoplePages';
import styles from './PeoplePage.module.css';
import { PeopleResults } from './PeopleResults';
import { PeopleToolbar } from './PeopleToolbar';

interface PeoplePageProps<Person extends PersonCard_AttendeeFragment> {
  texts: { title: string; count: (people: number) => string; emptyText: string };
  /** Names the list; its title without it. */
  label?: string;
  filters: PeopleFilters;
  pages: PeoplePages<Person>;
  /** The page is about one category alone, which is no filter then. */
  oneCategory?: boolean;
  /** Beside the title. */
  actions?: ReactNode;
  /** The part of the card that replaces the reason. */
  renderMore?: (person: Person) => ReactNode;
}

/** A list of people with its search, filters and order: everybody, or one category. */
export function PeoplePage<Person extends PersonCard_AttendeeFragment>(props: PeoplePageProps<Person>) {
  const { texts, label = texts.title, filters, pages, oneCategory, actions, renderMore } = props;
  const { event } = useEventContext();
  const count = pages.total === undefined ? undefined : texts.count(pages.total);
  usePageTitle(texts.title, event.title);
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} count={count} actions={actions} />
      <PeopleToolbar eventId={event.id} filters={filters} count={count} oneCategory={oneCategory} />
      <PeopleResults
        label={label}
        pages={pages}
        filters={filters}
        emptyText={texts.emptyText}
        renderMore={renderMore}
      />
    </div>
  );
}
