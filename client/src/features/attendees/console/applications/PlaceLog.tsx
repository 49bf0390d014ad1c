import { usePlaceLogQuery } from '../../../../generated/hooks';
import { useEventContext } from '../../../../data/event/useEventContext';
import { formatMoment } from '../../../../lib/time';
import { Note, Pending, Stack, Text } from '../../../../ui';
import { messages } from './messages';

const texts = messages.panel;

/** What happened with a person's application and place, the first entry first. */
export function PlaceLog({ attendeeId }: { attendeeId: string }) {
  const { event } = useEventContext();
  const { data, error, refetch } = usePlaceLogQuery({ variables: { eventId: event.id, attendeeId } });
  if (!data) return <Pending error={error} refetch={refetch} title={texts.logFailed} rows={2} />;
  return (
    <Stack as="ol" gap="xs">
      {data.placeLog.nodes.map(({ id, at, kind, group, position, offerEndsAt, by }) => {
        const details = [
          kind === 'WAITLISTED' && texts.logFull(group?.name ?? messages.event),
          position !== null && texts.logPosition(position),
          offerEndsAt && texts.logUntil(formatMoment(offerEndsAt, event.timezone)),
          by && texts.by(by),
        ];
        return (
          <li key={id}>
            <Text as="p">{texts.kinds[kind]}</Text>
            <Note>{[formatMoment(at, event.timezone), ...details].filter(Boolean).join(' · ')}</Note>
          </li>
        );
      })}
    </Stack>
  );
}
