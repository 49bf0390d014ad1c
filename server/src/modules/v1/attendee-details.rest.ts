import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { attendeeView } from '../attendees/index';
import type { Zoned } from '../events/index';
import { meetingView } from '../meetings/index';

const tag = 'attendees';

interface DetailsData extends Viewed<typeof attendeeView>, Zoned {
  viewerMeetings: Viewed<typeof meetingView>[];
  match: { score: number; reasonTexts: string[] } | null;
}

/** Attendees with what connects them with the viewer. */
export const attendeeDetailsRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/attendees/details/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One attendee, with the meetings and the match of the viewer.',
    tag,
    params: z.object({ id: id() }),
    document: `query AttendeeDetails($id: ID!) {
      attendee(id: $id) { event { timezone } ${attendeeView.fields} viewerMeetings { ${meetingView.fields} } match { score reasonTexts } }
    }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ attendee }: { attendee: DetailsData }) => ({
      attendee: attendeeView.present(attendee, attendee.event.timezone),
      meetings: attendee.viewerMeetings.map((meeting) =>
        meetingView.present(meeting, attendee.event.timezone),
      ),
      match: attendee.match && { score: attendee.match.score, reasons: attendee.match.reasonTexts },
    }),
    response: z.object({
      attendee: attendeeView.shape,
      meetings: z.array(meetingView.shape).meta({ description: 'Meetings with the viewer, soonest first.' }),
      match: z
        .object({ score: z.number(), reasons: z.array(z.string()) })
        .nullable()
        .meta({
          description: 'How well the two match; null for staff, for oneself, and where nothing is shared.',
        }),
    }),
  }),
];
