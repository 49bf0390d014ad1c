import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, limit } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { attendeeView } from '../attendees/index';
import type { Zoned } from '../events/index';

interface MatchesData extends Zoned {
  matches: { nodes: { score: number; reasonTexts: string[]; attendee: Viewed<typeof attendeeView> }[] };
}

export const matchRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/attendees/:event_id/matches', '/attendees/:event_id/matches/:limit'],
    access: 'confirmed attendees',
    summary: 'Suggested attendees, best first, with the reasons.',
    tag: 'attendees',
    params: z.object({ event_id: id(), limit: limit().default(10) }),
    document: `query Matches($eventId: ID!, $first: Int!) {
      event(id: $eventId) { timezone }
      matches(eventId: $eventId, first: $first) { nodes { score reasonTexts attendee { ${attendeeView.fields} } } }
    }`,
    variables: ({ params }) => ({ eventId: params.event_id, first: params.limit }),
    shape: ({ event, matches }: MatchesData) => ({
      matches: matches.nodes.map(({ score, reasonTexts, attendee }) => ({
        attendee: attendeeView.present(attendee, event.timezone),
        score,
        reasons: reasonTexts,
      })),
    }),
    response: z.object({
      matches: z.array(
        z.object({ attendee: attendeeView.shape, score: z.number(), reasons: z.array(z.string()) }),
      ),
    }),
  }),
];
