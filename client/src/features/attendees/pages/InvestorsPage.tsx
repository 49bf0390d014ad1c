import type { ReactNode } from 'react';
import type { InvestorCard_AttendeeFragment } from '../../../generated/graphql';
import { useInvestorListQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { LooksFor } from '../components/LooksFor';
import { PeoplePage } from '../components/PeoplePage';
import { PeopleScreen } from '../components/PeopleScreen';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { PAGE_SIZE } from '../../../hooks/useListPages';
import { usePeoplePages } from '../hooks/usePeoplePages';
import { messages } from '../messages';

const renderLooksFor = (person: InvestorCard_AttendeeFragment) => <LooksFor person={person} />;

function InvestorCards({ actions }: { actions?: ReactNode }) {
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
      actions={actions}
      renderMore={renderLooksFor}
    />
  );
}

/** The investors with what they look for. */
export default function InvestorsPage() {
  return (
    <PeopleScreen texts={messages.investors} category="INVESTOR">
      {(actions) => <InvestorCards actions={actions} />}
    </PeopleScreen>
  );
}
