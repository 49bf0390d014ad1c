import { calendarOf } from '../../core/files/ics';
import type { RequestContext } from '../../core/context';
import { badInput } from '../../core/errors';
import type { EventAccessService } from '../event-access/index';
import { meetingEntriesFor } from '../meetings/meeting-calendar.loader';
import type { MeetingService } from '../meetings/meeting.service';
import { ActivityKind } from './activity.entity';
import { activityEntry } from './activity-calendar';
import type { ActivityService } from './activity.service';
import type { Activity } from './activity.types';
import { deleteAgendaEntry, insertAgendaEntry, plannedActivities } from './agenda.queries';
import type { AgendaItem } from './agenda.types';
import type { BusyTimeService } from './busy-time.service';

/** What one attendee has planned. */
export class AgendaService {
  constructor(
    private readonly access: EventAccessService,
    private readonly activities: ActivityService,
    private readonly meetings: MeetingService,
    private readonly busyTimes: BusyTimeService,
  ) {}

  /** Puts an activity into the viewer's agenda; doing it again changes nothing. */
  async add(ctx: RequestContext, activityId: string): Promise<Activity> {
    const activity = await this.activities.get(ctx, activityId);
    const me = await this.access.member(ctx, activity.eventId);
    if (activity.kind === ActivityKind.POD)
      throw badInput([{ path: 'input.activityId', message: 'This is not for visitors.' }]);
    await insertAgendaEntry(ctx, { attendeeId: me.attendeeId, activityId: activity.id });
    return activity;
  }

  /** Takes an activity out of the viewer's agenda; doing it again changes nothing. */
  async remove(ctx: RequestContext, activityId: string): Promise<Activity> {
    const activity = await this.activities.get(ctx, activityId);
    const me = await this.access.member(ctx, activity.eventId);
    await deleteAgendaEntry(ctx, { attendeeId: me.attendeeId, activityId: activity.id });
    return activity;
  }

  /** Activities, own meetings that are not closed, and busy times, in the order of time. */
  async list(ctx: RequestContext, id: string): Promise<AgendaItem[]> {
    const { eventId, attendeeId } = await this.access.member(ctx, id);
    const [activities, meetings, busyTimes] = await Promise.all([
      plannedActivities(ctx, { attendeeId }),
      this.meetings.open(ctx, attendeeId),
      this.busyTimes.list(ctx, eventId),
    ]);
    const none = { activity: null, meeting: null, busyTime: null };
    const items: AgendaItem[] = [
      ...activities.map((activity) => ({ ...none, ...spanOf(activity), activity })),
      ...meetings.map((meeting) => ({ ...none, ...spanOf(meeting), meeting })),
      ...busyTimes.map((busyTime) => ({ ...none, ...spanOf(busyTime), busyTime })),
    ];
    return items.sort(
      (one, other) =>
        one.startsAt.getTime() - other.startsAt.getTime() || one.endsAt.getTime() - other.endsAt.getTime(),
    );
  }

  /** Activities and agreed meetings as a calendar file; what was agreed on and then closed is in it as CANCELLED. */
  async calendar(ctx: RequestContext, id: string): Promise<string> {
    const { eventId, attendeeId } = await this.access.member(ctx, id);
    const [activities, meetings] = await Promise.all([
      plannedActivities(ctx, { attendeeId }),
      this.meetings.agreed(ctx, attendeeId),
    ]);
    const { head, entries } = await meetingEntriesFor(ctx, eventId, meetings);
    return calendarOf(head, [...activities.map(activityEntry), ...entries]);
  }
}

const spanOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => ({ startsAt, endsAt });
