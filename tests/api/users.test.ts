import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql, login } from '../support/client';
import { buildMeeting, buildMember, buildUser, signIn, signInAs } from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { openSession } from '../support/socket';
import { statementsOf } from '../support/statements';
import { within } from '../support/wait';

const PASSWORD = 'correct horse battery';
const CREATE =
  'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id email role disabled } } }';
const UPDATE =
  'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id role disabled displayName } } }';
const DELETE = 'mutation ($input: DeleteUserInput!) { deleteUser(input: $input) { user { id email } } }';
const USERS =
  'query ($search: String, $role: Role) { users(first: 100, search: $search, role: $role) { totalCount nodes { id displayName viewerCanManage } } }';

let server: TestServer;
let manager: string;
let admin: string;

beforeAll(async () => {
  server = await sharedServer();
  [manager, admin] = [await signInAs(server, Role.MANAGER), await signInAs(server, Role.ADMIN)];
});
afterAll(() => server.close());

const run = (document: string, input: object, token: string) =>
  graphql<Record<'createUser' | 'updateUser' | 'deleteUser', { user: Record<string, unknown> }>>(
    server.url,
    document,
    { input },
    token,
  );
const me = (token: string) => graphql(server.url, '{ me { role } }', {}, token);
const auditOf = (subjectId: string) =>
  server.sql('SELECT action, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY created_at', [
    subjectId,
  ]);

