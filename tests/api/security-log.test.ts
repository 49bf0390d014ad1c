import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { countFailure } from '../../server/src/modules/security/failure-counts';
import { SecurityEventKind } from '../../server/src/modules/security/security-event.entity';
import {
  dropOldSecurityEvents,
  noteSecurityFailure,
} from '../../server/src/modules/security/security-log.service';
import { codeOf, expectOk, graphql, post } from '../support/client';
import { buildUser, insert, signIn, signInAs } from '../support/factories';
import { startBeside, startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const PASSWORD = 'correct horse battery';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const LOG = `query ($filter: SecurityEventFilter, $first: Int, $after: String) {
  securityLog(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { endCursor } nodes { userId kind reason address device } } }`;

interface Line {
  userId: string | null;
  kind: string;
  reason: string | null;
  address: string | null;
  device: string | null;
}
interface LogData {
  securityLog: { totalCount: number; pageInfo: { endCursor: string }; nodes: Line[] };
}

let server: TestServer;
let passwordHash: string;
let admin: string;

beforeAll(async () => {
  [server, passwordHash] = await Promise.all([
    startServer({ trustProxy: ['loopback'] }),
    hashPassword(PASSWORD),
  ]);
  admin = await signInAs(server, Role.ADMIN);
});
afterAll(() => server.close());

const login = async (address: string, email: string, password: string, device = 'Laptop') => {
  const body = JSON.stringify({ query: LOGIN, variables: { input: { email, password, device } } });
  const answer = await post(server.url, body, { 'x-forwarded-for': address });
  return (await answer.json()) as { data?: { login: { accessToken: string } } };
};
const read = async (filter: object, more: object = {}) =>
  (await expectOk(graphql<LogData>(server.url, LOG, { filter, ...more }, admin))).securityLog;
/** The lines about a user, the oldest first; failures come a moment after their answer. */
const linesOf = (userId: string, count: number): Promise<Line[]> =>
  waitFor(async () => {
    const { nodes } = await read({ userId });
    return nodes.length >= count ? nodes.toReversed() : undefined;
  }, 'The lines');

describe('the security log', () => {
  it('has sign-ins and failed ones, with account, address, device and reason', async () => {
    const user = await buildUser(server, { passwordHash });
    const disabled = await buildUser(server, { passwordHash, disabledAt: new Date() });
    const fresh = await buildUser(server);
    await login('192.0.2.1', user.email, 'something else');
    await linesOf(user.id, 1);
    await login('192.0.2.2', user.email, PASSWORD, 'Phone');
    await login('192.0.2.3', disabled.email, PASSWORD);
    await login('192.0.2.3', fresh.email, PASSWORD);
    const failed = { kind: 'SIGN_IN_FAILED', device: 'Laptop' };
    expect(await linesOf(user.id, 2)).toEqual([
      { ...failed, userId: user.id, reason: 'WRONG_PASSWORD', address: '192.0.2.1' },
      { userId: user.id, kind: 'SIGN_IN', reason: null, address: '192.0.2.2', device: 'Phone' },
    ]);
    const elsewhere = { ...failed, address: '192.0.2.3' };
    expect(await linesOf(disabled.id, 1)).toEqual([
      { ...elsewhere, userId: disabled.id, reason: 'DISABLED' },
    ]);
    expect(await linesOf(fresh.id, 1)).toEqual([{ ...elsewhere, userId: fresh.id, reason: 'NO_PASSWORD' }]);
  });

  it('keeps nothing of what somebody typed for an account that is not there', async () => {
    const [email, password] = [`typed.${newId()}@example.test`, `typed ${newId()}`];
    await login('192.0.2.4', email, password);
    const [line] = await waitFor(async () => {
      const rows = await server.sql(`SELECT * FROM security_events WHERE address = '192.0.2.4'`);
      return rows.length > 0 ? rows : undefined;
    }, 'The line');
    expect(line).toMatchObject({ user_id: null, kind: 'SIGN_IN_FAILED', reason: 'UNKNOWN_ACCOUNT' });
    expect(JSON.stringify(line)).not.toContain('typed');
  });

  it('has recovery, changed passwords, links of staff and raised roles', async () => {
    const user = await buildUser(server, { passwordHash });
    const token = await signIn(server, user);
    const UPDATE =
      'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken } }';
    const change = (input: object) => graphql(server.url, UPDATE, { input }, token);
    await change({ currentPassword: 'not this', password: 'tall ships at dawn' });
    await linesOf(user.id, 1);
    await expectOk(change({ currentPassword: PASSWORD, password: 'tall ships at dawn' }));
    const REQUEST = 'mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { email } }';
    await expectOk(graphql(server.url, REQUEST, { input: { email: user.email } }));
    await linesOf(user.id, 3);
    const [mail] = await waitFor(async () => {
      const mails = await server.sql<{ text: string }>('SELECT text FROM mails WHERE recipient = $1', [
        user.email,
      ]);
      return mails.length > 0 ? mails : undefined;
    }, 'The mail');
    const otp = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
    const VERIFY = 'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken } }';
    const verify = (code: string) =>
      graphql<{ verifyOtp: { resetToken: string } }>(server.url, VERIFY, {
        input: { email: user.email, otp: code },
      });
    await verify(otp === '000000' ? '111111' : '000000');
    await linesOf(user.id, 4);
    const { verifyOtp } = await expectOk(verify(otp));
    await expectOk(change({ resetToken: verifyOtp.resetToken, password: 'taller ships at dusk' }));
    const LINK =
      'mutation ($input: SendPasswordResetLinkInput!) { sendPasswordResetLink(input: $input) { __typename } }';
    await expectOk(graphql(server.url, LINK, { input: { userId: user.id } }, admin));
    const ROLE = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { __typename } }';
    await expectOk(graphql(server.url, ROLE, { input: { userId: user.id, role: 'EXECUTIVE' } }, admin));
    const lines = await linesOf(user.id, 9);
    expect(lines.map(({ kind, address }) => [kind, address !== null])).toEqual([
      ['PASSWORD_FAILED', true],
      ['PASSWORD_CHANGED', true],
      ['RECOVERY_REQUESTED', true],
      ['CODE_FAILED', true],
      ['CODE_ACCEPTED', true],
      ['PASSWORD_RESET', true],
      ['SIGN_IN', true],
      ['RESET_LINK_SENT', false],
      ['ROLE_RAISED', false],
    ]);
    const kept = JSON.stringify(
      await server.sql('SELECT * FROM security_events WHERE user_id = $1', [user.id]),
    );
    for (const secret of [otp, verifyOtp.resetToken, 'ships', user.email]) expect(kept).not.toContain(secret);
  });
});

