import type { ReactNode } from 'react';
import { useAttendeeListQuery } from '../../../generated/hooks';
import { PeoplePage } from '../components/PeoplePage';
import { PeopleScreen } from '../components/PeopleScreen';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { messages } from '../messages';

function AttendeeCards({ actions }: { actions?: ReactNode }) {
  const filters = usePeopleFilters();
  const result = useAttendeeListQuery({ variables: filters.variables });
  return (
    <PeoplePage texts={messages} label={messages.list} filters={filters} result={result} actions={actions} />
  );
}

/** Everybody at the event, the best match first; each profile a tap away. */
export default function AttendeesPage() {
  return <PeopleScreen texts={messages}>{(actions) => <AttendeeCards actions={actions} />}</PeopleScreen>;
}
