import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, importFile } from '../../core/rest/shapes';

const importBody = z.object({
  event_id: id(),
  file: importFile(),
  dry_run: z.boolean().nullish().meta({ description: 'Changes nothing; tells what would be done.' }),
  partial: z.boolean().nullish().meta({ description: 'Takes the good rows although others are faulty.' }),
});

const inputOf = ({ event_id, file, dry_run, partial }: z.output<typeof importBody>) => ({
  eventId: event_id,
  file,
  dryRun: dry_run ?? false,
  partial: partial ?? false,
});

const resultShape = z
  .object({
    committed: z.boolean(),
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    errors: z.array(
      z.object({
        row: z.number().int().meta({ description: 'Line in the file, the header being 1.' }),
        column: z.string().nullable(),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'ImportResult', description: 'The result of an import, with its first 1,000 errors.' });

/** Asks for what `resultShape` has, under the same names. */
const documentOf = (
  operation: 'ImportAttendees' | 'ImportCompanies',
): string => `mutation Import($input: ${operation}Input!) {
  answer: i${operation.slice(1)}(input: $input) { import { committed created updated unchanged errors { row column message } } }
}`;

const present = ({ answer }: { answer: { import: z.output<typeof resultShape> } }) => answer.import;

/** Files of attendees and sponsors. */
export const importRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/attendees/import'],
    operationId: 'importAttendees',
    access: 'managers',
    summary: 'Add and update attendees, by e-mail, from a file.',
    tag: 'attendees',
    form: true,
    body: importBody.extend({ send_invites: z.boolean().nullish() }),
    document: documentOf('ImportAttendees'),
    variables: ({ body }) => ({ input: { ...inputOf(body), sendInvites: body.send_invites ?? false } }),
    shape: present,
    response: resultShape,
  }),
  defineRow({
    method: 'post',
    paths: ['/sponsors/import'],
    operationId: 'importSponsors',
    access: 'managers',
    summary: 'Add and update sponsors, by kind and name, from a file.',
    tag: 'sponsors',
    form: true,
    body: importBody,
    document: documentOf('ImportCompanies'),
    variables: ({ body }) => ({ input: inputOf(body) }),
    shape: present,
    response: resultShape,
  }),
];
