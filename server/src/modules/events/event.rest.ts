import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, offset, pageOf, pageSize } from '../../core/rest/shapes';
import { EventStatus } from './event.entity';
import { EVENT_FIELDS, eventShape, presentEvent, type EventData } from './event.presenter';

const tag = 'events';

export const eventRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/events', '/events/list'],
    access: 'signed in',
    summary: 'Events, soonest first: all for staff, their own and open ones for attendees.',
    tag,
    query: z.object({
      search: z.string().optional(),
      status: z.enum(EventStatus).optional(),
      offset: offset().default(0),
      pageSize: pageSize().default(20),
    }),
    document: `query Events($first: Int!, $offset: Int, $search: String, $status: EventStatus) {
      events(first: $first, offset: $offset, search: $search, status: $status) { totalCount nodes { ${EVENT_FIELDS} } }
    }`,
    variables: ({ query }) => ({
      first: query.pageSize,
      offset: query.offset,
      search: query.search,
      status: query.status,
    }),
    shape: ({ events }: { events: { totalCount: number; nodes: EventData[] } }, { query }) => ({
      events: events.nodes.map(presentEvent),
      total: events.totalCount,
      offset: query.offset,
      pageSize: query.pageSize,
    }),
    response: pageOf('events', eventShape),
  }),
  defineRow({
    method: 'get',
    paths: ['/events/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One event.',
    tag,
    params: z.object({ id: id() }),
    document: `query Event($id: ID!) { event(id: $id) { ${EVENT_FIELDS} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ event }: { event: EventData }) => ({ event: presentEvent(event) }),
    response: z.object({ event: eventShape }),
  }),
];
