import type { SpeakerCard_AttendeeFragment } from '../../../generated/graphql';
import { useSpeakerListQuery } from '../../../generated/hooks';
import { PeoplePage } from '../components/PeoplePage';
import { SessionLinks } from '../components/SessionLinks';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { messages } from '../messages';

const renderSessions = ({ sessions }: SpeakerCard_AttendeeFragment) => <SessionLinks sessions={sessions} />;

/** The speakers with their sessions. */
export default function SpeakersPage() {
  const filters = usePeopleFilters('SPEAKER');
  const result = useSpeakerListQuery({ variables: filters.variables, skip: filters.showsTable });
  return (
    <PeoplePage texts={messages.speakers} filters={filters} result={result} renderMore={renderSessions} />
  );
}
