import { Button } from 'antd';
import { useEventZone } from '../../../data/event/useEventZone';
import type { WhoElseHasTimeQuery } from '../../../generated/graphql';
import { useWhoElseHasTimeQuery } from '../../../generated/hooks';
import { fullName, jobLine } from '../../../lib/format';
import { formatMoment } from '../../../lib/time';
import { ErrorState, Note, PictureOrInitials, Row, Skeleton, Stack, useOverlays } from '../../../ui';
import { Reason } from '../../attendees';
import { messages } from '../messages';

type Next = WhoElseHasTimeQuery['nextMatches'][number];
const texts = messages.whoElse;

function Person({ next: { match, nextSlots, slotsLeft } }: { next: Next }) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const { attendee } = match;
  const name = fullName(attendee);
  const first = nextSlots[0]?.startsAt;
  return (
    <Stack as="li" gap="xs">
      <Row gap="sm">
        <PictureOrInitials name={name} src={attendee.avatarUrl} size={40} />
        <Stack grow>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <Note as="span" dir="auto">
            {jobLine(attendee)}
          </Note>
        </Stack>
        <Button onClick={() => overlays.openMeet(attendee.id)} aria-label={messages.request.title(name)}>
          {texts.meet}
        </Button>
      </Row>
      <Reason match={match} />
      {first && <Note>{texts.next(formatMoment(first, zone), slotsLeft)}</Note>}
    </Stack>
  );
}

/** The best matches who still have time in common with the viewer, each one tap from a request. */
export default function WhoElseHasTime({ eventId, except }: { eventId: string; except?: string }) {
  const { data, error, refetch } = useWhoElseHasTimeQuery({ variables: { eventId } });
  if (!data && error) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton avatar={40} rows={4} />;
  const people = data.nextMatches.filter(({ match }) => match.attendee.id !== except).slice(0, 3);
  if (people.length === 0) return <Note>{texts.nobody}</Note>;
  return (
    <Stack as="ul" gap="md" aria-label={texts.title}>
      {people.map((next) => (
        <Person key={next.match.attendee.id} next={next} />
      ))}
    </Stack>
  );
}
