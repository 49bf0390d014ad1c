import { differences, recordChange } from '../../core/audit/change-log';
import { viewerOf } from '../../core/request/authorization';
import { Role } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { parseId } from '../../core/db/ids';
import { badInput, conflict, type FieldError } from '../../core/errors';
import { defineLoader, groupedBy } from '../../core/request/loaders';
import { inTransaction } from '../../core/request/transaction';
import { requireEventAccess, staffEventIds } from '../event-access/index';
import { evictSessionsOfUser } from '../sessions/index';
import { lockManagedUser, remainingKeysOf, setAllEvents } from '../users/index';
import { eventsOfStaff, giveEvents, keysOfEvent, removeEvents, staffOfEvent } from './event-staff.queries';
import type {
  EventStaff,
  SetStaffEventsInput,
  SetStaffEventsPayload,
  StaffEvent,
  StaffEventInput,
} from './event-staff.types';

type NamedEvent = StaffEvent & { title: string };

/** The events of staff of some events, as far as the viewer reaches them. */
export const staffEventsByUserId = defineLoader<NamedEvent[]>(async (ctx, userIds) => {
  const eventIds = staffEventIds(viewerOf(ctx));
  return groupedBy(await eventsOfStaff(ctx, { userIds, eventIds }), ({ userId }) => userId);
}, []);

/** Who can see an event without being an attendee of it. */
export async function getEventStaff(ctx: RequestContext, id: string): Promise<EventStaff> {
  const { eventId } = await requireEventAccess(ctx, id);
  const [staff, keys] = await Promise.all([staffOfEvent(ctx, { eventId }), keysOfEvent(ctx, { eventId })]);
  const people = staff.map(({ since, endsAt, addedByName, ...user }) => ({
    user,
    since,
    endsAt,
    addedByName,
  }));
  return { people, keys };
}

/** Says which events a user reaches as staff, from now on. */
export function setStaffEvents(
  ctx: RequestContext,
  { userId, allEvents, events }: SetStaffEventsInput,
): Promise<SetStaffEventsPayload> {
  const wanted = events.map(({ eventId, ...event }) => ({
    ...event,
    eventId: parseId(eventId, 'The event'),
  }));
  checkEvents(allEvents, wanted);
  return inTransaction(ctx, async (inner) => {
    const user = await lockManagedUser(inner, userId);
    if (user.role === Role.ADMIN && !allEvents)
      throw conflict('ADMIN_SEES_ALL', 'Administrators see all events.');
    const before = await recorded(inner, user);
    const eventIds = wanted.map(({ eventId }) => eventId);
    await removeEvents(inner, { userId: user.id, eventIds });
    const ends = wanted.map(({ endsAt }) => endsAt ?? null);
    const added = await giveEvents(inner, { userId: user.id, eventIds, ends, addedBy: viewerOf(ctx).userId });
    if (added.length < wanted.length)
      throw badInput([{ path: 'input.events', message: 'One of these events does not exist.' }]);
    user.allEvents = allEvents;
    await setAllEvents(inner, { userId: user.id, allEvents });
    evictSessionsOfUser(inner, user.id);
    inner.clearLoaders();
    const changed = differences(before, await recorded(inner, user));
    const subject = { eventId: null, subjectId: user.id, subjectName: user.displayName };
    if (changed) await recordChange(inner, { ...subject, action: 'user.events', ...changed });
    return { user, remainingKeys: await remainingKeysOf(inner, { userId: user.id }) };
  });
}

/** The rights to events in the log of changes. */
async function recorded(ctx: RequestContext, { id, allEvents }: { id: string; allEvents: boolean }) {
  const events = await staffEventsByUserId(ctx).load(id);
  return { allEvents, events: events.map(({ title, endsAt }) => (endsAt ? { title, endsAt } : { title })) };
}

function checkEvents(allEvents: boolean, events: readonly StaffEventInput[]): void {
  const errors: FieldError[] = [];
  const refuse = (path: string, message: string) =>
    void errors.push({ path: `input.events${path}`, message });
  if (allEvents && events.length > 0) refuse('', 'Choose all events or some, not both.');
  if (new Set(events.map(({ eventId }) => eventId)).size < events.length)
    refuse('', 'An event is named twice.');
  for (const [index, { endsAt }] of events.entries())
    if (endsAt && endsAt.getTime() <= Date.now()) refuse(`.${index}.endsAt`, 'Choose a time in the future.');
  if (errors.length > 0) throw badInput(errors);
}
