import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { buildEvent, buildInterests, buildMember, buildUser, signInAs } from '../support/factories';
import { rest } from '../support/rest';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

describe('the rows of accounts and joining', () => {
  it('are the same whether an account exists', async () => {
    const { email } = await buildUser(server);
    const ask = (address: string) =>
      rest(server.url, 'post', '/auth/request-otp', { body: { email: address } });
    const [known, unknown] = [await ask(email), await ask('nobody.there@example.test')];
    expect([known.status, known.body]).toEqual([200, { success: true }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const again = await ask(email);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
  });

  it('name errors by the keys of /v1', async () => {
    const event = await buildEvent(server);
    await buildInterests(server, event.id);
    const { token } = await buildMember(server, { eventId: event.id });
    const body = { event_id: event.id, profile: 'x'.repeat(5_001), job_title: 'x'.repeat(201) };
    const long = await rest<{ errors: { field: string }[] }>(server.url, 'put', '/events/join/profile', {
      token,
      body,
    });
    expect([long.status, long.body.errors.map(({ field }) => field).sort()]).toEqual([
      400,
      ['job_title', 'profile'],
    ]);
    const unknown = await rest<{ errors: { field: string }[] }>(server.url, 'put', '/events/join/profile', {
      token,
      body: { event_id: event.id, interests: { Industry: ['Alchemy'] } },
    });
    expect([unknown.status, unknown.body.errors.map(({ field }) => field)]).toEqual([400, ['interests']]);
  });

  it('refuse unknown codes with 404, and managers alone manage users', async () => {
    const { token, eventId } = await buildMember(server);
    const statuses = await Promise.all([
      rest(server.url, 'post', '/auth/verify-code', { body: { code: 'NEVERWAS' } }),
      rest(server.url, 'get', `/events/info/${eventId}/NEVERWAS`),
      rest(server.url, 'post', '/auth/set-password', {
        body: { code: 'NEVERWAS', password: 'long enough it is' },
      }),
      rest(server.url, 'get', '/users', { token }),
      rest(server.url, 'get', '/users'),
      rest(server.url, 'put', '/users/nobody', { token: manager, body: { displayName: 'X' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 403, 401, 404]);
  });
});
