import { z } from 'zod';
import { defineRow, type Connection, type RestRow } from '../../core/rest/row';
import { id } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import type { Zoned } from '../events/index';
import { meetingView, slotView } from './meeting.presenter';
import { MeetingAction } from './meeting.types';

type ZonedMeeting = Viewed<typeof meetingView> & Zoned;
type MeetingsData = Zoned & { meetings: Connection<Viewed<typeof meetingView>> };

const ZONED_MEETING = `event { timezone } ${meetingView.fields}`;
const presentZoned = (meeting: ZonedMeeting) => meetingView.present(meeting, meeting.event.timezone);

const actions = {
  accept: MeetingAction.ACCEPT,
  reject: MeetingAction.REJECT,
  cancel: MeetingAction.CANCEL,
} as const;

/** A conflict's slots in event time. */
export const presentConflict = (
  { slots }: Readonly<Record<string, unknown>>,
  timezone: string | undefined,
): Record<string, unknown> =>
  Array.isArray(slots) && timezone
    ? { slots: (slots as Viewed<typeof slotView>[]).map((slot) => slotView.present(slot, timezone)) }
    : {};

export const meetingRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/meetings/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One meeting; or, by the id of an event, the own meetings there, soonest first.',
    tag: 'meetings',
    params: z.object({ id: id() }),
    operations: [
      {
        document: `query Meetings($eventId: ID!, $after: String) {
          event(id: $eventId) { timezone }
          meetings(eventId: $eventId, first: 100, after: $after) { nodes { ${meetingView.fields} } pageInfo { hasNextPage endCursor } }
        }`,
        variables: ({ params }) => ({ eventId: params.id }),
        everyPage: ({ meetings }: MeetingsData) => meetings,
        shape: ({ event, meetings }: MeetingsData) => ({
          meetings: meetings.nodes.map((meeting) => meetingView.present(meeting, event.timezone)),
        }),
      },
      {
        document: `query Meeting($id: ID!) { meeting(id: $id) { ${ZONED_MEETING} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ meeting }: { meeting: ZonedMeeting }) => ({ meeting: presentZoned(meeting) }),
      },
    ],
    response: z.union([
      z.object({ meeting: meetingView.shape }),
      z.object({ meetings: z.array(meetingView.shape) }),
    ]),
  }),
  defineRow({
    method: 'post',
    paths: ['/meetings/:id'],
    access: 'confirmed attendees',
    summary: 'Accept or reject a meeting as its receiver, or cancel it as either side.',
    tag: 'meetings',
    params: z.object({ id: id() }),
    body: z.object({ action: z.enum(['accept', 'reject', 'cancel']) }),
    lookup: {
      document: 'query MeetingZone($id: ID!) { meeting(id: $id) { event { timezone } } }',
      variables: ({ params }) => ({ id: params.id }),
    },
    document: `mutation RespondToMeeting($input: RespondToMeetingInput!) {
      respondToMeeting(input: $input) { meeting { ${ZONED_MEETING} } }
    }`,
    variables: ({ params, body }) => ({ input: { meetingId: params.id, action: actions[body.action] } }),
    shape: ({ respondToMeeting: { meeting } }: { respondToMeeting: { meeting: ZonedMeeting } }) => ({
      meeting: presentZoned(meeting),
    }),
    response: z.object({ meeting: meetingView.shape }),
    conflict: (details, looked: { meeting: Zoned } | undefined) =>
      presentConflict(details, looked?.meeting.event.timezone),
  }),
];
