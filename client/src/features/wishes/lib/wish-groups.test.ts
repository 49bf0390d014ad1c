import { expect, test } from 'vitest';
import type { MeetingWishKind, MyWish_WishFragment } from '../../../generated/graphql';
import { movedIds, wishGroups } from './wish-groups';

const wish = (id: string, position: number, of: 'attendee' | 'company', kind: MeetingWishKind | null) =>
  ({
    id,
    position,
    attendee: null,
    company: null,
    [of]: { viewerMeetingWish: kind },
  }) as never as MyWish_WishFragment;

test('wishes stand by kind in their order; those taken back and those of who is gone are left out', () => {
  const gone = { id: 'gone', position: 1, attendee: null, company: null } as never as MyWish_WishFragment;
  const groups = wishGroups([
    wish('second', 2, 'attendee', 'MUST'),
    wish('first', 1, 'company', 'MUST'),
    wish('like', 1, 'attendee', 'LIKE'),
    wish('back', 3, 'attendee', null),
    gone,
  ]);
  expect(groups.MUST.map(({ id }) => id)).toEqual(['first', 'second']);
  expect(groups.LIKE.map(({ id }) => id)).toEqual(['like']);
  expect(groups.NO).toEqual([]);
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('a wish moves from %i to %i', (from, to, order) => {
  expect(movedIds([{ id: 'a' }, { id: 'b' }, { id: 'c' }], from, to).join('')).toBe(order);
});
