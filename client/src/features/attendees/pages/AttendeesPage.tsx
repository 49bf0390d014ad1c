import { PageHeader } from '../../../components/PageHeader';
import { useAttendeeListQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { PeopleResults } from '../components/PeopleResults';
import { PeopleToolbar } from '../components/PeopleToolbar';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { PAGE_SIZE, usePeoplePages } from '../hooks/usePeoplePages';
import { messages } from '../messages';
import styles from './PeoplePage.module.css';

/** Everybody at the event, the best match first; each profile a tap away. */
export default function AttendeesPage() {
  const { event } = useEventContext();
  const filters = usePeopleFilters();
  const { filter, sort } = filters;
  const pages = usePeoplePages(
    useAttendeeListQuery({ variables: { eventId: event.id, filter, sort, first: PAGE_SIZE } }),
  );
  const count = pages.total === undefined ? undefined : messages.count(pages.total);
  usePageTitle(messages.title, event.title);
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} count={count} />
      <PeopleToolbar eventId={event.id} filters={filters} count={count} />
      <PeopleResults label={messages.list} pages={pages} filters={filters} emptyText={messages.emptyText} />
    </div>
  );
}
