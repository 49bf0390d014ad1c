import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql, login } from '../support/client';
import {
  buildAttendee,
  buildEvent,
  buildMember,
  buildUser,
  insert,
  signIn,
  signInAs,
} from '../support/factories';
import { startBeside, startServer, type TestServer } from '../support/server';

const PASSWORD = 'correct horse battery';
const UPDATE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { __typename } } }';
const SET =
  'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken user { role } } }';
const LINK =
  'mutation ($input: SendPasswordResetLinkInput!) { sendPasswordResetLink(input: $input) { user { id } } }';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('mails with codes and links', () => {
  const MAILS = '{ mails(first: 100) { nodes { recipient template subject text html } } }';
  const SECRET = ['invitation', 'invitation-reminder', 'planned-reminder', 'one-time-code', 'set-password'];

  const writeAll = (recipient: string) =>
    Promise.all(
      [...SECRET, 'meeting-confirmed'].map((template) =>
        insert(server, 'mails', {
          id: newId(),
          recipient,
          template,
          subject: 'A subject',
          status: 'KEPT',
          text: `text of ${template}`,
          html: `<p>${template}</p>`,
        }),
      ),
    );
  /** The templates whose bodies a role is shown. */
  const readableTo = async (url: string, role: Role, recipient: string): Promise<string[]> => {
    type Data = { mails: { nodes: { recipient: string; template: string; text: string; html: string }[] } };
    const { mails } = await expectOk(graphql<Data>(url, MAILS, {}, await signInAs(server, role)));
    const mine = mails.nodes.filter((mail) => mail.recipient === recipient);
    expect(mine).toHaveLength(SECRET.length + 1);
    return mine.flatMap(({ template, text, html }) => (text || html ? [template] : [])).sort();
  };

  it('are listed without their bodies, also for administrators', async () => {
    const recipient = `${newId()}@example.test`;
    await writeAll(recipient);
    for (const role of [Role.MANAGER, Role.SUPERVISOR, Role.ADMIN])
      expect(await readableTo(server.url, role, recipient)).toEqual(['meeting-confirmed']);
  });

  it('are readable for ADMIN alone in a demo that has no mail server', async () => {
    const demo = await startBeside(server, { demo: true });
    const recipient = `${newId()}@example.test`;
    await writeAll(recipient);
    expect(await readableTo(demo.url, Role.MANAGER, recipient)).toEqual(['meeting-confirmed']);
    expect(await readableTo(demo.url, Role.ADMIN, recipient)).toEqual(
      [...SECRET, 'meeting-confirmed'].sort(),
    );
    const sending = await startBeside(server, { demo: true, smtpUrl: 'smtp://127.0.0.1:9' });
    expect(await readableTo(sending.url, Role.ADMIN, recipient)).toEqual(['meeting-confirmed']);
  });
});

describe('an invite code', () => {
  const CODE = 'query ($id: ID!) { attendee(id: $id) { status inviteCode } }';

  it('is shown to staff once it is an entry code, and before to nobody', async () => {
    const event = await buildEvent(server);
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    const confirmed = await buildAttendee(server, { eventId: event.id });
    for (const role of [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE]) {
      const token = await signInAs(server, role);
      expect(await expectOk(graphql(server.url, CODE, { id: invited.id }, token))).toEqual({
        attendee: { status: 'INVITED', inviteCode: null },
      });
      expect(await expectOk(graphql(server.url, CODE, { id: confirmed.id }, token))).toEqual({
        attendee: { status: 'CONFIRMED', inviteCode: confirmed.inviteCode },
      });
    }
  });

  it('is not in the own data of somebody who has not accepted the invitation', async () => {
    const { token, inviteCode } = await buildMember(server, { status: 'INVITED' });
    const { exportMyData } = await expectOk(graphql(server.url, '{ exportMyData }', {}, token));
    expect(JSON.stringify(exportMyData)).not.toContain(inviteCode);
  });
});

/** The token of the latest mailed link. */
const mailedToken = async (recipient: string, template: string): Promise<string | undefined> => {
  const [mail] = await server.sql<{ text: string }>(
    'SELECT text FROM mails WHERE recipient = $1 AND template = $2 ORDER BY created_at DESC LIMIT 1',
    [recipient, template],
  );
  return /\/auth\/forgot-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
};
const set = (resetToken: string | undefined, password: string) =>
  graphql(server.url, SET, { input: { resetToken, password } });
const tryLogin = (email: string) =>
  graphql(server.url, 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }', {
    input: { email, password: PASSWORD },
  });

