import { HeartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useEventZone } from '../../../data/event/useEventZone';
import type { MyWishesQuery } from '../../../generated/graphql';
import { useMyWishesQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { formatFarMoment } from '../../../lib/time';
import { EmptyState, Hint, Note, Pending, Sheet, Stack, Text, useNow } from '../../../ui';
import { wishGroups } from '../lib/wish-groups';
import { messages } from '../messages';
import { WishList } from './WishList';

/** From when or until when wishes are taken. */
function TakenWhen({ event }: { event: MyWishesQuery['event'] }) {
  const zone = useEventZone();
  const now = useNow();
  const { takesWishes, wishesOpenAt, wishesCloseAt } = event.meetingProgram ?? {};
  if (takesWishes)
    return <Hint>{messages.untilWhen(formatFarMoment(wishesCloseAt ?? event.endsAt, zone))}</Hint>;
  if (!wishesOpenAt) return <Hint>{messages.notOpen}</Hint>;
  const isToCome = Date.parse(wishesOpenAt) > now.getTime();
  return <Hint>{isToCome ? messages.opensAt(formatFarMoment(wishesOpenAt, zone)) : messages.closed}</Hint>;
}

function MyWishes({ eventId }: { eventId: string }) {
  const navigate = useNavigate();
  const { data, error, loading, refetch, fetchMore } = useMyWishesQuery({ variables: { eventId } });
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} avatar rows={8} />;
  const { event, meetingWishes } = data;
  const { MUST, LIKE, NO } = wishGroups(meetingWishes.nodes);
  const program = event.meetingProgram;
  const closed = !program?.takesWishes;
  if (MUST.length + LIKE.length + NO.length === 0)
    return (
      <EmptyState
        icon={<HeartOutlined aria-hidden />}
        title={messages.emptyTitle}
        text={messages.emptyText}
        action={
          <Button type="primary" onClick={() => void navigate(paths.attendees(eventId))}>
            {messages.findPeople}
          </Button>
        }
      />
    );
  const isPublished = meetingWishes.nodes.some(({ isPlaced }) => isPlaced !== null);
  const missing = MUST.filter(({ isPlaced }) => isPlaced === false).length;
  const groups = [
    { kind: 'MUST' as const, wishes: MUST, note: program && messages.musts(MUST.length, program.maxMusts) },
    { kind: 'LIKE' as const, wishes: LIKE, note: null },
  ];
  return (
    <Stack gap="lg">
      {(!isPublished || !closed) && <TakenWhen event={event} />}
      {missing > 0 && <Hint>{messages.notPlaced(missing, MUST.length)}</Hint>}
      {groups
        .filter(({ wishes }) => wishes.length > 0)
        .map(({ kind, wishes, note }) => (
          <Stack as="section" key={kind} gap="sm" aria-labelledby={`wishes-${kind}`}>
            <Stack>
              <Text as="h2" id={`wishes-${kind}`} size="md" strong>
                {messages.groups[kind]}
              </Text>
              <Note>{[note, wishes.length > 1 && messages.order].filter(Boolean).join(' · ')}</Note>
            </Stack>
            <WishList label={messages.groups[kind]} wishes={wishes} closed={closed} />
          </Stack>
        ))}
      {NO.length > 0 && (
        <details>
          <Text as="summary" tone="secondary" strong style={{ paddingBlock: 12 }}>
            {messages.noThanks(NO.length)}
          </Text>
          <WishList label={messages.kinds.NO} wishes={NO} closed={closed} fixed />
        </details>
      )}
      {meetingWishes.pageInfo.hasNextPage && (
        <Button
          block
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: meetingWishes.pageInfo.endCursor } })}
        >
          {messages.showMore}
        </Button>
      )}
    </Stack>
  );
}

/** What the viewer wants of whom in meetings, in one's own order. */
export default function MyWishesSheet({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  return (
    <Sheet title={messages.title} onClose={onClose}>
      <MyWishes eventId={eventId} />
    </Sheet>
  );
}
