import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { sessionView } from '../users/index';
import { ownView, profileInput, profileKeys, profileNames } from '../attendees/index';
import { eventView, type Zoned } from '../events/index';

type ProfileData = Viewed<typeof ownView> & Zoned;

const PROFILE_FIELDS = `event { timezone } ${ownView.fields}`;
const presentProfile = (profile: ProfileData) => ownView.present(profile, profile.event.timezone);
/** Fields for the owner only. */
const ownKeys = {
  ...profileKeys,
  shares_email: z.boolean().nullish(),
  mails_reminders: z.boolean().nullish(),
};
const ownBody = z.object(ownKeys);
const ownInput = (body: z.output<typeof ownBody>) => ({
  ...profileInput(body),
  sharesEmail: body.shares_email,
  mailsReminders: body.mails_reminders,
});
const profileAnswer = z.object({ profile: ownView.shape });

/** Becoming an attendee. */
export const joiningRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/auth/register'],
    access: 'public',
    summary: 'Register for an OPEN event, and begin a session.',
    tag: 'auth',
    form: true,
    body: z.object({
      event_id: id(),
      email: z.string(),
      password: z.string(),
      ...z.object(profileKeys).omit({ profile: true, cover: true, interests: true }).shape,
      first_name: z.string(),
      last_name: z.string(),
    }),
    document: `mutation Register($input: RegisterInput!) {
      register(input: $input) { ${sessionView.fields} attendee { ${PROFILE_FIELDS} } }
    }`,
    variables: ({ body }) => ({
      input: { eventId: body.event_id, email: body.email, password: body.password, ...profileInput(body) },
    }),
    shape: ({ register }: { register: Viewed<typeof sessionView> & { attendee: ProfileData } }) => ({
      ...sessionView.present(register),
      profile: presentProfile(register.attendee),
    }),
    response: sessionView.shape.extend({ profile: ownView.shape }),
    status: 201,
    fields: profileNames,
  }),
  defineRow({
    method: 'post',
    paths: ['/auth/join/:eventId'],
    access: 'signed in',
    summary: 'Complete the own profile, and take part.',
    tag: 'auth',
    form: true,
    params: z.object({ eventId: id() }),
    body: ownBody,
    document: `mutation JoinEvent($input: JoinEventInput!) { joinEvent(input: $input) { attendee { ${PROFILE_FIELDS} } } }`,
    variables: ({ params, body }) => ({ input: { eventId: params.eventId, ...ownInput(body) } }),
    shape: ({ joinEvent: { attendee } }: { joinEvent: { attendee: ProfileData } }) => ({
      profile: presentProfile(attendee),
    }),
    response: profileAnswer,
    fields: profileNames,
  }),
  defineRow({
    method: 'put',
    paths: ['/events/join/profile'],
    access: 'signed in',
    summary: 'Change the own profile; its status stays.',
    tag: 'events',
    form: true,
    body: z.object({ event_id: id(), ...ownKeys }),
    document: `mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { attendee { ${PROFILE_FIELDS} } } }`,
    variables: ({ body }) => ({ input: { eventId: body.event_id, ...ownInput(body) } }),
    shape: ({ updateProfile: { attendee } }: { updateProfile: { attendee: ProfileData } }) => ({
      profile: presentProfile(attendee),
    }),
    response: profileAnswer,
    fields: profileNames,
  }),
  defineRow({
    method: 'get',
    paths: ['/events/join/:id'],
    access: 'signed in',
    summary: 'An event that one may join, with the own profile as far as it is.',
    tag: 'events',
    params: z.object({ id: id() }),
    document: `query JoinInfo($id: ID!) { joinInfo(eventId: $id) { event { ${eventView.fields} } profile { ${PROFILE_FIELDS} } } }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({
      joinInfo,
    }: {
      joinInfo: { event: Viewed<typeof eventView>; profile: ProfileData | null };
    }) => ({
      event: eventView.present(joinInfo.event),
      profile: joinInfo.profile && presentProfile(joinInfo.profile),
    }),
    response: z.object({ event: eventView.shape, profile: ownView.shape.nullable() }),
  }),
];