describe('a role with more rights', () => {
  const RISES: [Role, Role][] = [
    [Role.ATTENDEE, Role.EXECUTIVE],
    [Role.EXECUTIVE, Role.SUPERVISOR],
    [Role.EXECUTIVE, Role.MANAGER],
    [Role.MANAGER, Role.ADMIN],
  ];
  const promoted = async (from: Role, to: Role) => {
    const user = await buildUser(server, { role: from, passwordHash: await hashPassword(PASSWORD) });
    const token = await signIn(server, user);
    const admin = await signInAs(server, Role.ADMIN);
    await expectOk(graphql(server.url, LINK, { input: { userId: user.id } }, admin));
    const before = await mailedToken(user.email, 'password-reset');
    await expectOk(graphql(server.url, UPDATE, { input: { userId: user.id, role: to } }, admin));
    return { ...user, token, before };
  };

  it.each(RISES)('from %s to %s ends sessions, links and password, and mails a link', async (from, to) => {
    const { id, email, token, before } = await promoted(from, to);
    expect(before).toBeDefined();
    expect(codeOf(await graphql(server.url, '{ me { id } }', {}, token))).toBe('UNAUTHENTICATED');
    expect(codeOf(await set(before, 'a password of my own'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await tryLogin(email))).toBe('UNAUTHENTICATED');
    const mailed = await mailedToken(email, 'role-raised');
    expect(await expectOk(set(mailed, 'a password of my own'))).toMatchObject({
      updatePassword: { user: { role: to } },
    });
    const recorded = await server.sql(
      `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND action = 'user.update'`,
      [id],
    );
    expect(recorded).toEqual([
      { before: { role: from, passwordRemoved: null }, after: { role: to, passwordRemoved: true } },
    ]);
  });

  it.each([
    [Role.MANAGER, Role.SUPERVISOR],
    [Role.ADMIN, Role.MANAGER],
    [Role.MANAGER, Role.ATTENDEE],
  ])('is not the step from %s to %s, which ends the sessions and keeps the password', async (from, to) => {
    const { email, token } = await promoted(from, to);
    expect(codeOf(await graphql(server.url, '{ me { role } }', {}, token))).toBe('UNAUTHENTICATED');
    const again = await login(server.url, email, PASSWORD);
    expect(await expectOk(graphql(server.url, '{ me { role } }', {}, again))).toEqual({ me: { role: to } });
  });

  it('opens for no invite code, and for no address that a manager writes into a profile', async () => {
    const { userId, id, inviteCode } = await buildAttendee(server, { status: 'INVITED' });
    const [admin, manager] = [await signInAs(server, Role.ADMIN), await signInAs(server, Role.MANAGER)];
    await expectOk(graphql(server.url, UPDATE, { input: { userId, role: 'MANAGER' } }, admin));
    const BY_CODE = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { accessToken } }';
    const input = { code: inviteCode, password: 'a password of my own' };
    expect(codeOf(await graphql(server.url, BY_CODE, { input }))).toBe('NOT_FOUND');
    const EDIT =
      'mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { attendee { __typename } } }';
    const edit = { attendeeId: id, email: `${newId()}@example.test` };
    const { extensions } = await expectError(graphql(server.url, EDIT, { input: edit }, manager));
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'ACCOUNT_IN_USE' });
  });
});

describe('a link to set a new password', () => {
  it('is mailed on behalf of a manager, recorded, works once, and the old password works until then', async () => {
    const user = await buildUser(server, { passwordHash: await hashPassword(PASSWORD) });
    const manager = await signInAs(server, Role.MANAGER);
    const send = () => graphql(server.url, LINK, { input: { userId: user.id } }, manager);
    expect(await expectOk(send())).toEqual({ sendPasswordResetLink: { user: { id: user.id } } });
    expect(codeOf(await send())).toBe('RATE_LIMITED');
    const recorded = 'SELECT action, before, after FROM audit_entries WHERE subject_id = $1';
    expect(await server.sql(recorded, [user.id])).toEqual([
      { action: 'user.sendPasswordResetLink', before: null, after: null },
    ]);
    await login(server.url, user.email, PASSWORD);
    const token = await mailedToken(user.email, 'password-reset');
    expect(codeOf(await set(token, 'a password of my own'))).toBe('OK');
    expect(codeOf(await set(token, 'another of my own'))).toBe('BAD_USER_INPUT');
    expect(codeOf(await tryLogin(user.email))).toBe('UNAUTHENTICATED');
  });

  it('is sent to administrators by administrators, and to nobody who is disabled or unknown', async () => {
    const target = await buildUser(server, { role: Role.ADMIN });
    const disabled = await buildUser(server, { disabledAt: new Date() });
    const [admin, manager] = [await signInAs(server, Role.ADMIN), await signInAs(server, Role.MANAGER)];
    const send = (userId: string, token: string) => graphql(server.url, LINK, { input: { userId } }, token);
    expect(codeOf(await send(target.id, manager))).toBe('FORBIDDEN');
    expect(codeOf(await send(target.id, admin))).toBe('OK');
    expect((await expectError(send(disabled.id, manager))).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'USER_DISABLED',
    });
    for (const id of [newId(), 'no id']) expect(codeOf(await send(id, manager))).toBe('NOT_FOUND');
  });
});