describe('users', () => {
  it('are found by name, e-mail and role', async () => {
    const zoe = await buildUser(server, {
      displayName: 'Zoë Quill',
      email: 'zq@example.test',
      role: Role.EXECUTIVE,
    });
    const find = (variables: object) => graphql(server.url, USERS, variables as never, manager);
    const found = {
      users: { totalCount: 1, nodes: [{ id: zoe.id, displayName: 'Zoë Quill', viewerCanManage: true }] },
    };
    expect(await expectOk(find({ search: 'quill zoe' }))).toEqual(found);
    expect(await expectOk(find({ search: 'ZQ@example', role: 'EXECUTIVE' }))).toEqual(found);
    expect(await expectOk(find({ search: 'quill', role: 'MANAGER' }))).toEqual({
      users: { totalCount: 0, nodes: [] },
    });
    const one = await statementsOf(() => find({ search: 'quill' }));
    await Promise.all([1, 2].map((n) => buildUser(server, { displayName: `Zoë Quill ${n}` })));
    expect(await statementsOf(() => find({ search: 'quill' }))).toHaveLength(one.length);
  });

  it('are made with a password, and recorded without it', async () => {
    const input = {
      email: 'Staff.One@example.test',
      displayName: 'Staff One',
      role: 'SUPERVISOR',
      password: PASSWORD,
    };
    const {
      createUser: { user },
    } = await expectOk(run(CREATE, input, manager));
    const after = {
      email: 'staff.one@example.test',
      displayName: 'Staff One',
      role: 'SUPERVISOR',
      disabled: false,
    };
    expect(await auditOf(String(user?.['id']))).toEqual([{ action: 'user.create', before: null, after }]);
    await login(server.url, input.email, PASSWORD);
    const { extensions } = await expectError(
      run(CREATE, { ...input, email: 'staff.one@EXAMPLE.test' }, manager),
    );
    expect(extensions).toMatchObject({ code: 'CONFLICT', reason: 'EMAIL_TAKEN' });
  });

  it('without a password are mailed a link that sets one, once, within 7 days', async () => {
    await expectOk(
      run(CREATE, { email: 'fresh@example.test', displayName: 'Fresh', role: 'MANAGER' }, manager),
    );
    const [mail] = await server.sql<{ text: string }>(
      `SELECT text FROM mails WHERE recipient = 'fresh@example.test' AND template = 'set-password'`,
    );
    const token = /\/auth\/forgot-password\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    expect(
      await server.sql(
        `SELECT expires_at BETWEEN now() + interval '167 hours' AND now() + interval '168 hours' AS week
         FROM password_tokens WHERE token_hash = sha256($1::bytea)`,
        [Buffer.from(token ?? '')],
      ),
    ).toEqual([{ week: true }]);
    const SET = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken } }';
    await expectOk(run(SET, { resetToken: token, password: PASSWORD }, ''));
    await login(server.url, 'fresh@example.test', PASSWORD);
    expect(codeOf(await run(SET, { resetToken: token, password: PASSWORD }, ''))).toBe('BAD_USER_INPUT');
  });

  it('who are disabled lose every session and socket, and come back only by signing in', async () => {
    const user = await buildUser(server);
    const token = await signIn(server, user);
    const socket = await openSession(server.url, token);
    await me(token);
    await expectOk(run(UPDATE, { userId: user.id, disabled: true }, manager));
    expect(codeOf(await me(token))).toBe('UNAUTHENTICATED');
    expect(await within(socket.closed, 'The end')).toEqual({ code: 4401, reason: 'Signed out' });
    const {
      updateUser: { user: updated },
    } = await expectOk(run(UPDATE, { userId: user.id, disabled: false }, manager));
    expect(updated).toMatchObject({ disabled: false });
    expect(codeOf(await me(token))).toBe('UNAUTHENTICATED');
    expect(await auditOf(user.id)).toEqual([
      { action: 'user.update', before: { disabled: false }, after: { disabled: true } },
      { action: 'user.update', before: { disabled: true }, after: { disabled: false } },
    ]);
  });

  it('with a new role have it at once, and sign in again', async () => {
    const user = await buildUser(server, { role: Role.MANAGER });
    const token = await signIn(server, user);
    expect(codeOf(await graphql(server.url, USERS, {}, token))).toBe('OK');
    await expectOk(run(UPDATE, { userId: user.id, role: 'EXECUTIVE' }, manager));
    expect(codeOf(await graphql(server.url, USERS, {}, token))).toBe('UNAUTHENTICATED');
    const again = await signIn(server, user);
    expect(codeOf(await graphql(server.url, USERS, {}, again))).toBe('FORBIDDEN');
    expect(await me(again)).toEqual({ data: { me: { role: 'EXECUTIVE' } } });
  });

  it('keep their password: staff cannot set it', async () => {
    const user = await buildUser(server);
    const token = await signIn(server, user);
    const answer = await expectError(run(UPDATE, { userId: user.id, password: PASSWORD }, manager));
    expect(answer.extensions.code).toBe('BAD_USER_INPUT');
    const body = { displayName: 'Renamed', password: PASSWORD };
    const refused = await rest(server.url, 'put', `/users/${user.id}`, { token: admin, body });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        code: 'BAD_USER_INPUT',
        errors: [{ field: 'password', message: expect.stringMatching(/^Nobody sets/) as string }],
      },
    ]);
    expect(
      await server.sql('SELECT display_name, password_hash FROM users WHERE id = $1', [user.id]),
    ).toEqual([{ display_name: user.displayName, password_hash: null }]);
    expect(codeOf(await me(token))).toBe('OK');
  });

  it('who are gone or never were are not found', async () => {
    for (const userId of ['no id', '019a0000-0000-7000-8000-000000000000'])
      for (const document of [UPDATE, DELETE])
        expect(codeOf(await run(document, { userId }, admin))).toBe('NOT_FOUND');
  });
});

