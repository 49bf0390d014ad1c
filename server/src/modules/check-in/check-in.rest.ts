import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { clock, clockOrNull, described, from, one, text, view, type Viewed } from '../../core/rest/view';
import { AttendeeStatus, briefView } from '../attendees/index';
import type { Zoned } from '../events/index';
import { CheckInDirection } from './check-in.entity';
import { CheckInOutcome } from './check-in.types';

const tag = 'attendees';
const code = () => z.string().meta({ description: 'The code on the badge.' });

const { first_name, last_name, organization, category, avatar } = briefView.keys;
const badgeView = view({ first_name, last_name, organization, category, avatar });

const verifiedView = view({
  valid: from('valid', z.boolean()),
  attendee: one('attendee', badgeView),
  event: one('event', view({ _id: text('id'), title: text('title') })),
  status: from('status', z.enum(AttendeeStatus)),
  checked_in_at: described(clockOrNull('checkedInAt'), 'For managers; null to others.'),
});

interface VerifiedData {
  verifyEntryCode: Viewed<typeof verifiedView> & Zoned;
}

const entryView = view({
  _id: text('id'),
  gate: text('gate'),
  direction: from('direction', z.enum(CheckInDirection)),
  at: clock('at'),
});

interface RecordedData {
  checkIn: {
    result: {
      outcome: CheckInOutcome;
      repeated: boolean;
      attendee: (Viewed<typeof briefView> & Zoned) | null;
      checkIn: Viewed<typeof entryView> | null;
    };
  };
}

/** Entry codes and entries. */
export const checkInRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/attendees/verify-code/:code'],
    access: 'public',
    summary: 'Whose entry code it is, for which event, and whether it opens the door.',
    tag,
    params: z.object({ code: code() }),
    document: `query VerifyCode($code: String!) {
      verifyEntryCode(code: $code) { event { timezone } ${verifiedView.fields} }
    }`,
    variables: ({ params }) => ({ code: params.code }),
    shape: ({ verifyEntryCode }: VerifiedData) =>
      verifiedView.present(verifyEntryCode, verifyEntryCode.event.timezone),
    response: verifiedView.shape,
  }),
  defineRow({
    method: 'post',
    paths: ['/attendees/verify-code/:code'],
    access: 'managers',
    summary: 'Record an entry or exit with this code.',
    tag,
    params: z.object({ code: code() }),
    body: z.object({
      gate: z.string().nullish().meta({ description: '`Entrance` when absent.' }),
      direction: z.enum(CheckInDirection).nullish().meta({ description: '`IN` when absent.' }),
      client_id: z.string().nullish().meta({ description: 'Sent again, it is the same entry.' }),
    }),
    lookup: {
      document: 'query EntryEvent($code: String!) { verifyEntryCode(code: $code) { event { id } } }',
      variables: ({ params }) => ({ code: params.code }),
    },
    document: `mutation RecordEntry($input: CheckInInput!) {
      checkIn(input: $input) {
        result { outcome repeated attendee { ${briefView.fields} event { timezone } } checkIn { ${entryView.fields} } }
      }
    }`,
    variables: ({ params, body }, { verifyEntryCode }: { verifyEntryCode: { event: { id: string } } }) => ({
      input: {
        eventId: verifyEntryCode.event.id,
        code: params.code,
        gate: body.gate ?? 'Entrance',
        direction: body.direction ?? CheckInDirection.IN,
        clientId: body.client_id ?? randomUUID(),
      },
    }),
    shape: ({
      checkIn: {
        result: { outcome, repeated, attendee, checkIn },
      },
    }: RecordedData) => ({
      outcome,
      repeated,
      attendee: attendee && briefView.present(attendee),
      check_in: checkIn && attendee && entryView.present(checkIn, attendee.event.timezone),
    }),
    response: z.object({
      outcome: z
        .enum(CheckInOutcome)
        .meta({
          description: 'NOT_CONFIRMED: its owner has not accepted the invitation, and nothing was recorded.',
        }),
      repeated: z.boolean(),
      attendee: briefView.shape.nullable(),
      check_in: entryView.shape.nullable(),
    }),
  }),
];
