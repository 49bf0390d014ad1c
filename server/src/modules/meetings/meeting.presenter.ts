import { z } from 'zod';
import { wallClockTime } from '../../core/rest/shapes';
import { toWallClock } from '../../core/rest/wall-clock';
import { BRIEF_FIELDS, briefShape, presentBrief, type BriefData } from '../attendees/index';
import { namedShape, presentNamed } from '../pods/index';
import { MeetingClosedReason, MeetingStatus } from './meeting.entity';

/** The selection of a meeting for `/v1`. */
export const MEETING_FIELDS = `id eventId status startsAt endsAt viewerAs note closedReason pod { id name }
  participants { attendeeId as attendee { ${BRIEF_FIELDS} } }`;

type Side = 'SENDER' | 'RECEIVER';

/** A meeting as that selection gives it. */
export interface MeetingData {
  id: string;
  eventId: string;
  status: MeetingStatus;
  startsAt: string;
  endsAt: string;
  /** Null to staff. */
  viewerAs: Side | null;
  note: string | null;
  closedReason: MeetingClosedReason | null;
  pod: { id: string; name: string } | null;
  participants: { attendeeId: string; as: Side; attendee: BriefData }[];
}

/** A time that two people and these pods have free. */
export interface SlotData {
  startsAt: string;
  endsAt: string;
  pods: { id: string; name: string }[];
}

export const meetingShape = z
  .object({
    _id: z.string(),
    event_id: z.string(),
    status: z.enum(MeetingStatus),
    from_date: wallClockTime(),
    to_date: wallClockTime(),
    message: z.string().nullable().optional().meta({ description: 'For its two people; absent for staff.' }),
    booth: namedShape
      .nullable()
      .meta({ description: 'Wished while PENDING, taken once ACTIVE; null for any free one.' }),
    participants: z.array(
      z.object({ attendee_id: z.string(), attendee: briefShape, as: z.enum(['SENDER', 'RECEIVER']) }),
    ),
    closed_reason: z.enum(MeetingClosedReason).nullable(),
  })
  .meta({ id: 'Meeting', description: 'A request of a SENDER to a RECEIVER to meet at a booth.' });

export const slotShape = z
  .object({ from_date: wallClockTime(), to_date: wallClockTime(), booths: z.array(namedShape) })
  .meta({ id: 'Slot', description: 'A time that both people and these booths have free.' });

/** A meeting in the words of `/v1`. */
export const presentMeeting = (meeting: MeetingData, timezone: string): z.output<typeof meetingShape> => ({
  _id: meeting.id,
  event_id: meeting.eventId,
  status: meeting.status,
  from_date: toWallClock(meeting.startsAt, timezone),
  to_date: toWallClock(meeting.endsAt, timezone),
  ...(meeting.viewerAs && { message: meeting.note }),
  booth: meeting.pod && presentNamed(meeting.pod),
  participants: meeting.participants.map(({ attendeeId, attendee, as }) => ({
    attendee_id: attendeeId,
    attendee: presentBrief(attendee),
    as,
  })),
  closed_reason: meeting.closedReason,
});

/** A slot in the words of `/v1`. */
export const presentSlot = (slot: SlotData, timezone: string): z.output<typeof slotShape> => ({
  from_date: toWallClock(slot.startsAt, timezone),
  to_date: toWallClock(slot.endsAt, timezone),
  booths: slot.pods.map(presentNamed),
});
