import { TeamOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { Carousel } from '../../../components/Carousel';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { PersonCard } from '../../../components/person/PersonCard';
import { SectionCard } from '../../../components/SectionCard';
import { usePeopleToMeetQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';
import { CarouselLoading } from './CarouselLoading';

const perView = { phone: 1, large: 3, wide: 4, huge: 5 };

/** The viewer's best matches, each with the reason in the server's words, and Meet and Message in one tap. */
export function PeopleToMeet({ eventId, count }: { eventId: string; count: number }) {
  const { data, error, refetch } = usePeopleToMeetQuery({ variables: { eventId, first: count } });
  const items = data?.matches.nodes.map(({ attendee }) => ({
    key: attendee.id,
    node: (
      <PersonCard person={attendee} to={`${paths.attendees(eventId)}?person=${attendee.id}`} heading="h3" />
    ),
  }));
  return (
    <SectionCard
      title={messages.peopleToMeet}
      extra={<Link to={paths.attendees(eventId)}>{messages.seeAll}</Link>}
    >
      {!items && !error && <CarouselLoading perView={perView} height="person" />}
      {!items && error && <ErrorState error={error} onRetry={() => refetch()} />}
      {items?.length === 0 && (
        <EmptyState
          icon={<TeamOutlined aria-hidden />}
          title={messages.noMatches}
          text={messages.noMatchesText}
          action={<Link to={paths.join(eventId)}>{messages.editInterests}</Link>}
        />
      )}
      {items && items.length > 0 && (
        <Carousel
          perView={perView}
          previousLabel={messages.previousPeople}
          nextLabel={messages.nextPeople}
          items={items}
        />
      )}
    </SectionCard>
  );
}
