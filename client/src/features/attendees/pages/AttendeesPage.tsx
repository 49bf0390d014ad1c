import type { ReactNode } from 'react';
import { useAttendeeListQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { PeoplePage } from '../components/PeoplePage';
import { PeopleScreen } from '../components/PeopleScreen';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { PAGE_SIZE } from '../../../hooks/useListPages';
import { usePeoplePages } from '../hooks/usePeoplePages';
import { messages } from '../messages';

function AttendeeCards({ actions }: { actions?: ReactNode }) {
  const { event } = useEventContext();
  const filters = usePeopleFilters();
  const { filter, sort } = filters;
  const pages = usePeoplePages(
    useAttendeeListQuery({ variables: { eventId: event.id, filter, sort, first: PAGE_SIZE } }),
  );
  return (
    <PeoplePage texts={messages} filters={filters} pages={pages} label={messages.list} actions={actions} />
  );
}

/** Everybody at the event, the best match first; each profile a tap away. */
export default function AttendeesPage() {
  return <PeopleScreen texts={messages}>{(actions) => <AttendeeCards actions={actions} />}</PeopleScreen>;
}
