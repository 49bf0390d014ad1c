import type { RequestContext } from '../../core/context';
import type { MeetingRemovalService } from '../meetings/meeting-removal.service';
import { lockForRemoval, removeAttendees } from './attendee-removal.queries';

/** What goes with attendees who leave. */
export interface Removal {
  /** Future meetings that were closed. */
  meetings: number;
}

/** Letting attendees go: their data, their future meetings, their place in lists. History keeps a tombstone. */
export class AttendeeRemovalService {
  constructor(private readonly meetings: MeetingRemovalService) {}

  /** Removes these attendees, in the caller's transaction; the others of their meetings are told. */
  async remove(ctx: RequestContext, attendeeIds: readonly string[]): Promise<Removal> {
    if (!ctx.transaction) throw new Error('People are removed inside a transaction');
    await lockForRemoval(ctx, { ids: attendeeIds });
    const meetings = await this.meetings.closeOf(ctx, attendeeIds);
    await removeAttendees(ctx, { ids: attendeeIds });
    return { meetings };
  }
}
