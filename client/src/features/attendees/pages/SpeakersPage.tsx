import type { ReactNode } from 'react';
import type { SpeakerCard_AttendeeFragment } from '../../../generated/graphql';
import { useSpeakerListQuery } from '../../../generated/hooks';
import { PeoplePage } from '../components/PeoplePage';
import { PeopleScreen } from '../components/PeopleScreen';
import { SessionLinks } from '../components/SessionLinks';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { messages } from '../messages';

const renderSessions = ({ sessions }: SpeakerCard_AttendeeFragment) => <SessionLinks sessions={sessions} />;

function SpeakerCards({ actions }: { actions?: ReactNode }) {
  const filters = usePeopleFilters('SPEAKER');
  const result = useSpeakerListQuery({ variables: filters.variables });
  return (
    <PeoplePage
      texts={messages.speakers}
      filters={filters}
      result={result}
      actions={actions}
      renderMore={renderSessions}
    />
  );
}

/** The speakers with their sessions. */
export default function SpeakersPage() {
  return (
    <PeopleScreen texts={messages.speakers} category="SPEAKER">
      {(actions) => <SpeakerCards actions={actions} />}
    </PeopleScreen>
  );
}
