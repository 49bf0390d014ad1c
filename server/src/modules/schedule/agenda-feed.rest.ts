import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { FileContent } from '../../core/graphql/file-content';
import { FileResponse } from '../../core/rest/file-response';
import { defineRow, type RestRow } from '../../core/rest/row';

/** The same as long as nothing changes but the time at which the calendar was made. */
const etagOf = (calendar: string): string => {
  const lasting = calendar.replaceAll(/^DTSTAMP:.*$/gm, '');
  return `W/"${createHash('sha256').update(lasting).digest('base64url').slice(0, 22)}"`;
};

export const agendaFeedRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/agenda-feeds/:token'],
    access: 'public',
    summary: "An attendee's agenda for calendar programs, by the address that GraphQL gave for it.",
    tag: 'activities',
    params: z.object({ token: z.string().meta({ description: 'Ends in `.ics`.' }) }),
    document: 'query AgendaFeedCalendar($token: String!) { agendaFeedCalendar(token: $token) }',
    variables: ({ params }) => ({ token: params.token.replace(/\.ics$/i, '') }),
    shape: ({ agendaFeedCalendar }: { agendaFeedCalendar: string }) =>
      new FileResponse(
        'agenda.ics',
        'text/calendar; charset=utf-8',
        new FileContent(async () => Readable.from([agendaFeedCalendar])),
        etagOf(agendaFeedCalendar),
      ),
    response: z.never(),
    files: ['text/calendar'],
  }),
];
