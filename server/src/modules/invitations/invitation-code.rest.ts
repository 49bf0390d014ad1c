import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id } from '../../core/rest/shapes';
import type { Viewed } from '../../core/rest/view';
import { eventView } from '../events/index';
import { sessionView } from '../users/index';

interface InvitationData {
  event: Viewed<typeof eventView>;
  newUser: boolean;
  email: string;
  firstName: string;
  lastName: string;
}

const INVITATION_FIELDS = `event { ${eventView.fields} } newUser email firstName lastName`;
const invitee = {
  event: eventView.shape,
  newUser: z.boolean().meta({ description: 'There is no password yet: set one.' }),
  first_name: z.string(),
  last_name: z.string(),
};
const presentInvitee = ({ event, newUser, firstName, lastName }: InvitationData) => ({
  event: eventView.present(event),
  newUser,
  first_name: firstName,
  last_name: lastName,
});

/** The rows for mailed invite codes. */
export const invitationCodeRows: RestRow[] = [
  defineRow({
    method: 'post',
    paths: ['/auth/verify-code'],
    access: 'public',
    summary: 'The person and event of an invite code.',
    tag: 'auth',
    body: z.object({ code: z.string() }),
    document: `query VerifyInviteCode($code: String!) { verifyInviteCode(code: $code) { ${INVITATION_FIELDS} } }`,
    variables: ({ body }) => ({ code: body.code }),
    shape: ({ verifyInviteCode }: { verifyInviteCode: InvitationData }) => ({
      ...presentInvitee(verifyInviteCode),
      email: verifyInviteCode.email,
    }),
    response: z.object({ ...invitee, email: z.string().meta({ description: 'Masked.' }) }),
  }),
  defineRow({
    method: 'get',
    paths: ['/events/info/:id/:code'],
    access: 'public',
    summary: 'The same for the invitation to one event.',
    tag: 'events',
    params: z.object({ id: id(), code: z.string() }),
    document: `query InviteInfo($id: ID!, $code: String!) { verifyInviteCode(eventId: $id, code: $code) { ${INVITATION_FIELDS} } }`,
    variables: ({ params }) => ({ id: params.id, code: params.code }),
    shape: ({ verifyInviteCode }: { verifyInviteCode: InvitationData }) => presentInvitee(verifyInviteCode),
    response: z.object(invitee),
  }),
  defineRow({
    method: 'post',
    paths: ['/auth/set-password'],
    access: 'public',
    summary: 'Set the first password of an invited person, and begin a session.',
    tag: 'auth',
    body: z.object({ code: z.string(), password: z.string() }),
    document: `mutation SetPassword($input: SetPasswordInput!) { setPassword(input: $input) { ${sessionView.fields} } }`,
    variables: ({ body: { code, password } }) => ({ input: { code, password } }),
    shape: ({ setPassword }: { setPassword: Viewed<typeof sessionView> }) => sessionView.present(setPassword),
    response: sessionView.shape,
  }),
];
