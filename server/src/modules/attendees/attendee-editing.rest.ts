import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, picture, succeeded, successShape, termsByGroup, wallClockTime } from '../../core/rest/shapes';
import { toWallClock } from '../../core/rest/wall-clock';
import type { Zoned } from '../events/event.presenter';
import { AttendeeCategory } from './attendee.entity';
import { ATTENDEE_FIELDS, attendeeShape, presentAttendee, type AttendeeData } from './attendee.presenter';

const tag = 'attendees';
const fields = { introduction: 'profile', companyId: 'sponsor_id' };

const profileKeys = z.object({
  job_title: z.string().nullish(),
  organization: z.string().nullish(),
  profile: z.string().nullish().meta({ description: 'What one says of oneself.' }),
  country: z.string().nullish(),
  phone: z.string().nullish(),
  avatar: picture(),
  cover: picture(),
  category: z.enum(AttendeeCategory).nullish(),
  interests: termsByGroup().nullish().meta({ description: 'All of them, by group.' }),
  sponsor_id: id().nullish().meta({ description: 'Sponsor of the event whose team one is in.' }),
});

const who = z.object({ email: z.string(), first_name: z.string(), last_name: z.string() });

type Keys = z.output<typeof profileKeys> & Partial<z.output<typeof who>>;

/** The compiler of operations takes a key without a value for null, so such keys are left out. */
const given = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

const inputOf = ({ first_name, last_name, job_title, profile, sponsor_id, interests, ...same }: Keys) =>
  given({
    ...same,
    firstName: first_name,
    lastName: last_name,
    jobTitle: job_title,
    introduction: profile,
    companyId: sponsor_id,
    interests: interests && Object.entries(interests).map(([group, terms]) => ({ group, terms })),
  });

const oneAttendee = z.object({ attendee: attendeeShape });
const FIELDS = `event { timezone } ${ATTENDEE_FIELDS}`;
type One = AttendeeData & Zoned;
const presentOne = (attendee: One) => ({ attendee: presentAttendee(attendee, attendee.event.timezone) });

/** What managers do with attendees. */
export const attendeeEditingRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/attendees', '/attendees/create'],
    form: true,
    access: 'managers',
    summary: 'Add an attendee to an event, and mail the invitation if wanted.',
    tag,
    body: profileKeys.extend({ ...who.shape, event_id: id(), send_invite: z.boolean().nullish() }),
    operations: [
      {
        document: `mutation CreateAttendee($input: CreateAttendeeInput!) { createAttendee(input: $input) { ${FIELDS} } }`,
        variables: ({ body: { event_id, send_invite, ...keys } }) => ({
          input: { ...inputOf(keys), eventId: event_id, sendInvite: send_invite },
        }),
        shape: ({ createAttendee }: { createAttendee: One }) => presentOne(createAttendee),
      },
    ],
    response: oneAttendee,
    status: 201,
    fields,
  }),
  defineRow({
    method: 'put',
    paths: ['/attendees/:id'],
    form: true,
    access: 'managers',
    summary: 'Change an attendee; keys that are absent stay as they are.',
    tag,
    params: z.object({ id: id() }),
    body: profileKeys.extend(who.partial().shape),
    operations: [
      {
        document: `mutation UpdateAttendee($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { ${FIELDS} } }`,
        variables: ({ params, body }) => ({ input: { ...inputOf(body), attendeeId: params.id } }),
        shape: ({ updateAttendee }: { updateAttendee: One }) => presentOne(updateAttendee),
      },
    ],
    response: oneAttendee,
    fields,
  }),
  defineRow({
    method: 'delete',
    paths: ['/attendees/:id'],
    access: 'managers',
    summary: 'Remove an attendee; future meetings close, history keeps a name only.',
    tag,
    params: z.object({ id: id() }),
    operations: [
      {
        document:
          'mutation DeleteAttendee($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { id } }',
        variables: ({ params }) => ({ input: { attendeeId: params.id } }),
        shape: succeeded,
      },
    ],
    response: successShape(),
  }),
  defineRow({
    method: 'get',
    paths: ['/attendees/reminder/:id'],
    access: 'managers',
    summary: 'Mail the invitation again, once in 10 minutes.',
    tag,
    params: z.object({ id: id() }),
    operations: [
      {
        document: `mutation Remind($input: SendInvitationReminderInput!) {
          sendInvitationReminder(input: $input) { invitedAt event { timezone } }
        }`,
        variables: ({ params }) => ({ input: { attendeeId: params.id } }),
        shape: ({
          sendInvitationReminder: { invitedAt, event },
        }: {
          sendInvitationReminder: Zoned & { invitedAt: string };
        }) => ({ ...succeeded(), sent_at: toWallClock(invitedAt, event.timezone) }),
      },
    ],
    response: successShape().extend({ sent_at: wallClockTime() }),
  }),
];
