import type { InvestorCard_AttendeeFragment } from '../../../generated/graphql';
import { useInvestorListQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { LooksFor } from '../components/LooksFor';
import { PeoplePage } from '../components/PeoplePage';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { PAGE_SIZE, usePeoplePages } from '../hooks/usePeoplePages';
import { messages } from '../messages';

const renderLooksFor = (person: InvestorCard_AttendeeFragment) => <LooksFor person={person} />;

/** The investors with what they look for. */
export default function InvestorsPage() {
  const { event } = useEventContext();
  const filters = usePeopleFilters('INVESTOR');
  const { filter, sort } = filters;
  const pages = usePeoplePages(
    useInvestorListQuery({ variables: { eventId: event.id, filter, sort, first: PAGE_SIZE } }),
  );
  return (
    <PeoplePage
      texts={messages.investors}
      filters={filters}
      pages={pages}
      oneCategory
      renderMore={renderLooksFor}
    />
  );
}
