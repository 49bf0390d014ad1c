import { useAttendeeListQuery } from '../../../generated/hooks';
import { PeoplePage } from '../components/PeoplePage';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { messages } from '../messages';

/** All attendees of the event, the best match first; a tap opens the profile. */
export default function AttendeesPage() {
  const filters = usePeopleFilters();
  const result = useAttendeeListQuery({ variables: filters.variables, skip: filters.showsTable });
  return <PeoplePage texts={messages} filters={filters} result={result} />;
}
