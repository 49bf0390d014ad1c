import type { InvestorCard_AttendeeFragment } from '../../../generated/graphql';
import { useInvestorListQuery } from '../../../generated/hooks';
import { Note, Stack, Terms } from '../../../ui';
import { PeoplePage } from '../components/PeoplePage';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { messages } from '../messages';
import { Reason } from '../person/Reason';

const SHOWN_TERMS = 5;

/** Why to meet an investor, and what they look for. */
function renderLooksFor({ match, interests }: InvestorCard_AttendeeFragment) {
  const sought = interests.filter(({ kind }) => kind === 'SEEK').flatMap(({ terms }) => terms);
  return (
    <Stack gap="sm">
      <Reason match={match} />
      {sought.length > 0 && (
        <Stack gap="xxs">
          <Note>{messages.investors.looksFor}</Note>
          <Terms terms={[...new Set(sought)]} limit={SHOWN_TERMS} more={messages.investors.more} />
        </Stack>
      )}
    </Stack>
  );
}

/** The investors with what they look for. */
export default function InvestorsPage() {
  const filters = usePeopleFilters('INVESTOR');
  const result = useInvestorListQuery({ variables: filters.variables, skip: filters.showsTable });
  return (
    <PeoplePage texts={messages.investors} filters={filters} result={result} renderMore={renderLooksFor} />
  );
}
