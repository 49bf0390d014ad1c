import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, expectOk, graphql } from '../support/client';
import { buildEvent } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PASSWORD = 'correct horse battery';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }';

let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

const openEvent = () => buildEvent(server, { registration: 'OPEN' });
const register = (eventId: string, more: object = {}) => {
  people += 1;
  const person = {
    email: `agreed.${people}@example.test`,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'King',
  };
  const input = { eventId, ...person, ...more };
  return graphql<{ register: { user: { id: string } } }>(server.url, REGISTER, { input });
};

describe('the terms that a new person agreed to', () => {
  const consentOf = async (user: string) => {
    const [row] = await server.sql(
      `SELECT terms_version::text AS version, terms_accepted_at > now() - interval '1 minute' AS fresh FROM users WHERE id = $1`,
      [user],
    );
    return row;
  };

  it('are kept by their date with the time, at an event and without one', async () => {
    const CREATE = 'mutation ($input: CreateAccountInput!) { createAccount(input: $input) { user { id } } }';
    const input = {
      email: 'agreed@example.test',
      password: PASSWORD,
      displayName: 'Ada King',
      termsVersion: '2026-11-26',
    };
    const created = await expectOk(
      graphql<{ createAccount: { user: { id: string } } }>(server.url, CREATE, { input }),
    );
    expect(await consentOf(created.createAccount.user.id)).toEqual({ version: '2026-11-26', fresh: true });
    const { id } = await openEvent();
    const registered = await expectOk(register(id, { termsVersion: '2026-11-26' }));
    expect(await consentOf(registered.register.user.id)).toEqual({ version: '2026-11-26', fresh: true });
  });

  it('are not known of those whom nobody asked, and are dated with a day that exists', async () => {
    const { id } = await openEvent();
    const registered = await expectOk(register(id));
    expect(await consentOf(registered.register.user.id)).toEqual({ version: null, fresh: null });
    expect(codeOf(await register(id, { termsVersion: '2026-02-30' }))).toBe('BAD_USER_INPUT');
  });
});
