import type { ReactNode } from 'react';
import type { InvestorCard_AttendeeFragment } from '../../../generated/graphql';
import { useInvestorListQuery } from '../../../generated/hooks';
import { LooksFor } from '../components/LooksFor';
import { PeoplePage } from '../components/PeoplePage';
import { PeopleScreen } from '../components/PeopleScreen';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { messages } from '../messages';

const renderLooksFor = (person: InvestorCard_AttendeeFragment) => <LooksFor person={person} />;

function InvestorCards({ actions }: { actions?: ReactNode }) {
  const filters = usePeopleFilters('INVESTOR');
  const result = useInvestorListQuery({ variables: filters.variables });
  return (
    <PeoplePage
      texts={messages.investors}
      filters={filters}
      result={result}
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
