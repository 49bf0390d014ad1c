import { newId, parseId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { badInput, notFound } from '../../core/errors';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { byKey, defineLoader } from '../../core/request/loaders';
import { inTransaction } from '../../core/request/transaction';
import { type Attendee, getAttendee, getOwnAttendee, lockAttendees } from '../attendees/index';
import { type Company, getCompany } from '../companies/index';
import { requireAttendee } from '../event-access/index';
import { assertMayWish, assertMayWishCompany } from '../meetings/index';
import { programOf } from './program.service';
import { wishConflicts } from './wish.errors';
import { MeetingWishKind } from './wish.entity';
import {
  changeWish,
  deleteWish,
  forgetUnseenWishes,
  insertWish,
  participantsAmong,
  placeWishes,
  wishesOfAttendees,
  wishesOfCompanies,
  wishesPage,
  wishIdsInOrder,
  wishTo,
} from './wish.queries';
import {
  MAX_LIKES,
  MAX_MUSTS,
  type MeetingWish,
  type MeetingWishesArgs,
  type SetMeetingWishInput,
  type SetMeetingWishPayload,
} from './wish.types';

const { MUST, LIKE, NO } = MeetingWishKind;

/** What the viewer wants of an attendee or a company, and whether they may wish for a meeting now. */
interface ViewerWish {
  kind: MeetingWishKind | null;
  may: boolean;
}
const NOTHING: ViewerWish = { kind: null, may: false };

/** What the viewer wants of an attendee; nothing for staff. */
export const wishByAttendeeId = defineLoader<ViewerWish>(async (ctx, ids) => {
  const rows = await wishesOfAttendees(ctx, { userId: viewerOf(ctx).userId, ids });
  return byKey(rows, ({ id }) => id);
}, NOTHING);

/** What the viewer wants of a company; nothing for staff. */
export const wishByCompanyId = defineLoader<ViewerWish>(async (ctx, ids) => {
  const rows = await wishesOfCompanies(ctx, { userId: viewerOf(ctx).userId, ids });
  return byKey(rows, ({ id }) => id);
}, NOTHING);

/** The viewer's own wishes in an event, in their order. */
export async function listWishes(
  ctx: RequestContext,
  { eventId, kind = null, ...page }: MeetingWishesArgs,
): Promise<Page<MeetingWish>> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return wishesPage(ctx.db, { fromId: attendeeId, kind }, page);
}

/** One side of a wish, which the viewer may see. */
interface Side {
  eventId: string;
  attendee: Attendee | null;
  company: Company | null;
}

async function sideOf(ctx: RequestContext, input: SetMeetingWishInput): Promise<Side> {
  if (Boolean(input.attendeeId) === Boolean(input.companyId))
    throw badInput([{ path: 'input.attendeeId', message: 'Name an attendee or a company.' }]);
  if (input.companyId) {
    const company = await getCompany(ctx, input.companyId);
    return { eventId: company.eventId, attendee: null, company };
  }
  const attendee = await getAttendee(ctx, parseId(input.attendeeId ?? '', 'The attendee'));
  return { eventId: attendee.eventId, attendee, company: null };
}

/** Says what the viewer wants of an attendee or a company, or takes it back; doing it again changes nothing. */
export async function setMeetingWish(
  ctx: RequestContext,
  { kind = null, position, ...input }: SetMeetingWishInput,
): Promise<SetMeetingWishPayload> {
  const other = await sideOf(ctx, input);
  await saveWish(ctx, other, () => ({ kind, position: position ?? null }));
  return { attendee: other.attendee, company: other.company };
}

/** Says "not for me" of an attendee, or takes it back; another wish is not taken back by that. */
export async function setNotForMe(
  ctx: RequestContext,
  attendeeId: string,
  notForMe: boolean,
): Promise<Attendee> {
  const attendee = await getAttendee(ctx, attendeeId);
  const { eventId } = attendee;
  await saveWish(ctx, { eventId, attendee, company: null }, (known) =>
    notForMe ? { kind: NO, position: null } : { kind: known === NO ? null : known, position: null },
  );
  return attendee;
}

