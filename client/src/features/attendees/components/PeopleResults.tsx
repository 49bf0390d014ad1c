import { useCallback, useDeferredValue, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState';
import { LoadMoreFailed } from '../../../components/LoadMoreFailed';
import { PersonCard } from '../../../components/person/PersonCard';
import { PersonCardSkeletons } from '../../../components/person/PersonCardSkeleton';
import { VirtualGrid } from '../../../components/VirtualGrid';
import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { usePublishedOrder } from '../../../hooks/usePersonOrder';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import type { PeoplePages } from '../hooks/usePeoplePages';
import { usePeopleView } from '../hooks/usePeopleView';
import { cardLinkId, profileLink } from '../lib/profile-link';
import { messages } from '../messages';
import { NobodyFound } from './NobodyFound';

/** Narrowest card and row before there is one column less. */
const columnWidth = { card: 300, list: 960 };
const estimatedHeight = { card: 294, list: 92 };

interface PeopleResultsProps<Person extends PersonCard_AttendeeFragment> {
  /** Names the list. */
  label: string;
  pages: PeoplePages<Person>;
  filters: PeopleFilters;
  emptyText: string;
  /** The part of the card that replaces the reason. */
  renderMore?: (person: Person) => ReactNode;
}

/** The people that were found, as cards or as a list, in all states of loading. */
export function PeopleResults<Person extends PersonCard_AttendeeFragment>(props: PeopleResultsProps<Person>) {
  const { label, pages, filters, emptyText, renderMore } = props;
  // Cards are drawn in slices, so that typing goes on meanwhile.
  const people = useDeferredValue(pages.people);
  const [view] = usePeopleView();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  // Without the open person, so that opening one does not give every card another link.
  params.delete('person');
  const page = useDeferredValue(params.toString());
  usePublishedOrder(people);
  const render = useCallback(
    (person: Person) => (
      <PersonCard
        person={person}
        to={profileLink(page, person.id)}
        linkId={cardLinkId(person.id)}
        density={view}
      >
        {renderMore?.(person)}
      </PersonCard>
    ),
    [page, view, renderMore],
  );
  if (pages.error) {
    return <ErrorState error={pages.error} title={messages.loadFailed} onRetry={() => pages.refetch()} />;
  }
  if (!people) return <PersonCardSkeletons density={view} columnWidth={columnWidth[view]} />;
  if (people.length === 0 && !pages.isStale) return <NobodyFound filters={filters} text={emptyText} />;
  return (
    <>
      <VirtualGrid
        key={view}
        label={label}
        items={people}
        itemKey={({ id }) => id}
        renderItem={render}
        total={pages.total}
        minColumnWidth={columnWidth[view]}
        estimatedHeight={estimatedHeight[view]}
        gap={view === 'card' ? 16 : 8}
        stale={pages.isStale}
        hasMore={pages.hasMore}
        onLoadMore={pages.loadMore}
      />
      {pages.hasMore && <PersonCardSkeletons count={3} density={view} columnWidth={columnWidth[view]} />}
      {pages.isMoreFailed && <LoadMoreFailed text={messages.moreFailed} onRetry={pages.loadMore} />}
    </>
  );
}
