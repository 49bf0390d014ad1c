import { PageHeader } from '../../../components/PageHeader';
import type { InvestorCard_AttendeeFragment } from '../../../generated/graphql';
import { useInvestorListQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { LooksFor } from '../components/LooksFor';
import { PeopleResults } from '../components/PeopleResults';
import { PeopleToolbar } from '../components/PeopleToolbar';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { PAGE_SIZE, usePeoplePages } from '../hooks/usePeoplePages';
import { messages } from '../messages';
import styles from './PeoplePage.module.css';

const texts = messages.investors;

const renderLooksFor = (person: InvestorCard_AttendeeFragment) => <LooksFor person={person} />;

/** The investors with what they look for. */
export default function InvestorsPage() {
  const { event } = useEventContext();
  const filters = usePeopleFilters('INVESTOR');
  const { filter, sort } = filters;
  const pages = usePeoplePages(
    useInvestorListQuery({ variables: { eventId: event.id, filter, sort, first: PAGE_SIZE } }),
  );
  const count = pages.total === undefined ? undefined : texts.count(pages.total);
  usePageTitle(texts.title, event.title);
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} count={count} />
      <PeopleToolbar eventId={event.id} filters={filters} count={count} oneCategory />
      <PeopleResults
        label={texts.title}
        pages={pages}
        filters={filters}
        emptyText={texts.emptyText}
        renderMore={renderLooksFor}
      />
    </div>
  );
}
