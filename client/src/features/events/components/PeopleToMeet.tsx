import { TeamOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../data/useEventZone';
import { paths } from '../../../lib/paths';
import { formatTime } from '../../../lib/time';
import { Carousel, EmptyState, ErrorState, Note, SectionCard, Stack } from '../../../ui';
import { PersonCard } from '../../attendees';
import { Reason } from '../../attendees';
import { usePeopleToMeet, type PersonToMeet } from '../hooks/usePeopleToMeet';
import { messages } from '../messages';
import { CarouselLoading } from './CarouselLoading';

const perView = { phone: 1, large: 3, wide: 4, huge: 5 };

/** Why a person is worth meeting, and how much time both have left today. */
function WhyToday({ person: { attendee, free } }: { person: PersonToMeet }) {
  const zone = useEventZone();
  const next = free?.next && formatTime(free.next, zone);
  return (
    <Stack gap="xxs">
      <Reason match={attendee.match} />
      {free && next && <Note>{messages.freeToday(free.slots, next)}</Note>}
    </Stack>
  );
}

interface PeopleToMeetProps {
  eventId: string;
  count: number;
  /** The day of the event, while it runs: then only people are shown who have time left. */
  today: string | null;
}

/** The viewer's best matches, each with the reason in the server's words, and Meet and Message in one tap. */
export function PeopleToMeet({ eventId, count, today }: PeopleToMeetProps) {
  const { people, error, refetch, isToday } = usePeopleToMeet(eventId, count, today);
  const items = people?.map((person) => ({
    key: person.attendee.id,
    node: (
      <PersonCard
        person={person.attendee}
        to={`${paths.attendees(eventId)}?person=${person.attendee.id}`}
        heading="h3"
      >
        {person.free ? <WhyToday person={person} /> : undefined}
      </PersonCard>
    ),
  }));
  return (
    <SectionCard
      title={isToday ? messages.peopleToMeetToday : messages.peopleToMeet}
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
