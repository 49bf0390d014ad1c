import type { ReactNode } from 'react';
import type { SpeakerCard_AttendeeFragment } from '../../../generated/graphql';
import { useSpeakerListQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { PeoplePage } from '../components/PeoplePage';
import { PeopleScreen } from '../components/PeopleScreen';
import { SessionLinks } from '../components/SessionLinks';
import { usePeopleFilters } from '../hooks/usePeopleFilters';
import { PAGE_SIZE } from '../../../hooks/useListPages';
import { usePeoplePages } from '../hooks/usePeoplePages';
import { messages } from '../messages';

const renderSessions = ({ sessions }: SpeakerCard_AttendeeFragment) => <SessionLinks sessions={sessions} />;

function SpeakerCards({ actions }: { actions?: ReactNode }) {
  const { event } = useEventContext();
  const filters = usePeopleFilters('SPEAKER');
  const { filter, sort } = filters;
  const pages = usePeoplePages(
    useSpeakerListQuery({ variables: { eventId: event.id, filter, sort, first: PAGE_SIZE } }),
  );
  return (
    <PeoplePage
      texts={messages.speakers}
      filters={filters}
      pages={pages}
      oneCategory
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
