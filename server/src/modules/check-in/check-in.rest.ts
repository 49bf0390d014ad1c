import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { wallClockTime } from '../../core/rest/shapes';
import { toWallClock, toWallClockOrNull } from '../../core/rest/wall-clock';
import {
  AttendeeCategory,
  AttendeeStatus,
  BRIEF_FIELDS,
  briefShape,
  presentBrief,
  type BriefData,
} from '../attendees/index';
import { CheckInDirection } from './check-in.entity';
import { CheckInOutcome } from './check-in.types';

const tag = 'attendees';
const code = () => z.string().meta({ description: 'The code on the badge.' });

interface BadgeData {
  verifyEntryCode: {
    valid: boolean;
    status: AttendeeStatus;
    checkedInAt: string | null;
    attendee: Omit<BriefData, 'id' | 'jobTitle' | 'country'>;
    event: { id: string; title: string; timezone: string };
  };
}

interface RecordedData {
  checkIn: {
    result: {
      outcome: CheckInOutcome;
      repeated: boolean;
      attendee: (BriefData & { event: { timezone: string } }) | null;
      checkIn: { id: string; gate: string; direction: CheckInDirection; at: string } | null;
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
      verifyEntryCode(code: $code) {
        valid status checkedInAt attendee { firstName lastName organization category avatar } event { id title timezone }
      }
    }`,
    variables: ({ params }) => ({ code: params.code }),
    shape: ({ verifyEntryCode: { valid, status, checkedInAt, attendee, event } }: BadgeData) => ({
      valid,
      attendee: {
        first_name: attendee.firstName,
        last_name: attendee.lastName,
        organization: attendee.organization,
        category: attendee.category,
        avatar: attendee.avatar,
      },
      event: { _id: event.id, title: event.title },
      status,
      checked_in_at: toWallClockOrNull(checkedInAt, event.timezone),
    }),
    response: z.object({
      valid: z.boolean(),
      attendee: z.object({
        first_name: z.string(),
        last_name: z.string(),
        organization: z.string().nullable(),
        category: z.enum(AttendeeCategory),
        avatar: z.string().nullable(),
      }),
      event: z.object({ _id: z.string(), title: z.string() }),
      status: z.enum(AttendeeStatus),
      checked_in_at: wallClockTime().nullable().meta({ description: 'For managers; null to others.' }),
    }),
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
        result { outcome repeated attendee { ${BRIEF_FIELDS} event { timezone } } checkIn { id gate direction at } }
      }
    }`,
    variables: ({ params, body }, { verifyEntryCode }: BadgeData) => ({
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
      attendee: attendee && presentBrief(attendee),
      check_in:
        checkIn && attendee
          ? {
              _id: checkIn.id,
              gate: checkIn.gate,
              direction: checkIn.direction,
              at: toWallClock(checkIn.at, attendee.event.timezone),
            }
          : null,
    }),
    response: z.object({
      outcome: z
        .enum(CheckInOutcome)
        .meta({
          description: 'NOT_CONFIRMED: its owner has not accepted the invitation, and nothing was recorded.',
        }),
      repeated: z.boolean(),
      attendee: briefShape.nullable(),
      check_in: z
        .object({
          _id: z.string(),
          gate: z.string(),
          direction: z.enum(CheckInDirection),
          at: wallClockTime(),
        })
        .nullable(),
    }),
  }),
];
