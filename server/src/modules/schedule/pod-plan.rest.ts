import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, succeeded, successShape, wallClockTime } from '../../core/rest/shapes';
import { fromWallClock, toWallClock } from '../../core/rest/wall-clock';
import type { Zoned } from '../events/index';
import { MEETING_FIELDS, meetingShape, presentMeeting, type MeetingData } from '../meetings/index';
import { ACTIVITY_FIELDS, activityShape, presentActivity, type ActivityData } from './activity.presenter';

const tag = 'activities';

interface PodMeetingData {
  startsAt: string;
  endsAt: string;
  meeting: MeetingData | null;
}

type PodData = Zoned & { podActivities: { activities: ActivityData[]; meetings: PodMeetingData[] } };

interface Moved {
  activity: (ActivityData & Zoned) | null;
  meeting: (MeetingData & Zoned) | null;
}

const busyShape = z
  .object({ from_date: wallClockTime(), to_date: wallClockTime() })
  .meta({ id: 'BusyBooth', description: 'A meeting of others: that there is one is all that is told.' });

const presentPodMeeting = ({ startsAt, endsAt, meeting }: PodMeetingData, timezone: string) =>
  meeting
    ? presentMeeting(meeting, timezone)
    : { from_date: toWallClock(startsAt, timezone), to_date: toWallClock(endsAt, timezone) };

const ZONE = 'activity { event { timezone } } meeting { event { timezone } }';

const zoneOf = ({ activity, meeting }: Moved): string => (activity ?? meeting)?.event.timezone ?? 'UTC';

const presentMoved = ({ activity, meeting }: Moved) => {
  if (activity) return { activity: presentActivity(activity, activity.event.timezone) };
  if (meeting) return { meeting: presentMeeting(meeting, meeting.event.timezone) };
  throw new Error('Neither an activity nor a meeting was moved');
};

export const podPlanRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/activities/pod/:event_id/:booth_id'],
    access: 'confirmed attendees and staff',
    summary: 'What happens at a booth; of the meetings of others attendees see the time alone.',
    tag,
    params: z.object({ event_id: id(), booth_id: id() }),
    document: `query PodActivities($eventId: ID!, $podId: ID!) {
      event(id: $eventId) { timezone }
      podActivities(eventId: $eventId, podId: $podId) {
        activities { ${ACTIVITY_FIELDS} } meetings { startsAt endsAt meeting { ${MEETING_FIELDS} } }
      }
    }`,
    variables: ({ params }) => ({ eventId: params.event_id, podId: params.booth_id }),
    shape: ({ event: { timezone }, podActivities }: PodData) => ({
      activities: podActivities.activities.map((activity) => presentActivity(activity, timezone)),
      meetings: podActivities.meetings.map((meeting) => presentPodMeeting(meeting, timezone)),
    }),
    response: z.object({
      activities: z.array(activityShape),
      meetings: z.array(z.union([meetingShape, busyShape])),
    }),
  }),
  defineRow({
    method: 'put',
    paths: ['/activities/update-activity/:activity_id'],
    access: 'managers',
    summary: 'Move an activity of any kind, or a meeting, whose people are told.',
    tag,
    params: z.object({ activity_id: id() }),
    body: z.object({
      from_date: wallClockTime().nullish(),
      to_date: wallClockTime().nullish(),
      booth_id: id().nullish(),
    }),
    lookup: {
      document: `query PodActivityZone($id: ID!) { podActivity(id: $id) { ${ZONE} } }`,
      variables: ({ params }) => ({ id: params.activity_id }),
    },
    document: `mutation UpdatePodActivity($input: UpdatePodActivityInput!) {
      updatePodActivity(input: $input) { podActivity { ${ZONE} activity { ${ACTIVITY_FIELDS} } meeting { ${MEETING_FIELDS} } } }
    }`,
    variables: ({ params, body }, { podActivity }: { podActivity: Moved }) => {
      const timezone = zoneOf(podActivity);
      return {
        input: {
          podActivityId: params.activity_id,
          startsAt: body.from_date && fromWallClock(body.from_date, timezone),
          endsAt: body.to_date && fromWallClock(body.to_date, timezone),
          podId: body.booth_id,
        },
      };
    },
    shape: ({ updatePodActivity: { podActivity } }: { updatePodActivity: { podActivity: Moved } }) =>
      presentMoved(podActivity),
    response: z.union([z.object({ activity: activityShape }), z.object({ meeting: meetingShape })]),
    fields: { podActivityId: 'activity_id', startsAt: 'from_date', endsAt: 'to_date', podId: 'booth_id' },
  }),
  defineRow({
    method: 'delete',
    paths: ['/activities/remove-activity/:id'],
    access: 'managers',
    summary: 'Take an activity of any kind off the schedule, or close a meeting; its people are told.',
    tag,
    params: z.object({ id: id() }),
    document:
      'mutation RemovePodActivity($input: RemovePodActivityInput!) { removePodActivity(input: $input) { podActivity { meeting { id } } } }',
    variables: ({ params }) => ({ input: { podActivityId: params.id } }),
    shape: succeeded,
    response: successShape(),
  }),
];
