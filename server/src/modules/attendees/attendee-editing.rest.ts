import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, succeeded, successShape } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import type { Zoned } from '../events/index';
import { AttendeeCategory } from './attendee.entity';
import { attendeeView } from './attendee.presenter';
import { profileInput, profileKeys, profileNames } from './profile-body';

const tag = 'attendees';
const fields = { ...profileNames, companyId: 'sponsor_id' };

const attendeeKeys = z.object({
  ...profileKeys,
  category: z.enum(AttendeeCategory).nullish(),
  sponsor_id: id().nullish().meta({ description: 'Sponsor of the event whose team one is in.' }),
});

const who = z.object({ email: z.string(), first_name: z.string(), last_name: z.string() });

type Keys = z.output<typeof attendeeKeys> & { email?: string };

const inputOf = ({ email, category, sponsor_id, ...profile }: Keys) => ({
  ...profileInput(profile),
  email,
  category,
  companyId: sponsor_id,
});

const oneAttendee = z.object({ attendee: attendeeView.shape });
const FIELDS = `event { timezone } ${attendeeView.fields}`;
type One = Viewed<typeof attendeeView> & Zoned;
const presentOne = (attendee: One) => ({ attendee: attendeeView.present(attendee, attendee.event.timezone) });

/** Managers' rows about attendees. */
export const attendeeEditingRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/attendees', '/attendees/create'],
    form: true,
    access: 'managers',
    summary: 'Add an attendee to an event, and mail the invitation if wanted.',
    tag,
    body: attendeeKeys.extend({ ...who.shape, event_id: id(), send_invite: z.boolean().nullish() }),
    document: `mutation CreateAttendee($input: CreateAttendeeInput!) { createAttendee(input: $input) { attendee { ${FIELDS} } } }`,
    variables: ({ body: { event_id, send_invite, ...keys } }) => ({
      input: { ...inputOf(keys), eventId: event_id, sendInvite: send_invite },
    }),
    shape: ({ createAttendee: { attendee } }: { createAttendee: { attendee: One } }) => presentOne(attendee),
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
    body: attendeeKeys.extend(who.partial().shape),
    document: `mutation UpdateAttendee($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { attendee { ${FIELDS} } } }`,
    variables: ({ params, body }) => ({ input: { ...inputOf(body), attendeeId: params.id } }),
    shape: ({ updateAttendee: { attendee } }: { updateAttendee: { attendee: One } }) => presentOne(attendee),
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
    document:
      'mutation DeleteAttendee($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { attendee { id } } }',
    variables: ({ params }) => ({ input: { attendeeId: params.id } }),
    shape: succeeded,
    response: successShape(),
  }),
];
