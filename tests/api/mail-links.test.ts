import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { buildAttendee, buildEvent, signInAs } from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const REMIND =
  'mutation ($input: SendInvitationReminderInput!) { sendInvitationReminder(input: $input) { attendee { __typename } } }';
const INVITE = 'mutation ($input: InviteAttendeesInput!) { inviteAttendees(input: $input) { __typename } }';
const CREATE = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { __typename } } }';

let direct: TestServer;
let proxied: TestServer;
let token: string;

beforeAll(async () => {
  [direct, proxied] = await startTwoServers({}, { trustProxy: ['loopback'] });
  token = await signInAs(direct, Role.MANAGER);
});
afterAll(() => direct.close());

const send = async (url: string, query: string, input: object, headers: Record<string, string>) => {
  const body = JSON.stringify({ query, variables: { input } });
  // `fetch` does not send another Host than that of the address.
  const answer = await new Promise<string>((resolve, reject) => {
    const call = request(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    });
    call.on('response', (response) => void text(response).then(resolve, reject));
    call.on('error', reject);
    call.end(body);
  });
  expect(JSON.parse(answer)).not.toHaveProperty('errors');
};

const linkTo = (recipient: string): Promise<string> =>
  waitFor(async () => {
    const [mail] = await direct.sql<{ text: string }>(
      'SELECT text FROM mails WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
      [recipient],
    );
    return /https?:\/\/[^\s/]+/.exec(mail?.text ?? '')?.[0];
  }, `A mail to ${recipient}`);

const remind = async (url: string, headers: Record<string, string>): Promise<string> => {
  const attendee = await buildAttendee(direct, { status: 'INVITED' });
  await send(url, REMIND, { attendeeId: attendee.id }, headers);
  const [user] = await direct.sql<{ email: string }>('SELECT email FROM users WHERE id = $1', [
    attendee.userId,
  ]);
  return linkTo(user?.email ?? '');
};

describe('links in mails, without PUBLIC_URL', () => {
  it('lead to the loopback host that was asked', async () => {
    expect(await remind(direct.url, {})).toBe(direct.url);
  });

  it('never lead to a host that a client claims', async () => {
    const poisoned = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    expect(await remind(direct.url, poisoned)).toBe(direct.url);
    expect(await remind(direct.url, { host: 'evil.example' })).toBe('http://localhost:0');
    expect(await remind(proxied.url, { host: 'evil.example' })).toBe('http://localhost:0');
    const email = 'poisoned@example.test';
    await send(direct.url, CREATE, { email, displayName: 'Poisoned', role: 'EXECUTIVE' }, poisoned);
    expect(await linkTo(email)).toBe(direct.url);
  });

  it('lead to the host that a trusted proxy forwards, in mails of jobs too', async () => {
    const forwarded = { 'x-forwarded-host': 'podium.example', 'x-forwarded-proto': 'https' };
    expect(await remind(proxied.url, forwarded)).toBe('https://podium.example');
    const event = await buildEvent(direct);
    const email = 'bulk@example.test';
    const attendee = await buildAttendee(direct, { eventId: event.id, status: 'INVITED' });
    await direct.sql('UPDATE users SET email = $2 WHERE id = $1', [attendee.userId, email]);
    await send(proxied.url, INVITE, { eventId: event.id }, forwarded);
    expect(await linkTo(email)).toBe('https://podium.example');
  });
});
