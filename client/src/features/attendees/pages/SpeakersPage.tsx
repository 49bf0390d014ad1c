import { PageHeader } from '../../../components/PageHeader';
import type { SpeakerCard_AttendeeFragment } from '../../../generated/graphql';
import { useSpeakerListQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { PeopleResults } from '../components/PeopleResults';
import { PeopleToolbar } from '../components/PeopleToolbar';
import { SessionLinks } from '../components/SessionLinks';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { PAGE_SIZE, usePeoplePages } from '../hooks/usePeoplePages';
import { messages } from '../messages';
import styles from './PeoplePage.module.css';

const texts = messages.speakers;

const renderSessions = ({ sessions }: SpeakerCard_AttendeeFragment) => <SessionLinks sessions={sessions} />;

/** The speakers with their sessions. */
export default function SpeakersPage() {
  const { event } = useEventContext();
  const filters = usePeopleFilters('SPEAKER');
  const { filter, sort } = filters;
  const pages = usePeoplePages(
    useSpeakerListQuery({ variables: { eventId: event.id, filter, sort, first: PAGE_SIZE } }),
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
        renderMore={renderSessions}
      />
    </div>
  );
}
