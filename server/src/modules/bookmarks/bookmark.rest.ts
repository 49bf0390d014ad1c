import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, limit } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { attendeeView } from '../attendees/index';
import type { Zoned } from '../events/index';

const tag = 'attendees';

/** The ids of bookmarked attendees in an answer. */
export const bookmarkIdsShape = z
  .array(z.string())
  .meta({ description: 'Ids of the bookmarked attendees, newest first.' });

/** The bookmarked attendees. */
export const bookmarkRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/attendees/:event_id/bookmarked', '/attendees/:event_id/bookmarked/:limit'],
    access: 'confirmed attendees',
    summary: 'The bookmarked attendees, newest bookmark first.',
    tag,
    params: z.object({ event_id: id(), limit: limit().default(10) }),
    document: `query Bookmarked($eventId: ID!, $first: Int!) {
      event(id: $eventId) { timezone }
      bookmarks(eventId: $eventId, first: $first) { nodes { ${attendeeView.fields} } }
    }`,
    variables: ({ params }) => ({ eventId: params.event_id, first: params.limit }),
    shape: ({ event, bookmarks }: Zoned & { bookmarks: { nodes: Viewed<typeof attendeeView>[] } }) => ({
      attendees: bookmarks.nodes.map((attendee) => attendeeView.present(attendee, event.timezone)),
    }),
    response: z.object({ attendees: z.array(attendeeView.shape) }),
  }),
  defineRow({
    method: 'post',
    paths: ['/attendees/:event_id/new-bookmark'],
    access: 'confirmed attendees',
    summary: 'Add or remove a bookmark.',
    tag,
    params: z.object({ event_id: id() }),
    body: z.object({
      attendee_id: id(),
      bookmarked: z.boolean().nullish().meta({ description: 'Turns it over when absent.' }),
    }),
    lookup: {
      document: 'query BookmarkEvent($id: ID!) { attendee(id: $id) { eventId } }',
      variables: ({ body }) => ({ id: body.attendee_id }),
      event: ({ attendee }: { attendee: { eventId: string } }) => attendee.eventId,
    },
    document: `mutation SetBookmark($input: SetBookmarkInput!) {
      setBookmark(input: $input) { bookmarks attendee { bookmarked } }
    }`,
    variables: ({ body }) => ({ input: { attendeeId: body.attendee_id, bookmarked: body.bookmarked } }),
    shape: ({
      setBookmark,
    }: {
      setBookmark: { bookmarks: string[]; attendee: { bookmarked: boolean } };
    }) => ({ bookmarked: setBookmark.attendee.bookmarked, bookmarks: setBookmark.bookmarks }),
    response: z.object({ bookmarked: z.boolean(), bookmarks: bookmarkIdsShape }),
  }),
];
