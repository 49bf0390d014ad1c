import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, offset, pageOf, pageSize } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { EventStatus } from './event.entity';
import { eventView } from './event.presenter';

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
      events(first: $first, offset: $offset, search: $search, status: $status) { totalCount nodes { ${eventView.fields} } }
    }`,
    variables: ({ query }) => ({
      first: query.pageSize,
      offset: query.offset,
      search: query.search,
      status: query.status,
    }),
    shape: (
      { events }: { events: { totalCount: number; nodes: Viewed<typeof eventView>[] } },
      { query },
    ) => ({
      events: events.nodes.map((each) => eventView.present(each)),
      total: events.totalCount,
      offset: query.offset,
      pageSize: query.pageSize,
    }),
    response: pageOf('events', eventView.shape),
  }),
  defineRow({
    method: 'get',
    paths: ['/events/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One event.',
    tag,
    params: z.object({ id: id() }),
    document: `query Event($id: ID!) { event(id: $id) { ${eventView.fields} } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ event }: { event: Viewed<typeof eventView> }) => ({ event: eventView.present(event) }),
    response: z.object({ event: eventView.shape }),
  }),
];
