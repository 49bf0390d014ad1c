import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, succeeded, successShape, wallClockTime } from '../../core/rest/shapes';
import { fromWallClock } from '../../core/rest/wall-clock';
import { clock, view, type Viewed } from '../../core/rest/view';
import type { Zoned } from '../events/index';
import { meetingView } from '../meetings/index';
import { activityView } from './activity.presenter';

const tag = 'activities';

const busyView = view(
  { from_date: clock('startsAt'), to_date: clock('endsAt') },
  { id: 'BusyBooth', description: 'A meeting of others: that there is one is all that is told.' },
);

type PodMeetingData = Viewed<typeof busyView> & { meeting: Viewed<typeof meetingView> | null };

type PodData = Zoned & {
  podActivities: { activities: Viewed<typeof activityView>[]; meetings: PodMeetingData[] };
};

interface Moved {
  activity: (Viewed<typeof activityView> & Zoned) | null;
  meeting: (Viewed<typeof meetingView> & Zoned) | null;
}

const ZONE = 'activity { event { timezone } } meeting { event { timezone } }';

const zoneOf = ({ activity, meeting }: Moved): string => (activity ?? meeting)?.event.timezone ?? 'UTC';

const presentMoved = ({ activity, meeting }: Moved) => {
  if (activity) return { activity: activityView.present(activity, activity.event.timezone) };
  if (meeting) return { meeting: meetingView.present(meeting, meeting.event.timezone) };
  throw new Error('Neither an activity nor a meeting was moved');
};

export const podPlanRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/activities/pod/:event_id/:booth_id'],
    access: 'confirmed attendees and staff',
    summary: "Bookings of a booth; attendees see only the times of other people's meetings.",
    tag,
    params: z.object({ event_id: id(), booth_id: id() }),
    document: `query PodActivities($eventId: ID!, $podId: ID!) {
      event(id: $eventId) { timezone }
      podActivities(eventId: $eventId, podId: $podId) {
        activities { ${activityView.fields} } meetings { ${busyView.fields} meeting { ${meetingView.fields} } }
      }
    }`,
    variables: ({ params }) => ({ eventId: params.event_id, podId: params.booth_id }),
    shape: ({ event: { timezone }, podActivities }: PodData) => ({
      activities: podActivities.activities.map((activity) => activityView.present(activity, timezone)),
      meetings: podActivities.meetings.map(({ meeting, ...busy }) =>
        meeting ? meetingView.present(meeting, timezone) : busyView.present(busy, timezone),
      ),
    }),
    response: z.object({
      activities: z.array(activityView.shape),
      meetings: z.array(z.union([meetingView.shape, busyView.shape])),
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
      updatePodActivity(input: $input) { podActivity { ${ZONE} activity { ${activityView.fields} } meeting { ${meetingView.fields} } } }
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
    response: z.union([z.object({ activity: activityView.shape }), z.object({ meeting: meetingView.shape })]),
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
