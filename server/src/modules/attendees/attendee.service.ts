import { authorize, viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { listReading } from '../../core/columns';
import { badInput, notFound } from '../../core/errors';
import { knownId } from '../../core/ids';
import { pageOf, totalOf } from '../../core/list-query';
import { checkPageArgs, type Page } from '../../core/pagination';
import { isStaff } from '../../core/roles';
import type { Selection } from '../../core/selection';
import { ownAttendeeIdOf, type EventAccessService } from '../events/event-access.service';
import { attendeeReading } from './attendee.columns';
import { AttendeeStatus } from './attendee.entity';
import { attendeeListQuery, VIEWER } from './attendee-list';
import { attendeeById } from './attendee.loaders';
import { attendeePolicy } from './attendee.policy';
import type { Attendee, AttendeesArgs } from './attendee.types';

const readingFor = listReading((rows) => attendeeReading(rows.names, VIEWER));

type CountedRow = Attendee & { total?: number };

/** The attendees of an event, as the others see them. */
export class AttendeeService {
  constructor(private readonly access: EventAccessService) {}

  /** One page of the attendees, the confirmed ones unless staff ask for others; reads only what is asked for, and the total only if it is. */
  async list(ctx: RequestContext, args: AttendeesArgs, selection: Selection): Promise<Page<Attendee>> {
    checkPageArgs(args);
    const viewer = viewerOf(ctx);
    const reader = { userId: viewer.userId, isStaff: isStaff(viewer.role) };
    const eventId = knownId(args.eventId, 'The event');
    if (!attendeePolicy.filter(viewer, args.filter ?? {})) await this.access.enter(ctx, eventId);
    if (args.filter?.status === AttendeeStatus.REMOVED)
      throw badInput([{ path: 'filter.status', message: 'Removed attendees are in no list.' }]);
    authorize(attendeePolicy.filter, viewer, args.filter ?? {}, 'Only staff can filter by this.');
    const query = attendeeListQuery(eventId, reader, args, readingFor(selection));
    const rows = await ctx.sql.rows<CountedRow>(query.select);
    // The statement gives strangers no rows; only then it is worth asking whether this is one.
    if (rows.length === 0) await this.access.enter(ctx, eventId);
    const total = rows[0]?.total;
    return pageOf(rows, args, query.cursorOf, () => total ?? totalOf(ctx.sql, query.count));
  }

  /** One attendee; the invited are seen by themselves and by staff only. */
  async get(ctx: RequestContext, id: string): Promise<Attendee> {
    const attendee = await attendeeById(ctx).load(knownId(id, 'The attendee'));
    if (!attendee) throw notFound('The attendee');
    await this.access.enterFor(ctx, attendee.eventId, 'The attendee');
    if (!attendeePolicy.read(viewerOf(ctx), attendee)) throw notFound('The attendee');
    return attendee;
  }

  /** The viewer's own profile in an event, confirmed or not; NOT_FOUND where there is none. */
  async own(ctx: RequestContext, eventId: string): Promise<Attendee> {
    const id = await ownAttendeeIdOf(ctx, knownId(eventId, 'The event'));
    const attendee = id ? await attendeeById(ctx).load(id) : null;
    if (!attendee) throw notFound('Your profile');
    return attendee;
  }
}
