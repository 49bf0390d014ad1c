import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, limit } from '../../core/rest/shapes';
import type { Zoned } from '../events/index';
import { ATTENDEE_FIELDS, attendeeShape, presentAttendee, type AttendeeData } from './attendee.presenter';

const tag = 'attendees';

const bookmarkIds = z
  .array(z.string())
  .meta({ description: 'Ids of the bookmarked attendees, newest first.' });

/** The own profile, and who is bookmarked in it. */
export const profileRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/auth/event-profile/:id'],
    access: 'signed in',
    summary: 'The own profile in an event, with the bookmarks.',
    tag: 'auth',
    params: z.object({ id: id() }),
    operations: [
      {
        document: `query EventProfile($id: ID!) {
          eventProfile(eventId: $id) { bookmarks profile { event { timezone } ${ATTENDEE_FIELDS} } }
        }`,
        variables: ({ params }) => ({ id: params.id }),
        shape: ({
          eventProfile: { profile, bookmarks },
        }: {
          eventProfile: { bookmarks: string[]; profile: AttendeeData & Zoned };
        }) => ({ profile: presentAttendee(profile, profile.event.timezone), bookmarks }),
      },
    ],
    response: z.object({ profile: attendeeShape, bookmarks: bookmarkIds }),
  }),
  defineRow({
    method: 'get',
    paths: ['/attendees/:event_id/bookmarked', '/attendees/:event_id/bookmarked/:limit'],
    access: 'confirmed attendees',
    summary: 'The bookmarked attendees, newest bookmark first.',
    tag,
    params: z.object({ event_id: id(), limit: limit().default(10) }),
    operations: [
      {
        document: `query Bookmarked($eventId: ID!, $first: Int!) {
          event(id: $eventId) { timezone }
          bookmarks(eventId: $eventId, first: $first) { nodes { ${ATTENDEE_FIELDS} } }
        }`,
        variables: ({ params }) => ({ eventId: params.event_id, first: params.limit }),
        shape: ({ event, bookmarks }: Zoned & { bookmarks: { nodes: AttendeeData[] } }) => ({
          attendees: bookmarks.nodes.map((attendee) => presentAttendee(attendee, event.timezone)),
        }),
      },
    ],
    response: z.object({ attendees: z.array(attendeeShape) }),
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
    operations: [
      {
        document: `mutation SetBookmark($input: SetBookmarkInput!) {
          setBookmark(input: $input) { bookmarks attendee { bookmarked } }
        }`,
        variables: ({ body }) => ({
          input: { attendeeId: body.attendee_id, bookmarked: body.bookmarked },
        }),
        shape: ({
          setBookmark,
        }: {
          setBookmark: { bookmarks: string[]; attendee: { bookmarked: boolean } };
        }) => ({ bookmarked: setBookmark.attendee.bookmarked, bookmarks: setBookmark.bookmarks }),
      },
    ],
    response: z.object({ bookmarked: z.boolean(), bookmarks: bookmarkIds }),
  }),
];
