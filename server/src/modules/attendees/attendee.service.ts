import { authorize, viewerOf } from '../../core/request/authorization';
import type { RequestContext, Viewer } from '../../core/request/context';
import { listProjection } from '../../core/graphql/projection';
import type { Plan } from '../../core/db/query';
import { fill, type Sql } from '../../core/db/sql';
import { badInput, forbidden, notFound } from '../../core/errors';
import { defineState } from '../../core/request/state';
import { isId, parseId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { totalOf } from '../../core/db/list-query';
import { checkPageArgs, encodeCursor, pageAt, pageOf, startOf, type Page } from '../../core/db/pagination';
import { isStaff } from '../../core/auth/roles';
import type { Selection } from '../../core/graphql/selection';
import { requireEventAccess, requireEventOf, ownAttendeeIdOf, isStaffIn } from '../event-access/index';
import { attendeeProjection } from './attendee.columns';
import { AttendeeStage, AttendeeStatus } from './attendee.entity';
import { seesAnswers } from '../answers/index';
import { rankingByMatch, type RankedList } from './attendee.events';
import { keepsPlan, searchedCountry, soleAnswer } from './attendee-list-plan';
import { attendeesPage, attendeesTotal, listConditions, VIEWER } from './attendee-list.queries';
import { searchOf } from './attendee-text';
import { CountrySizes } from './country-sizes';
import { attendeeById, isHiddenById } from './attendee.loaders';
import { attendeePolicy } from './attendee.policy';
import {
  AttendeeSort,
  type Attendee,
  type AttendeeChange,
  type AttendeeFilter,
  type AttendeesArgs,
} from './attendee.types';

const projectionFor = listProjection<Attendee>((rows) => attendeeProjection(rows.names, VIEWER));

/** As far as cursors go in the order of matches. */
const FURTHEST = 1_000_000;

const countrySizes = defineState(() => new CountrySizes());

/** A filter with explicit statuses: by default staff and programs see all attendees. */
const withStages = ({ role }: Viewer, { statuses, ...filter }: AttendeeFilter): AttendeeFilter => {
  const [stage, ...others] = filter.stages ?? [];
  // Who takes part has indexes by status.
  if (isStaff(role) && stage === AttendeeStage.CONFIRMED && others.length === 0)
    return { ...filter, stages: null, status: AttendeeStatus.CONFIRMED };
  return isStaff(role) && (stage || (!filter.status && !statuses?.length))
    ? { ...filter, status: null, statuses: [AttendeeStatus.INVITED, AttendeeStatus.CONFIRMED] }
    : { ...filter, ...(statuses && { statuses }) };
};

/** One page of the attendees, of all stages for staff and the confirmed ones for others; reads only what is asked for, and the total only if it is. */
export async function listAttendees(
  ctx: RequestContext,
  { filter: wanted, ...page }: AttendeesArgs,
  selection: Selection,
): Promise<Page<Attendee>> {
  checkPageArgs(page);
  const viewer = viewerOf(ctx);
  const filter = withStages(viewer, wanted ?? {});
  const args = { ...page, filter };
  const eventId = parseId(args.eventId, 'The event');
  const reader = { userId: viewer.userId, isStaff: isStaffIn(ctx, eventId) };
  if (!attendeePolicy.filter(viewer, filter)) await requireEventAccess(ctx, eventId);
  checkAttendeeFilter(ctx, filter, 'filter');
  const answer = soleAnswer(args.sort, filter);
  if (!answer) await requireSeenAnswers(ctx, eventId, filter);
  const text = await searchOf(ctx, eventId, reader, filter);
  const projection = projectionFor(selection);
  const asked = { eventId, reader, args, projection, text };
  if (args.sort === AttendeeSort.BEST_MATCH && !reader.isStaff) return listBestMatches(ctx, asked);
  const list = {
    ...asked,
    answer,
    plan: answer ? 'kept' : await chooseListPlan(ctx, eventId, args),
  } as const;
  const rows = await ctx.db.rows(attendeesPage(list));
  // The statement gives strangers no rows, nor those who do not see the answer; only then it is worth asking whether this is one.
  if (rows.length === 0) await requireEventAccess(ctx, eventId);
  if (rows.length === 0 && answer) await requireSeenAnswers(ctx, eventId, filter);
  const total = rows[0]?.total;
  return pageOf(
    rows,
    args,
    ({ placeValue = '', id }) => encodeCursor([placeValue, id]),
    () => total ?? totalOf(ctx.db, attendeesTotal(list)),
  );
}

async function chooseListPlan(
  ctx: RequestContext,
  eventId: string,
  { sort, filter }: AttendeesArgs,
): Promise<Plan> {
  if (keepsPlan(sort, filter ?? {})) return 'kept';
  const country = searchedCountry(sort, filter ?? {});
  const isSmall =
    country !== undefined && (await countrySizes(ctx.runtime).isSmall(ctx.db, eventId, country));
  return isSmall ? 'kept' : 'with-values';
}

/** The same with the best match first; there a cursor is a position in the order of that moment. */
async function listBestMatches(
  ctx: RequestContext,
  list: Omit<RankedList, 'start'>,
): Promise<Page<Attendee>> {
  const start = startOf(list.args, FURTHEST);
  const [query] = await rankingByMatch.run(ctx, { ...list, start });
  if (!query) throw new Error('Nothing ranks attendees by match');
  const rows = await ctx.db.rows(query.select);
  if (rows.length === 0) await requireEventAccess(ctx, list.eventId);
  const total = rows[0]?.total;
  return pageAt(start, rows, list.args, () => total ?? totalOf(ctx.db, query.count));
}

/** The conditions on `a` of a list with this filter; for staff with access to the event. */
export async function conditionsOfAttendeeFilter(
  ctx: RequestContext,
  eventId: string,
  asked: AttendeeFilter,
): Promise<Sql> {
  const viewer = viewerOf(ctx);
  const { userId } = viewer;
  const filter = withStages(viewer, asked);
  const reader = { userId, isStaff: isStaffIn(ctx, eventId) };
  checkAttendeeFilter(ctx, filter, 'input.filter');
  await requireSeenAnswers(ctx, eventId, filter);
  const text = await searchOf(ctx, eventId, reader, filter);
  return fill(listConditions(reader, filter, { text }).where, { eventId, userId });
}

function checkAttendeeFilter(ctx: RequestContext, filter: AttendeeFilter, path: string): void {
  const { status, statuses } = filter;
  if (status === AttendeeStatus.REMOVED || statuses?.includes(AttendeeStatus.REMOVED))
    throw badInput([
      { path: `${path}.${statuses ? 'statuses' : 'status'}`, message: 'Removed attendees are in no list.' },
    ]);
  authorize(attendeePolicy.filter, viewerOf(ctx), filter, 'Only staff can filter by this.');
}

/** Counting would tell what answers say that the viewer does not see. */
async function requireSeenAnswers(
  ctx: RequestContext,
  eventId: string,
  filter: AttendeeFilter,
): Promise<void> {
  if (!filter.answers?.length || isStaffIn(ctx, eventId)) return;
  const fieldIds = filter.answers.map(({ fieldId }) => fieldId);
  const { userId } = viewerOf(ctx);
  if (fieldIds.every(isId) && (await firstOf(seesAnswers(ctx, { eventId, userId, fieldIds })))?.all) return;
  await requireEventAccess(ctx, eventId);
  throw forbidden('You cannot filter by answers that you do not see.');
}

/** One attendee; the invited are seen by themselves and by staff only, and nobody whom rules of groups hide. */
export async function getAttendee(ctx: RequestContext, id: string): Promise<Attendee> {
  const attendee = await attendeeById(ctx).load(parseId(id, 'The attendee'));
  if (!attendee) throw notFound('The attendee');
  await requireEventOf(ctx, attendee.eventId, 'The attendee');
  if (!attendeePolicy.read(viewerOf(ctx), attendee) || (await isHiddenById(ctx).load(attendee.id)))
    throw notFound('The attendee');
  return attendee;
}

/** An attendee who has changed, as staff may see them; null in it once they were removed. */
export async function getAttendeeChange(
  ctx: RequestContext,
  eventId: string,
  attendeeId: string,
): Promise<AttendeeChange> {
  await requireEventAccess(ctx, eventId);
  const attendee = await attendeeById(ctx).load(attendeeId);
  const isThere = attendee !== null && attendeePolicy.read(viewerOf(ctx), attendee);
  return { attendeeId, attendee: isThere ? attendee : null };
}

/** The viewer's own profile in an event, confirmed or not; NOT_FOUND where there is none. */
export async function getOwnAttendee(ctx: RequestContext, eventId: string): Promise<Attendee> {
  const id = await ownAttendeeIdOf(ctx, parseId(eventId, 'The event'));
  const attendee = id ? await attendeeById(ctx).load(id) : null;
  if (!attendee) throw notFound('Your profile');
  return attendee;
}