interface Said {
  kind: MeetingWishKind | null;
  position: number | null;
}

async function saveWish(
  ctx: RequestContext,
  other: Side,
  say: (known: MeetingWishKind | null) => Said,
): Promise<void> {
  const { attendeeId: fromId } = await requireAttendee(ctx, other.eventId);
  if (other.attendee?.userId === viewerOf(ctx).userId)
    throw badInput([{ path: 'input.attendeeId', message: 'This is you.' }]);
  const pair = { fromId, toAttendeeId: other.attendee?.id ?? null, toCompanyId: other.company?.id ?? null };
  await inTransaction(ctx, async (inner) => {
    // The wishes of one person are written one after the other: they are counted, and have an order.
    if (!(await lockAttendees(inner.db, [fromId]))) throw notFound('The event');
    const known = await firstOf(wishTo(inner, pair));
    const said = say(known?.kind ?? null);
    if (said.kind === (known?.kind ?? null) && said.position === null) return;
    await assertMaySay(inner, fromId, other, { was: known?.kind ?? null, is: said.kind });
    await forgetUnseenWishes(inner, { fromId });
    if (said.kind === null) await deleteWish(inner, { id: known!.id });
    else await write(inner, { ...pair, kind: said.kind, position: said.position }, known ?? null);
  });
  ctx.clearLoaders();
}

/** "Not for me" may be said and taken back at any time. For all else wishes have to be open, and both have to take part and may meet. */
async function assertMaySay(
  ctx: RequestContext,
  fromId: string,
  { eventId, attendee, company }: Side,
  { was, is }: { was: MeetingWishKind | null; is: MeetingWishKind | null },
): Promise<void> {
  const own = await getOwnAttendee(ctx, eventId);
  if (company && own?.companyId === company.id)
    throw badInput([{ path: 'input.companyId', message: 'You cannot ask your own company for a meeting.' }]);
  if (is === NO || (is === null && was === NO)) return;
  const program = await programOf(ctx, eventId);
  if (!program?.wishesOpenAt || program.wishesOpenAt > new Date()) throw wishConflicts.notOpen();
  if (!program.takesWishes) throw wishConflicts.closed();
  if (is === null) return;
  if ((await participantsAmong(ctx, { ids: [fromId] })).length === 0) throw wishConflicts.youTakeNoPart();
  if (attendee && attendee.companyId !== null && attendee.companyId === own?.companyId)
    throw badInput([{ path: 'input.attendeeId', message: 'They are of your own company.' }]);
  const ids = attendee
    ? await assertMayWish(ctx, { senderId: fromId, receiverId: attendee.id })
    : await assertMayWishCompany(ctx, { senderId: fromId, companyId: company!.id });
  if ((await participantsAmong(ctx, { ids })).length === 0) throw wishConflicts.theyTakeNoPart();
}

/** Writes a wish of a locked attendee, and its place among the others of its kind. */
async function write(
  ctx: RequestContext,
  {
    kind,
    position,
    ...pair
  }: Parameters<typeof wishTo>[1] & { kind: MeetingWishKind; position: number | null },
  known: MeetingWish | null,
): Promise<void> {
  const { fromId } = pair;
  const id = known?.id ?? newId();
  const others = (await wishIdsInOrder(ctx, { fromId, kind }))
    .map((other) => other.id)
    .filter((it) => it !== id);
  if (kind === MUST && others.length >= MAX_MUSTS) throw wishConflicts.tooManyMusts();
  if (kind === LIKE && others.length >= MAX_LIKES) throw wishConflicts.tooManyLikes();
  if (!known) await insertWish(ctx, { id, ...pair, kind });
  else if (known.kind !== kind) await changeWish(ctx, { id, kind });
  if (kind === NO) return;
  await placeWishes(ctx, { ids: others.toSpliced(position === null ? others.length : position - 1, 0, id) });
}
