import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMeetingReadinessQuery } from '../../../generated/hooks';
import { formatNumber, fullName } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { Figure, Grid, Hint, Notice, Pending, Row, SectionCard, Stack } from '../../../ui';
import { keptAtMost } from '../lib/targets';
import { messages } from '../messages';

const texts = messages.readiness;

interface PersonName {
  id: string;
  firstName: string;
  lastName: string;
}

interface PeopleProps {
  title: string;
  people: readonly { person: PersonName; note?: string }[];
  /** How many there are beyond those. */
  more?: number;
  children?: ReactNode;
}

/** People that stand in the way of a timetable, folded under how many they are. */
const People = ({ title, people, more = 0, children }: PeopleProps) => (
  <Notice kind="warning" title={title}>
    <Stack gap="xs">
      {children}
      <details>
        <summary>{messages.readiness.names}</summary>
        <ul>
          {people.map(({ person, note }) => (
            <li key={person.id}>
              <Link to={`?person=${person.id}`} preventScrollReset>
                <bdi>{fullName(person)}</bdi>
              </Link>
              {note && `: ${note}`}
            </li>
          ))}
          {more > 0 && <li>{texts.more(more)}</li>}
        </ul>
      </details>
    </Stack>
  </Notice>
);

/** What stands in the way of a timetable, before one is made. */
export function Readiness() {
  const eventId = useEventContext().event.id;
  const { data, error, refetch } = useMeetingReadinessQuery({ variables: { eventId } });
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={5} />;
  const { meetingReadiness: readiness, wishStatistics } = data;
  const { people, peopleWithoutWishes, withoutWishes, aboveOpenTimes, pods, times, promised } = readiness;
  const { musts, likes, refusals, blocks } = wishStatistics;
  const most = keptAtMost(readiness);
  const late = aboveOpenTimes.flatMap(({ attendee, minimum, openTimes }) =>
    attendee ? [{ person: attendee, note: texts.aboveRow(minimum, openTimes) }] : [],
  );
  const isReady = peopleWithoutWishes + late.length === 0 && most === null && pods > 0 && times > 0;
  const podsLink = <Link to={paths.pods(eventId)}>{texts.podsLink}</Link>;
  const hoursLink = <Link to={paths.setup(eventId, 'meetings')}>{texts.hoursLink}</Link>;
  return (
    <SectionCard title={texts.title}>
      <Stack gap="md">
        <Grid as="dl" column={120} gap="md">
          <Figure label={texts.people}>{formatNumber(people)}</Figure>
          <Figure label={texts.musts}>{formatNumber(musts)}</Figure>
          <Figure label={texts.likes}>{formatNumber(likes)}</Figure>
          <Figure label={texts.promised}>{formatNumber(promised)}</Figure>
          <Figure label={texts.places}>{formatNumber(readiness.places)}</Figure>
        </Grid>
        <Hint>
          {[
            texts.placesOf(pods, times),
            refusals !== null && texts.refusals(refusals),
            blocks !== null && texts.blocks(blocks),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Hint>
        {pods === 0 && <Notice kind="error" title={texts.noPods} action={podsLink} />}
        {times === 0 && <Notice kind="error" title={texts.noTimes} action={hoursLink} />}
        {most !== null && (
          <Notice kind="warning" title={texts.tooFewPlaces(promised, most)} action={podsLink} />
        )}
        {late.length > 0 && <People title={texts.above(late.length)} people={late} />}
        {peopleWithoutWishes > 0 && (
          <People
            title={texts.without(peopleWithoutWishes)}
            people={withoutWishes.map((person) => ({ person }))}
            more={peopleWithoutWishes - withoutWishes.length}
          >
            <Row wrap gap="md" lineGap={0}>
              {texts.withoutText}
              <Link to={`${paths.announcements(eventId)}?write=wishes`}>{texts.remind}</Link>
              <Link to={paths.imports(eventId, 'wishes')}>{texts.importWishes}</Link>
            </Row>
          </People>
        )}
        {isReady && <Notice kind="success" title={texts.ready} />}
        <Row wrap gap="xs" as={Hint}>
          {texts.hours} {hoursLink}
        </Row>
      </Stack>
    </SectionCard>
  );
}
