import type { MeetingWishKind, MyWish_WishFragment } from '../../../generated/graphql';

type Groups = Record<MeetingWishKind, MyWish_WishFragment[]>;

/** What the viewer wants now: of the person or company, which the screen changes before the list is read again. */
const kindOf = ({ attendee, company }: MyWish_WishFragment): MeetingWishKind | null =>
  (attendee ?? company)?.viewerMeetingWish ?? null;

/** The wishes by kind, each in its order; those of people who are gone, and those taken back, are left out. */
export function wishGroups(wishes: readonly MyWish_WishFragment[]): Groups {
  const groups: Groups = { MUST: [], LIKE: [], NO: [] };
  for (const wish of [...wishes].sort((a, b) => a.position - b.position)) {
    const kind = kindOf(wish);
    if (kind) groups[kind].push(wish);
  }
  return groups;
}

/** The ids of wishes after one has moved. */
export function movedIds(wishes: readonly { id: string }[], from: number, to: number): string[] {
  const ids = wishes.map(({ id }) => id);
  const [moved] = ids.splice(from, 1);
  return moved ? ids.toSpliced(to, 0, moved) : ids;
}