describe('reading the security log', () => {
  it('shows everybody their own lines alone', async () => {
    const [user, other] = [
      await buildUser(server, { passwordHash }),
      await buildUser(server, { passwordHash }),
    ];
    const { data } = await login('192.0.2.5', user.email, PASSWORD);
    await login('192.0.2.5', other.email, PASSWORD);
    const MINE = '{ mySecurityEvents { totalCount nodes { userId kind } } }';
    expect(await expectOk(graphql(server.url, MINE, {}, data?.login.accessToken))).toEqual({
      mySecurityEvents: { totalCount: 1, nodes: [{ userId: user.id, kind: 'SIGN_IN' }] },
    });
    const { exportMyData } = await expectOk(
      graphql<{ exportMyData: string }>(server.url, '{ exportMyData }', {}, data?.login.accessToken),
    );
    expect(JSON.parse(exportMyData)).toMatchObject({
      securityEvents: [{ kind: 'SIGN_IN', address: '192.0.2.5' }],
    });
  });

  it('is filtered, paged, and costs the same number of statements whatever its length', async () => {
    const { id: userId } = await buildUser(server);
    const write = (kind: string) => insert(server, 'security_events', { id: newId(), userId, kind });
    await write('SIGN_IN');
    const one = (await statementsOf(() => read({ userId }))).length;
    await write('SIGN_IN_FAILED');
    await write('SIGN_IN_FAILED');
    expect((await statementsOf(() => read({ userId }))).length).toBe(one);
    expect((await read({ userId, kind: 'SIGN_IN_FAILED' })).totalCount).toBe(2);
    const first = await read({ userId }, { first: 2 });
    const second = await read({ userId }, { first: 2, after: first.pageInfo.endCursor });
    expect([first.nodes.length, second.nodes.map(({ kind }) => kind)]).toEqual([2, ['SIGN_IN']]);
    const nonsense = { filter: { userId: 'nonsense' } };
    expect(codeOf(await graphql(server.url, LOG, nonsense, admin))).toBe('NOT_FOUND');
  });
});

describe('the size of the security log', () => {
  it('is not filled by one address: failures beyond 100 in an hour are counted in one line', async () => {
    await Promise.all(
      Array.from({ length: 13 }, async () => {
        const email = `nobody.${newId()}@example.test`;
        await Promise.all(Array.from({ length: 10 }, () => login('192.0.2.6', email, 'wrong')));
      }),
    );
    const counts = () =>
      server.sql<{ reason: string; count: number }>(
        `SELECT reason, sum(count)::int AS count FROM security_events
         WHERE address = '192.0.2.6' GROUP BY reason ORDER BY count DESC`,
      );
    await expect.poll(counts, { timeout: 30_000 }).toEqual([{ reason: 'UNKNOWN_ACCOUNT', count: 130 }]);
    const lines = await server.sql(`SELECT count FROM security_events WHERE address = '192.0.2.6'`);
    expect(lines).toHaveLength(101);
  }, 60_000);

  it('hides no attack in a flood: the failures of an account are counted in its own line, by all servers', async () => {
    const { id: userId } = await buildUser(server);
    const other = await startBeside(server);
    for (const { app } of [server, other]) {
      const ctx = app.systemContext();
      const note = (of: string | null) =>
        noteSecurityFailure(ctx, SecurityEventKind.PASSWORD_FAILED, { userId: of });
      for (let failure = 0; failure < 300; failure += 1) note(null);
      for (let failure = 0; failure < 40; failure += 1) note(userId);
    }
    const LINE = `query ($filter: SecurityEventFilter) { securityLog(filter: $filter) {
      nodes { kind address count } } }`;
    const lines = () => expectOk(graphql(server.url, LINE, { filter: { userId } }, admin));
    const line = { kind: 'PASSWORD_FAILED', address: null, count: 80 };
    await expect.poll(lines, { timeout: 30_000 }).toEqual({ securityLog: { nodes: [line] } });
  });

  it('loses no count when a server stops', async () => {
    const { id: userId } = await buildUser(server);
    const other = await startServer({ databaseUrl: server.databaseUrl });
    countFailure(other.app.runtime, {
      kind: SecurityEventKind.CODE_FAILED,
      userId,
      reason: null,
      address: null,
    });
    await other.close();
    expect((await read({ userId })).totalCount).toBe(1);
  });

  it('forgets what is older than 90 days', async () => {
    const { id: userId } = await buildUser(server);
    for (const days of [89, 91]) {
      const createdAt = new Date(Date.now() - days * 86_400_000);
      await insert(server, 'security_events', { id: newId(), userId, kind: 'SIGN_IN', createdAt });
    }
    await dropOldSecurityEvents(server.app.systemContext());
    expect((await read({ userId })).totalCount).toBe(1);
  });
});
