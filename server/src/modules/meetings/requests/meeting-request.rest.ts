import { z } from 'zod';
import { defineRow, type RestRow } from '../../../core/rest/row';
import { id, wallClockTime } from '../../../core/rest/shapes';
import { fromWallClock } from '../../../core/rest/wall-clock';
import type { Viewed } from '../../../core/rest/view';
import type { Zoned } from '../../events/index';
import { meetingView, slotView } from '../meeting.presenter';
import { presentConflict } from '../meeting.rest';

const tag = 'activities';

interface OptionsData {
  meetingOptions: {
    attendee: Zoned & { eventId: string };
    meetings: Viewed<typeof meetingView>[];
    slots: Viewed<typeof slotView>[];
  };
}

interface Receiver {
  attendee: Zoned & { eventId: string };
}

/** Finding a time with another attendee, and asking for it. */
export const meetingRequestRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/activities/meetings/:event_id/:connection_id'],
    access: 'confirmed attendees',
    summary: 'Meetings with another attendee, and the times free for both.',
    tag,
    params: z.object({ event_id: id(), connection_id: id() }),
    document: `query MeetingOptions($attendeeId: ID!) {
      meetingOptions(attendeeId: $attendeeId) {
        attendee { eventId event { timezone } }
        meetings { ${meetingView.fields} }
        slots { startsAt endsAt pods { id name } }
      }
    }`,
    variables: ({ params }) => ({ attendeeId: params.connection_id }),
    event: ({ meetingOptions }: OptionsData) => meetingOptions.attendee.eventId,
    shape: ({ meetingOptions: { attendee, meetings, slots } }: OptionsData) => ({
      meetings: meetings.map((meeting) => meetingView.present(meeting, attendee.event.timezone)),
      slots: slots.map((slot) => slotView.present(slot, attendee.event.timezone)),
    }),
    response: z.object({ meetings: z.array(meetingView.shape), slots: z.array(slotView.shape) }),
  }),
  defineRow({
    method: 'post',
    paths: ['/activities/request-meeting/:event_id'],
    access: 'confirmed attendees',
    summary: 'Ask another attendee for a meeting.',
    tag,
    params: z.object({ event_id: id() }),
    body: z.object({
      attendee_id: id(),
      from_date: wallClockTime(),
      to_date: wallClockTime().nullish(),
      booth_id: id().nullish(),
      message: z.string().nullish(),
    }),
    lookup: {
      document: 'query Receiver($id: ID!) { attendee(id: $id) { eventId event { timezone } } }',
      variables: ({ body }) => ({ id: body.attendee_id }),
      event: ({ attendee }: Receiver) => attendee.eventId,
    },
    document: `mutation RequestMeeting($input: RequestMeetingInput!) {
      requestMeeting(input: $input) { meeting { event { timezone } ${meetingView.fields} } }
    }`,
    variables: ({ body }, { attendee: { event } }: Receiver) => ({
      input: {
        attendeeId: body.attendee_id,
        startsAt: fromWallClock(body.from_date, event.timezone),
        endsAt: body.to_date && fromWallClock(body.to_date, event.timezone),
        podId: body.booth_id,
        note: body.message,
      },
    }),
    shape: ({
      requestMeeting: { meeting },
    }: {
      requestMeeting: { meeting: Viewed<typeof meetingView> & Zoned };
    }) => ({ meeting: meetingView.present(meeting, meeting.event.timezone) }),
    response: z.object({ meeting: meetingView.shape }),
    status: 201,
    fields: { startsAt: 'from_date', endsAt: 'to_date', podId: 'booth_id', note: 'message' },
    conflict: (details, looked: Receiver | undefined) =>
      presentConflict(details, looked?.attendee.event.timezone),
  }),
];
