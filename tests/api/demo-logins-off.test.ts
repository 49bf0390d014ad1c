import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoLogins } from '../../server/src/demo/demo-logins';
import { issuePasswordToken } from '../../server/src/modules/users/recovery/password-links.service';
import { hashPassword } from '../../server/src/modules/users/passwords/passwords';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql, login } from '../support/client';
import { createDemoDatabase, DEMO_EVENT_ID, type DemoDatabase } from '../support/demo';
import { buildUser, signIn } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { openSession, openSocket } from '../support/socket';
import { waitFor, within } from '../support/wait';

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }';
const UPDATE = 'mutation ($input: UpdatePasswordInput!) { updatePassword(input: $input) { accessToken } }';
const SET = 'mutation ($input: SetPasswordInput!) { setPassword(input: $input) { accessToken } }';
const ME = '{ me { email } }';
const NEW_PASSWORD = 'tall ships at dawn';
const REFUSED = 'This is a login of the demo, which is off on this server.';

let database: DemoDatabase;
/** The same database with the demo on, and off. */
let demo: TestServer;
let production: TestServer;

beforeAll(async () => {
  database = await createDemoDatabase();
  demo = await startServer({ databaseUrl: database.url, demo: true });
  production = await startServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await production.close();
  await demo.close();
  await database.drop();
});

const userOf = async (email: string) => {
  const [user] = await demo.sql<{ id: string; password_hash: string | null }>(
    'SELECT id, password_hash FROM users WHERE email = $1',
    [email],
  );
  if (!user) throw new Error(`There is no ${email}`);
  return user;
};
const refuse = async (document: string, input: object) => {
  const { message, extensions } = await expectError(graphql(production.url, document, { input }));
  expect([message, extensions.code]).toEqual([REFUSED, 'UNAUTHENTICATED']);
};

describe('a server without the demo, over a database with it', () => {
  it('lets no demo login in, and writes that into the security log', async () => {
    for (const { email } of demoLogins.filter((demoLogin) => !demoLogin.email.startsWith('invited'))) {
      await refuse(LOGIN, { email, password: DEMO_PASSWORD });
      expect(await login(demo.url, email, DEMO_PASSWORD)).toBeTruthy();
    }
    const { id } = await userOf('admin@demo.podium.test');
    const lines = () =>
      demo.sql<{ reason: string }>(
        `SELECT reason FROM security_events WHERE user_id = $1 AND kind = 'SIGN_IN_FAILED'`,
        [id],
      );
    await waitFor(async () => (await lines()).length > 0, 'The line');
    expect(await lines()).toEqual([{ reason: 'DEMO_OFF' }]);
  });

  it('takes no session of theirs, over HTTP, on a socket or behind a download link', async () => {
    const { id } = await userOf('manager@demo.podium.test');
    const token = await signIn(demo, { id });
    expect(codeOf(await graphql(demo.url, ME, {}, token))).toBe('OK');
    expect(codeOf(await graphql(production.url, ME, {}, token))).toBe('UNAUTHENTICATED');

    const socket = await openSocket(production.url);
    socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    expect((await within(socket.closed, 'The end')).code).toBe(4401);
    const taken = await openSession(demo.url, token);
    taken.ws.close();

    const REPORT =
      'query ($eventId: ID!) { report(eventId: $eventId, type: COMPANIES) { file(format: CSV) { url } } }';
    const { report } = await expectOk(
      graphql<{ report: { file: { url: string } } }>(demo.url, REPORT, { eventId: DEMO_EVENT_ID }, token),
    );
    const download = async (server: TestServer) => (await fetch(server.url + report.file.url)).status;
    expect([await download(production), await download(demo)]).toEqual([404, 200]);
  });

  it('gives no session for a mailed link or code, and changes no password', async () => {
    const { id, password_hash } = await userOf('supervisor@demo.podium.test');
    const resetToken = await issuePasswordToken(demo.app.systemContext(), id, 60);
    await refuse(UPDATE, { resetToken, password: NEW_PASSWORD });
    expect(await userOf('supervisor@demo.podium.test')).toEqual({ id, password_hash });
  });

  it('gives no session for an invite code, and sets no password', async () => {
    const [invited] = await demo.sql<{ code: string; email: string }>(
      `SELECT a.invite_code AS code, u.email FROM attendees a JOIN users u ON u.id = a.user_id
       WHERE a.event_id = $1 AND a.status = 'INVITED' AND u.password_hash IS NULL LIMIT 1`,
      [DEMO_EVENT_ID],
    );
    await refuse(SET, { code: invited?.code, password: NEW_PASSWORD });
    expect((await userOf(invited?.email ?? '')).password_hash).toBeNull();
  });

  it('lets everybody else in', async () => {
    const user = await buildUser(demo, {
      passwordHash: await hashPassword(NEW_PASSWORD),
      role: Role.MANAGER,
    });
    const token = await login(production.url, user.email, NEW_PASSWORD);
    expect(await expectOk(graphql(production.url, ME, {}, token))).toEqual({ me: { email: user.email } });
    (await openSession(production.url, token)).ws.close();
  });
});
