import { TeamOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import { ScrollRow } from '../../../components/ScrollRow';
import { usePeopleToMeetQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';
import { HomeCard } from './HomeCard';
import { PersonToMeet } from './PersonToMeet';

const howMany = 12;

/** A row of people at the event, each with a reason to talk. */
export function PeopleToMeet({ eventId }: { eventId: string }) {
  const { data, error, refetch } = usePeopleToMeetQuery({ variables: { eventId, first: howMany } });
  const people = data?.attendees.nodes.filter(({ isViewer }) => !isViewer) ?? [];
  const items = people.map((person) => ({
    key: person.id,
    node: <PersonToMeet person={person} to={`${paths.attendees(eventId)}?person=${person.id}`} />,
  }));
  return (
    <HomeCard
      title={messages.peopleToMeet}
      extra={<Link to={paths.attendees(eventId)}>{messages.seeAll}</Link>}
    >
      {!data && !error && <LoadingLines avatar rows={4} />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data && items.length === 0 && (
        <EmptyState
          icon={<TeamOutlined aria-hidden />}
          title={messages.noPeople}
          text={messages.noPeopleText}
        />
      )}
      {items.length > 0 && (
        <ScrollRow
          label={messages.peopleToMeet}
          previousLabel={messages.previousPeople}
          nextLabel={messages.nextPeople}
          items={items}
        />
      )}
    </HomeCard>
  );
}
