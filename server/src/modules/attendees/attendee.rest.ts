import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, offset, pageOf, pageSize, termsByGroup } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import type { Zoned } from '../events/index';
import { AttendeeCategory, AttendeeStatus } from './attendee.entity';
import { attendeeView } from './attendee.presenter';
import { AttendeeSort } from './attendee.types';

const tag = 'attendees';

type ListName = 'attendees' | 'speakers' | 'investors';

const LIST = `query List($eventId: ID!, $first: Int!, $offset: Int, $filter: AttendeeFilter, $sort: AttendeeSort! = NAME) {
  event(id: $eventId) { timezone }
  attendees(eventId: $eventId, first: $first, offset: $offset, filter: $filter, sort: $sort) { totalCount nodes { ${attendeeView.fields} } }
}`;

const FIRST = `query FirstAttendees($eventId: ID!) {
  event(id: $eventId) { timezone }
  attendees(eventId: $eventId, first: 100) { nodes { ${attendeeView.fields} } }
}`;

interface ListData extends Zoned {
  attendees: { totalCount: number; nodes: Viewed<typeof attendeeView>[] };
}

const presentList = ({
  event,
  attendees,
}: Pick<ListData, 'event'> & { attendees: { nodes: Viewed<typeof attendeeView>[] } }) =>
  attendees.nodes.map((attendee) => attendeeView.present(attendee, event.timezone));

const filters = z.object({
  search: z.string().nullish(),
  countries: z.array(z.string()).nullish(),
  interests: termsByGroup()
    .nullish()
    .meta({ description: 'By group; in each of them one of the terms was chosen.' }),
  category: z.enum(AttendeeCategory).nullish(),
  organization: z.string().nullish(),
  bookmarked: z.boolean().nullish(),
  sort: z.enum(AttendeeSort).nullish(),
  status: z
    .enum(AttendeeStatus)
    .nullish()
    .meta({ description: 'For staff alone, who see everybody without it.' }),
  checked_in: z.boolean().nullish().meta({ description: 'For staff alone.' }),
  email: z.string().nullish().meta({ description: 'The whole address, in any case. For staff alone.' }),
});

const filterOf = ({ interests, checked_in, sort: _sort, ...same }: z.output<typeof filters>) => ({
  ...same,
  checkedIn: checked_in,
  interestsByGroup: interests && Object.entries(interests).map(([group, terms]) => ({ group, terms })),
});

/** The same list under its three names; those of one category take no other from the body. */
const listRow = (
  name: ListName,
  path: `/attendees/${string}/:event_id/:offset/:pageSize`,
  category?: AttendeeCategory,
): RestRow =>
  defineRow({
    method: 'post',
    paths: [path],
    operationId: name,
    access: 'confirmed attendees and staff',
    summary: `A page of the ${name} of an event.`,
    tag,
    params: z.object({ event_id: id(), offset: offset(), pageSize: pageSize() }),
    body: filters,
    document: LIST,
    variables: ({ params, body }) => ({
      eventId: params.event_id,
      first: params.pageSize,
      offset: params.offset,
      filter: { ...filterOf(body), ...(category ? { category } : {}) },
      sort: body.sort ?? AttendeeSort.NAME,
    }),
    shape: (data: ListData, { params }) => ({
      [name]: presentList(data),
      total: data.attendees.totalCount,
      offset: params.offset,
      pageSize: params.pageSize,
    }),
    response: pageOf(name, attendeeView.shape) as z.ZodType<Record<string, unknown>>,
    fields: { interestsByGroup: 'interests' },
  });

export const attendeeRows: RestRow[] = [
  listRow('attendees', '/attendees/get/:event_id/:offset/:pageSize'),
  listRow('speakers', '/attendees/speakers/:event_id/:offset/:pageSize', AttendeeCategory.SPEAKER),
  listRow('investors', '/attendees/investors/:event_id/:offset/:pageSize', AttendeeCategory.INVESTOR),
  defineRow({
    method: 'get',
    paths: ['/attendees/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One attendee; or, by the id of an event, its first 100 attendees.',
    tag,
    params: z.object({ id: id() }),
    operations: [
      {
        document: FIRST,
        variables: ({ params }) => ({ eventId: params.id }),
        shape: (data: ListData) => ({ attendees: presentList(data) }),
      },
      {
        document: `query Attendee($id: ID!) { attendee(id: $id) { event { timezone } ${attendeeView.fields} } }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({ attendee }: { attendee: Viewed<typeof attendeeView> & Zoned }) => ({
          attendee: attendeeView.present(attendee, attendee.event.timezone),
        }),
      },
    ],
    response: z.union([
      z.object({ attendee: attendeeView.shape }),
      z.object({ attendees: z.array(attendeeView.shape) }),
    ]),
  }),
];