describe('administrators', () => {
  it('are made, changed and deleted by administrators alone', async () => {
    const other = await buildUser(server, { role: Role.ADMIN });
    const plain = await buildUser(server);
    const attempts: [string, object][] = [
      [CREATE, { email: 'root@example.test', displayName: 'Root', role: 'ADMIN' }],
      [UPDATE, { userId: plain.id, role: 'ADMIN' }],
      [UPDATE, { userId: other.id, displayName: 'Owned' }],
      [DELETE, { userId: other.id }],
    ];
    for (const [document, input] of attempts)
      expect(codeOf(await run(document, input, manager))).toBe('FORBIDDEN');
    for (const [document, input] of attempts) expect(codeOf(await run(document, input, admin))).toBe('OK');
  });

  it('and all others cannot demote, disable or delete themselves', async () => {
    for (const role of [Role.ADMIN, Role.MANAGER]) {
      const user = await buildUser(server, { role });
      const token = await signIn(server, user);
      const attempts: [string, object][] = [
        [UPDATE, { userId: user.id, role: 'EXECUTIVE' }],
        [UPDATE, { userId: user.id, disabled: true }],
        [DELETE, { userId: user.id }],
      ];
      for (const [document, input] of attempts)
        expect(codeOf(await run(document, input, token))).toBe('FORBIDDEN');
      expect(codeOf(await run(UPDATE, { userId: user.id, displayName: 'Myself' }, token))).toBe('OK');
    }
  });

  it.each([
    ['demote', UPDATE, { role: 'MANAGER' }],
    ['disable', UPDATE, { disabled: true }],
    ['delete', DELETE, {}],
  ])('who %s each other at once leave one', async (_what, document, change) => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [
        await buildUser(server, { role: Role.ADMIN }),
        await buildUser(server, { role: Role.ADMIN }),
      ];
      await server.sql(`UPDATE users SET role = 'EXECUTIVE' WHERE role = 'ADMIN' AND id <> ALL($1)`, [
        [one.id, other.id],
      ]);
      const [oneToken, otherToken] = [await signIn(server, one), await signIn(server, other)];
      const answers = await Promise.all([
        run(document, { userId: other.id, ...change }, oneToken),
        run(document, { userId: one.id, ...change }, otherToken),
      ]);
      expect(answers.map(codeOf).filter((code) => code === 'OK')).toHaveLength(1);
      const left = await server.sql(`SELECT id FROM users WHERE role = 'ADMIN' AND disabled_at IS NULL`);
      expect(left).toHaveLength(1);
    }
    admin = await signInAs(server, Role.ADMIN);
  });
});

describe('a deleted user', () => {
  it('leaves a nameless profile, closed meetings, and no session', async () => {
    const leaving = await buildMember(server);
    const staying = await buildMember(server, { eventId: leaving.eventId });
    const meeting = await buildMeeting(server, {
      eventId: leaving.eventId,
      senderId: leaving.id,
      receiverId: staying.id,
      status: 'ACTIVE',
    });
    const {
      deleteUser: { user },
    } = await expectOk(run(DELETE, { userId: leaving.userId }, manager));
    expect(user).toMatchObject({ id: leaving.userId });
    expect(codeOf(await me(leaving.token))).toBe('UNAUTHENTICATED');
    expect(
      await server.sql('SELECT status, user_id, first_name, last_name FROM attendees WHERE id = $1', [
        leaving.id,
      ]),
    ).toEqual([{ status: 'REMOVED', user_id: null, first_name: 'Former', last_name: 'attendee' }]);
    expect(
      await server.sql('SELECT status, closed_reason FROM meetings WHERE id = $1', [meeting.id]),
    ).toEqual([{ status: 'REJECTED', closed_reason: 'REMOVED' }]);
    expect(
      await server.sql('SELECT kind, meeting_id FROM notifications WHERE attendee_id = $1', [staying.id]),
    ).toEqual([{ kind: 'MEETING_REMOVED', meeting_id: meeting.id }]);
    expect(await server.sql('SELECT 1 FROM users WHERE id = $1', [leaving.userId])).toEqual([]);
    expect((await auditOf(leaving.userId)).map(({ action }) => action as string)).toEqual(['user.delete']);
  });

  it('is gone in the words of /v1', async () => {
    const { id } = await buildUser(server);
    const answer = await rest(server.url, 'delete', `/users/${id}`, { token: manager });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await rest(server.url, 'delete', `/users/${id}`, { token: manager })).status).toBe(404);
  });
});
