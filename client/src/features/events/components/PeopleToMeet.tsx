import { TeamOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../data/event/useEventZone';
import { paths } from '../../../lib/paths';
import { formatTime } from '../../../lib/time';
import { EmptyState, ErrorState, Note, SectionCard, Stack } from '../../../ui';
import { PersonCard, Reason } from '../../attendees';
import { usePeopleToMeet } from '../hooks/usePeopleToMeet';
import { messages } from '../messages';
import { CardCarousel } from './CardCarousel';

const perView = { phone: 1, large: 3, wide: 4, huge: 5 };

interface PeopleToMeetProps {
  eventId: string;
  count: number;
  /** The day of the event, while it runs: then only people are shown who have time left. */
  today: string | null;
}

/** The viewer's best matches, each with the reason in the server's words, and Meet and Message in one tap. */
export function PeopleToMeet({ eventId, count, today }: PeopleToMeetProps) {
  const { people, error, refetch, isToday } = usePeopleToMeet(eventId, count, today);
  const zone = useEventZone();
  const items = people?.map(({ attendee, free }) => ({
    key: attendee.id,
    node: (
      <PersonCard person={attendee} to={`${paths.attendees(eventId)}?person=${attendee.id}`} heading="h3">
        {free ? (
          <Stack gap="xxs">
            <Reason match={attendee.match} />
            {free.next && <Note>{messages.freeToday(free.slots, formatTime(free.next, zone))}</Note>}
          </Stack>
        ) : undefined}
      </PersonCard>
    ),
  }));
  return (
    <SectionCard
      title={isToday ? messages.peopleToMeetToday : messages.peopleToMeet}
      extra={<Link to={paths.attendees(eventId)}>{messages.seeAll}</Link>}
    >
      {!items && error && <ErrorState error={error} onRetry={() => refetch()} />}
      {items?.length === 0 && (
        <EmptyState
          icon={<TeamOutlined aria-hidden />}
          title={messages.noMatches}
          text={messages.noMatchesText}
          action={<Link to={paths.join(eventId)}>{messages.editInterests}</Link>}
        />
      )}
      {(items ? items.length > 0 : !error) && (
        <CardCarousel
          perView={perView}
          height="person"
          previousLabel={messages.previousPeople}
          nextLabel={messages.nextPeople}
          items={items}
        />
      )}
    </SectionCard>
  );
}
