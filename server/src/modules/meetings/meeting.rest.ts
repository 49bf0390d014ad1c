import { z } from 'zod';
import { defineRow, type Connection, type RestRow } from '../../core/rest/row';
import { id } from '../../core/rest/shapes';
import type { Zoned } from '../events/index';
import {
  MEETING_FIELDS,
  meetingShape,
  presentMeeting,
  presentSlot,
  type MeetingData,
  type SlotData,
} from './meeting.presenter';
import { MeetingAction } from './meeting.types';

type ZonedMeeting = MeetingData & Zoned;
type MeetingsData = Zoned & { meetings: Connection<MeetingData> };

const ZONED_MEETING = `event { timezone } ${MEETING_FIELDS}`;
const presentZoned = (meeting: ZonedMeeting) => presentMeeting(meeting, meeting.event.timezone);

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
    ? { slots: (slots as SlotData[]).map((slot) => presentSlot(slot, timezone)) }
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
          meetings(eventId: $eventId, first: 100, after: $after) { nodes { ${MEETING_FIELDS} } pageInfo { hasNextPage endCursor } }
        }`,
        variables: ({ params }) => ({ eventId: params.id }),
        everyPage: ({ meetings }: MeetingsData) => meetings,
        shape: ({ event, meetings }: MeetingsData) => ({
          meetings: meetings.nodes.map((meeting) => presentMeeting(meeting, event.timezone)),
        }),
      },
      {
        document: `query Meeting($id: ID!) { meeting(id: $id) { ${ZONED_MEETING} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ meeting }: { meeting: ZonedMeeting }) => ({ meeting: presentZoned(meeting) }),
      },
    ],
    response: z.union([z.object({ meeting: meetingShape }), z.object({ meetings: z.array(meetingShape) })]),
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
    response: z.object({ meeting: meetingShape }),
    conflict: (details, looked: { meeting: Zoned } | undefined) =>
      presentConflict(details, looked?.meeting.event.timezone),
  }),
];
