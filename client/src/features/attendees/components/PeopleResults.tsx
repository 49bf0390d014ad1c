import { BookOutlined, SearchOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useDeferredValue, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListPages } from '../../../data/useListPages';
import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { cardLinkId, profileLink } from '../../../lib/person-link';
import {
  CardSkeletons,
  EmptyState,
  ErrorState,
  LoadMoreFailed,
  usePublishedOrder,
  VirtualGrid,
} from '../../../ui';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import { messages } from '../messages';
import { PersonCard } from '../person/PersonCard';

/** Of cards and of rows: the narrowest before there is one column less, the height before it is measured, the space between. */
const sizes = {
  card: {
    grid: { minColumnWidth: 300, estimatedHeight: 294, gap: 16 },
    skeleton: { column: 300, height: 294, picture: 64, rows: 4 },
  },
  list: {
    grid: { minColumnWidth: 960, estimatedHeight: 92, gap: 8 },
    skeleton: { column: 960, height: 92, picture: 48, gap: 'xs' },
  },
} as const;

/** Why a list of people is empty, and the one action that fills it. */
function NobodyFound({ filters, text }: { filters: PeopleFilters; text: string }) {
  const { values, activeCount, isNarrowed, clear } = filters;
  if (!isNarrowed) {
    return <EmptyState title={messages.emptyTitle} text={text} icon={<TeamOutlined aria-hidden />} />;
  }
  const isBookmarksOnly = values.saved && activeCount === 1 && !values.q;
  return (
    <EmptyState
      title={isBookmarksOnly ? messages.noBookmarksTitle : messages.noMatchTitle}
      text={isBookmarksOnly ? messages.noBookmarksText : messages.noMatchText}
      icon={isBookmarksOnly ? <BookOutlined aria-hidden /> : <SearchOutlined aria-hidden />}
      action={<Button onClick={clear}>{messages.filters.clear}</Button>}
    />
  );
}

interface PeopleResultsProps<Person extends PersonCard_AttendeeFragment> {
  /** Names the list. */
  label: string;
  pages: ListPages<Person>;
  filters: PeopleFilters;
  emptyText: string;
  /** The part of the card that replaces the reason. */
  renderMore?: (person: Person) => ReactNode;
}

/** The people that were found, as cards or as a list, in all states of loading. */
export function PeopleResults<Person extends PersonCard_AttendeeFragment>(props: PeopleResultsProps<Person>) {
  const { label, pages, filters, emptyText, renderMore } = props;
  const { view } = filters;
  const { grid, skeleton } = sizes[view];
  // Cards are drawn in slices, so that typing goes on meanwhile.
  const people = useDeferredValue(pages.nodes);
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
  if (!people) return <CardSkeletons {...skeleton} />;
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
        {...grid}
        stale={pages.isStale}
        hasMore={pages.hasMore}
        onLoadMore={pages.loadMore}
      />
      {pages.hasMore && <CardSkeletons count={3} {...skeleton} />}
      {pages.isMoreFailed && <LoadMoreFailed text={messages.moreFailed} onRetry={pages.loadMore} />}
    </>
  );
}
