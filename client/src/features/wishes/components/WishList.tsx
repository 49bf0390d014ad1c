import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import type { MyWish_WishFragment } from '../../../generated/graphql';
import { useSetMeetingWishMutation } from '../../../generated/hooks';
import { fullName, jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { Note, PictureOrInitials, Row, SortableList, Stack, Text, useToasts } from '../../../ui';
import type { WishTarget } from '../hooks/useSetWish';
import { movedIds } from '../lib/wish-groups';
import WishMenu from './WishMenu';

/** How a person or company of a wish is drawn, and where it leads. */
function shownOf({ attendee, company }: MyWish_WishFragment, eventId: string) {
  if (attendee) {
    const { id, viewerMeetingWish: wish, avatarUrl: src } = attendee;
    const of: WishTarget = { type: 'Attendee', id, name: fullName(attendee), wish };
    return {
      of,
      line: jobLine(attendee),
      src,
      to: `${paths.attendees(eventId)}?person=${id}`,
      shape: undefined,
    };
  }
  const { id = '', name = '', viewerMeetingWish: wish = null, tagline, kind, logoUrl } = company ?? {};
  const of: WishTarget = { type: 'Company', id, name, wish };
  const to = kind ? paths.company(eventId, kind, id) : paths.event(eventId);
  return { of, line: tagline, src: logoUrl, to, shape: 'square' as const };
}

interface WishListProps {
  label: string;
  wishes: readonly MyWish_WishFragment[];
  /** Wishes are not taken now. */
  closed: boolean;
  /** Of no order. */
  fixed?: boolean;
}

/** Wishes of one kind: put in order by drag or arrow keys, changed and taken back by their menus. */
export function WishList({ label, wishes, closed, fixed = false }: WishListProps) {
  const { event } = useEventContext();
  const toasts = useToasts();
  const [mutate] = useSetMeetingWishMutation({ refreshes: ['meetingWishes'] });
  /** While the server is told of a new order, that is shown. */
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const shown = order ? wishes.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : wishes;
  const move = (from: number, to: number) => {
    const { attendee, company } = shown[from] ?? {};
    const kind = (attendee ?? company)?.viewerMeetingWish;
    const input = { attendeeId: attendee?.id, companyId: company?.id, kind, position: to + 1 };
    setOrder(movedIds(shown, from, to));
    void toasts.attempt(() => mutate({ variables: { input } }).finally(() => setOrder(null)));
  };
  return (
    <SortableList
      label={label}
      items={shown}
      keyOf={({ id }) => id}
      nameOf={(wish) => shownOf(wish, event.id).of.name}
      disabled={closed || fixed || wishes.length < 2}
      onMove={move}
    >
      {(wish, handle) => {
        const { of, line, src, to, shape } = shownOf(wish, event.id);
        return (
          <Row gap="sm">
            {handle}
            <PictureOrInitials name={of.name} src={src} size={44} shape={shape} />
            <Stack grow>
              <Text as={Link} to={to} strong>
                <bdi>{of.name}</bdi>
              </Text>
              {line && (
                <Note>
                  <bdi>{line}</bdi>
                </Note>
              )}
            </Stack>
            <WishMenu of={of} closed={closed} />
          </Row>
        );
      }}
    </SortableList>
  );
}
