import { z } from 'zod';
import { clock, described, from, many, one, oneOrNull, shown, text, view } from '../../core/rest/view';
import { briefView } from '../attendees/index';
import { namedView } from '../pods/index';
import { MeetingClosedReason, MeetingStatus } from './meeting.entity';

const participantView = view({
  attendee_id: text('attendeeId'),
  attendee: one('attendee', briefView),
  as: from('as', z.enum(['SENDER', 'RECEIVER'])),
});

export const meetingView = view(
  {
    _id: text('id'),
    event_id: text('eventId'),
    status: from('status', z.enum(MeetingStatus)),
    from_date: clock('startsAt'),
    to_date: clock('endsAt'),
    message: shown(
      'viewerAs note',
      z.string().nullable().optional().meta({ description: 'For its two people; absent for staff.' }),
      ({ viewerAs, note }: { viewerAs: string | null; note: string | null }) => (viewerAs ? note : undefined),
    ),
    booth: described(
      oneOrNull('pod', namedView),
      'Wished while PENDING, taken once ACTIVE; null for any free one.',
    ),
    participants: many('participants', participantView),
    closed_reason: from('closedReason', z.enum(MeetingClosedReason).nullable()),
  },
  { id: 'Meeting', description: 'A request of a SENDER to a RECEIVER to meet at a booth.' },
);

export const slotView = view(
  { from_date: clock('startsAt'), to_date: clock('endsAt'), booths: many('pods', namedView) },
  { id: 'Slot', description: 'A time that both people and these booths have free.' },
);
