import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { buildApiToken } from '../support/api-tokens';
import { call } from '../support/client';
import { buildStand } from '../support/exhibition-stand';
import { buildEvent, buildUser, signIn, signInAs } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { buildWebhook } from '../support/webhooks';

interface Left {
  remainingKeys: { id: string; kind: string; name: string; eventTitle: string }[];
}

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await sharedServer();
  admin = await signInAs(server, Role.ADMIN);
});
afterAll(() => server.close());

const act = async (name: string, input: object, token = admin) =>
  (await call<Left>(server.url, token, name, input, 'remainingKeys { id kind name eventTitle }'))
    .remainingKeys;
const namesAfter = async (name: string, input: object, token = admin) =>
  (await act(name, input, token)).map((key) => key.name);

/** Makes a token as a user. */
const makeToken = async (token: string, input: object): Promise<string> => {
  const expiresAt = new Date(Date.now() + 86_400_000);
  const { apiToken } = await call<{ apiToken: { id: string } }>(
    server.url,
    token,
    'createApiToken',
    { name: 'Badge printer', scopes: ['ATTENDEES_READ'], expiresAt, ...input },
    'apiToken { id }',
  );
  return apiToken.id;
};

/** A manager with a token and a webhook, and what others made beside them. */
const buildKeeper = async (tokens = 1) => {
  const { id: userId } = await buildUser(server, { role: Role.MANAGER });
  const { id: eventId, title } = await buildEvent(server);
  const token = await signIn(server, { userId });
  const tokenIds = [];
  for (let made = 0; made < tokens; made += 1) tokenIds.push(await makeToken(token, { eventId }));
  const webhook = await buildWebhook(server, { eventId, authorId: userId });
  await buildApiToken(server, { eventId });
  await buildWebhook(server, { eventId });
  return { userId, eventId, title, token, tokenIds, webhook };
};

describe('what a user leaves behind', () => {
  it('is listed with the loss of the role, until it is revoked, and again with the next loss', async () => {
    const { userId, title, tokenIds, webhook } = await buildKeeper();
    const left = await act('updateUser', { userId, role: 'ATTENDEE' });
    expect(left).toEqual([
      { id: webhook.id, kind: 'WEBHOOK', name: 'A receiver', eventTitle: title },
      { id: tokenIds[0], kind: 'API_TOKEN', name: 'Badge printer', eventTitle: title },
    ]);
    await call(server.url, admin, 'revokeApiToken', { apiTokenId: tokenIds[0] }, '__typename');
    expect(await namesAfter('updateUser', { userId, disabled: true })).toEqual(['A receiver']);
    await call(server.url, admin, 'deleteWebhook', { webhookId: webhook.id }, '__typename');
    expect(await act('updateUser', { userId, role: 'EXECUTIVE' })).toEqual([]);
  });

  it('is listed where the login is disabled or deleted', async () => {
    const { userId, token, eventId } = await buildKeeper();
    const expired = await makeToken(token, { eventId, name: 'Expired' });
    await server.sql('UPDATE api_tokens SET expires_at = now() WHERE id = $1', [expired]);
    const all = ['A receiver', 'Badge printer'];
    expect(await namesAfter('updateUser', { userId, disabled: true })).toEqual(all);
    expect(await namesAfter('deleteUser', { userId })).toEqual(all);
  });

  it('is nothing where the user may still keep it, or loses nothing', async () => {
    const { userId } = await buildKeeper();
    expect(await act('updateUser', { userId, role: 'ADMIN' })).toEqual([]);
    expect(await act('updateUser', { userId, role: 'MANAGER' })).toEqual([]);
    await act('updateUser', { userId, role: 'ATTENDEE' });
    expect(await act('updateUser', { userId, displayName: 'Another name' })).toEqual([]);
  });

  it('is for those alone who may end it', async () => {
    const [supervisor, manager] = [
      await signInAs(server, Role.SUPERVISOR),
      await signInAs(server, Role.MANAGER),
    ];
    const { userId } = await buildKeeper();
    expect(await act('updateUser', { userId, role: 'EXECUTIVE' }, supervisor)).toEqual([]);
    expect(await act('updateUser', { userId, role: 'ATTENDEE' }, manager)).toHaveLength(2);
  });

  it('takes as many statements for one key as for five', async () => {
    const cost = async (tokens: number) => {
      const { userId } = await buildKeeper(tokens);
      return (await statementsOf(() => act('updateUser', { userId, role: 'ATTENDEE' }))).length;
    };
    expect(await cost(5)).toBe(await cost(1));
  });
});

describe('what a contact of a company leaves behind', () => {
  const buildContacts = async () => {
    const { event, companyId, contact, member } = await buildStand(server, 0);
    await server.sql('UPDATE attendees SET company_contact = true WHERE id = $1', [member.id]);
    const mine = { eventId: event.id, companyId, scopes: ['LEADS_READ'] };
    await makeToken(member.token, { ...mine, name: 'Our CRM' });
    await makeToken(contact.token, { ...mine, name: 'Of another' });
    await buildWebhook(server, { eventId: event.id, authorId: member.userId });
    return { companyId, contact, member };
  };

  it('is the tokens of the company for the contact who removes them, and nothing for who leaves', async () => {
    const { companyId, contact, member } = await buildContacts();
    const input = { companyId, attendeeId: member.id };
    expect(await namesAfter('removeFromCompany', input, contact.token)).toEqual(['Our CRM']);
    const other = await buildContacts();
    const own = { companyId: other.companyId, attendeeId: other.member.id };
    expect(await namesAfter('removeFromCompany', own, other.member.token)).toEqual([]);
  });

  it.each([
    ['setCompanyContact', { contact: false }],
    ['updateAttendee', { companyId: null }],
    ['deleteAttendee', {}],
  ])('is listed by %s', async (name, change) => {
    const { member } = await buildContacts();
    const input = { attendeeId: member.id, ...change };
    expect(await namesAfter(name, input)).toEqual(['A receiver', 'Our CRM']);
  });

  it('is nothing while they stay a contact', async () => {
    const { member } = await buildContacts();
    const input = { attendeeId: member.id, jobTitle: newId().slice(0, 8) };
    expect(await namesAfter('updateAttendee', input)).toEqual([]);
    expect(await namesAfter('setCompanyContact', { attendeeId: member.id, contact: true })).toEqual([]);
  });
});
