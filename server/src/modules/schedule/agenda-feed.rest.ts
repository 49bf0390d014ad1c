import { Readable } from 'node:stream';
import { z } from 'zod';
import { FileContent } from '../../core/graphql/file-content';
import { FileResponse } from '../../core/rest/file-response';
import { defineRow, type RestRow } from '../../core/rest/row';

export const agendaFeedRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/agenda-feeds/:token'],
    access: 'public',
    summary: "An attendee's agenda for calendar programs, by the address that GraphQL gave for it.",
    tag: 'activities',
    params: z.object({ token: z.string().meta({ description: 'Ends in `.ics`.' }) }),
    document: 'query AgendaFeedCalendar($token: String!) { agendaFeedCalendar(token: $token) }',
    variables: ({ params }) => ({ token: params.token.replace(/\.ics$/, '') }),
    shape: ({ agendaFeedCalendar }: { agendaFeedCalendar: string }) =>
      new FileResponse(
        'agenda.ics',
        'text/calendar; charset=utf-8',
        new FileContent(async () => Readable.from([agendaFeedCalendar])),
      ),
    response: z.never(),
    files: ['text/calendar'],
  }),
];
