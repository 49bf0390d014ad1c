import { BookOutlined, SearchOutlined, TeamOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import {
  useListPages,
  type ListPage,
  type ListPages,
  type PagedResult,
} from '../../../data/freshness/useListPages';
import type { PersonCard_AttendeeFragment } from '../../../generated/graphql';
import { cardLinkId, profileLink } from '../../../lib/person-link';
import {
  CardSkeletons,
  EmptyState,
  ErrorState,
  LoadMoreFailed,
  PageHeader,
  Stack,
  usePageTitle,
  usePublishedOrder,
  VirtualGrid,
} from '../../../ui';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import { messages } from '../messages';
import { PersonCard } from '../person/PersonCard';
import { PeopleToolbar } from './PeopleToolbar';

/** Attendees load nothing of it. */
const StaffPeople = lazy(() => import('../console/StaffPeople'));

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

interface People<Person> {
  attendees: ListPage<Person>;
}

interface PeoplePageProps<Person extends PersonCard_AttendeeFragment> {
  texts: { title: string; count: (people: number) => string; emptyText: string };
  filters: PeopleFilters;
  result: PagedResult & { data?: People<Person>; previousData?: People<Person> };
  /** The part of the card that replaces the reason. */
  renderMore?: (person: Person) => ReactNode;
}

/** The people that were found, as cards or as a list, in all states of loading. */
function PeopleResults<Person extends PersonCard_AttendeeFragment>(
  props: PeoplePageProps<Person> & { pages: ListPages<Person> },
) {
  const { texts, filters, pages, renderMore } = props;
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
  if (pages.error) {
    return <ErrorState error={pages.error} title={messages.loadFailed} onRetry={() => pages.refetch()} />;
  }
  if (!people) return <CardSkeletons {...skeleton} />;
  if (people.length === 0 && !pages.isStale) return <NobodyFound filters={filters} text={texts.emptyText} />;
  return (
    <>
      <VirtualGrid
        key={view}
        label={texts.title}
        items={people}
        itemKey={({ id }) => id}
        renderItem={(person) => (
          <PersonCard
            person={person}
            to={profileLink(page, person.id)}
            linkId={cardLinkId(person.id)}
            density={view}
            oneCategory={filters.oneCategory}
          >
            {renderMore?.(person)}
          </PersonCard>
        )}
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

function PeopleCards<Person extends PersonCard_AttendeeFragment>({
  actions,
  ...props
}: PeoplePageProps<Person> & { actions?: ReactNode }) {
  const { texts, filters, result } = props;
  const { event } = useEventContext();
  const pages = useListPages(result, result.data?.attendees, result.previousData?.attendees);
  const count = pages.total === undefined ? undefined : texts.count(pages.total);
  usePageTitle(texts.title, event.title);
  return (
    <Stack gap="md">
      <PageHeader
        title={texts.title}
        count={filters.isStaff && count ? messages.ofAllStages(count) : count}
        actions={actions}
        oneLine
      />
      <PeopleToolbar filters={filters} count={count} />
      <PeopleResults {...props} pages={pages} />
    </Stack>
  );
}

/** A list of people with its search, filters and order, of all categories or one; for staff also a table. */
export function PeoplePage<Person extends PersonCard_AttendeeFragment>(props: PeoplePageProps<Person>) {
  const { texts, filters } = props;
  if (!filters.canEdit) return <PeopleCards {...props} />;
  return (
    <Suspense fallback={<PageHeader title={texts.title} />}>
      <StaffPeople
        texts={texts}
        filters={filters}
        renderCards={(actions) => <PeopleCards {...props} actions={actions} />}
      />
    </Suspense>
  );
}
