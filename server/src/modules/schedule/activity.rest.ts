import { z } from 'zod';
import { defineRow, type Connection, type RestRow } from '../../core/rest/row';
import { id, reference, succeeded, successShape, wallClockTime } from '../../core/rest/shapes';
import { fromWallClock } from '../../core/rest/wall-clock';
import type { Viewed } from '../../core/rest/view';
import type { Zoned } from '../events/index';
import { ActivityKind } from './activity.entity';
import { activityView } from './activity.presenter';

const tag = 'activities';
const fields = {
  activityId: 'id',
  startsAt: 'from_date',
  endsAt: 'to_date',
  podId: 'booth_id',
  speakerIds: 'speakers',
};

type ActivitiesData = Zoned & { activities: Connection<Viewed<typeof activityView>> };
type ZonedActivity = Viewed<typeof activityView> & Zoned;

const ZONED_ACTIVITY = `event { timezone } ${activityView.fields}`;
const presentZoned = (activity: ZonedActivity) => ({
  activity: activityView.present(activity, activity.event.timezone),
});

const listed = {
  document: `query Activities($eventId: ID!, $date: Date, $after: String) {
    event(id: $eventId) { timezone }
    activities(eventId: $eventId, date: $date, first: 100, after: $after) {
      nodes { ${activityView.fields} } pageInfo { hasNextPage endCursor }
    }
  }`,
  everyPage: ({ activities }: ActivitiesData) => activities,
  shape: ({ event, activities }: ActivitiesData) => ({
    activities: activities.nodes.map((activity) => activityView.present(activity, event.timezone)),
  }),
};

const optional = {
  kind: z.enum(ActivityKind).nullish(),
  description: z.string().nullish(),
  location: z.string().nullish(),
  track: z.string().nullish(),
  booth_id: id().nullish(),
  booth: reference()
    .nullish()
    .meta({ description: 'The same as `booth_id`, which wins; also as answers have it.' }),
  speakers: z
    .array(reference())
    .nullish()
    .meta({ description: 'Ids of attendees; or the attendees as answers have them.' }),
};

const changes = z.object({
  ...optional,
  title: z.string().nullish(),
  from_date: wallClockTime().nullish(),
  to_date: wallClockTime().nullish(),
});

/** The fields of an activity in a body, as GraphQL takes them; absent ones stay unset. */
const inputOf = (body: z.output<typeof changes>, timezone: string) => ({
  kind: body.kind,
  title: body.title,
  description: body.description,
  startsAt: body.from_date && fromWallClock(body.from_date, timezone),
  endsAt: body.to_date && fromWallClock(body.to_date, timezone),
  location: body.location,
  track: body.track,
  podId: body.booth_id === undefined ? body.booth : body.booth_id,
  speakerIds: body.speakers,
});

export const activityRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/activities/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One activity; or, by the id of an event, its schedule, soonest first.',
    tag,
    params: z.object({ id: id() }),
    operations: [
      { ...listed, variables: ({ params }) => ({ eventId: params.id }) },
      {
        document: `query Activity($id: ID!) { activity(id: $id) { ${ZONED_ACTIVITY} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ activity }: { activity: ZonedActivity }) => presentZoned(activity),
      },
    ],
    response: z.union([
      z.object({ activity: activityView.shape }),
      z.object({ activities: z.array(activityView.shape) }),
    ]),
  }),
  defineRow({
    method: 'get',
    paths: ['/activities/:event_id/:date'],
    operationId: 'activitiesOfDay',
    access: 'confirmed attendees and staff',
    summary: 'The schedule of one day, event time.',
    tag,
    params: z.object({ event_id: id(), date: z.string().meta({ description: 'YYYY-MM-DD' }) }),
    operations: [{ ...listed, variables: ({ params }) => ({ eventId: params.event_id, date: params.date }) }],
    response: z.object({ activities: z.array(activityView.shape) }),
  }),
  defineRow({
    method: 'post',
    paths: ['/activities', '/activities/create'],
    access: 'managers',
    summary: 'Add an activity to the schedule.',
    tag,
    body: z.object({
      ...optional,
      event_id: id(),
      title: z.string(),
      from_date: wallClockTime(),
      to_date: wallClockTime(),
    }),
    lookup: {
      document: 'query ActivityEvent($id: ID!) { event(id: $id) { timezone } }',
      variables: ({ body }) => ({ id: body.event_id }),
    },
    document: `mutation CreateActivity($input: CreateActivityInput!) { createActivity(input: $input) { activity { ${ZONED_ACTIVITY} } } }`,
    variables: ({ body }, { event }: Zoned) => ({
      input: { ...inputOf(body, event.timezone), eventId: body.event_id },
    }),
    shape: ({ createActivity: { activity } }: { createActivity: { activity: ZonedActivity } }) =>
      presentZoned(activity),
    response: z.object({ activity: activityView.shape }),
    status: 201,
    fields,
  }),
  defineRow({
    method: 'put',
    paths: ['/activities/:id'],
    access: 'managers',
    summary: 'Change an activity; only the keys that are sent.',
    tag,
    params: z.object({ id: id() }),
    body: changes,
    lookup: {
      document: 'query ActivityZone($id: ID!) { activity(id: $id) { event { timezone } } }',
      variables: ({ params }) => ({ id: params.id }),
    },
    document: `mutation UpdateActivity($input: UpdateActivityInput!) { updateActivity(input: $input) { activity { ${ZONED_ACTIVITY} } } }`,
    variables: ({ params, body }, { activity }: { activity: Zoned }) => ({
      input: { ...inputOf(body, activity.event.timezone), activityId: params.id },
    }),
    shape: ({ updateActivity: { activity } }: { updateActivity: { activity: ZonedActivity } }) =>
      presentZoned(activity),
    response: z.object({ activity: activityView.shape }),
    fields,
  }),
  defineRow({
    method: 'delete',
    paths: ['/activities/:id'],
    access: 'managers',
    summary: 'Take an activity off the schedule.',
    tag,
    params: z.object({ id: id() }),
    document:
      'mutation DeleteActivity($input: DeleteActivityInput!) { deleteActivity(input: $input) { activity { id } } }',
    variables: ({ params }) => ({ input: { activityId: params.id } }),
    shape: succeeded,
    response: successShape(),
  }),
];
