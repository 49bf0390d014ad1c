import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';

/** Mail programs send this to the address of `List-Unsubscribe` (RFC 8058), outside `/v1` too. */
export const mailChoiceRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/mail/:token'],
    access: 'public',
    summary: 'Stops mails of one kind from one event, by the link that such a mail carries: one click.',
    tag: 'auth',
    params: z.object({ token: z.string().meta({ description: 'Last part of the link.' }) }),
    document: `mutation StopMails($input: SetMailChoiceInput!) {
      setMailChoice(input: $input) { mailChoices { kind } }
    }`,
    variables: ({ params }) => ({ input: { token: params.token, wanted: false } }),
    shape: ({ setMailChoice }: { setMailChoice: { mailChoices: { kind: string } } }) => ({
      stopped: setMailChoice.mailChoices.kind,
    }),
    response: z.object({ stopped: z.string() }),
  }),
];
