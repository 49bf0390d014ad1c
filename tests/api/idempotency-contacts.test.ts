import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { SealedKey } from '../../server/src/core/idempotency/sealed-key';
import { post } from '../support/client';
import { buildEvent, signInAs } from '../support/factories';
import { idOf, rest } from '../support/rest';
import { startTwoServers, type TestServer } from '../support/server';

let server: TestServer;
let other: TestServer;
let manager: string;
let eventId: string;

beforeAll(async () => {
  [server, other] = await startTwoServers({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
  eventId = (await buildEvent(server)).id;
});
afterAll(() => server?.close());

interface Sent {
  query: string;
  input: object;
  key: string;
  url?: string;
}

interface Refused {
  errors?: { extensions: { code: string; reason?: string; ids?: string[] } }[];
}

const send = async ({ query, input, key, url = server.url }: Sent) => {
  const response = await post(url, JSON.stringify({ query, variables: { input } }), {
    authorization: `Bearer ${manager}`,
    'idempotency-key': key,
  });
  const text = await response.text();
  const { errors } = JSON.parse(text) as Refused;
  const isReplay = response.headers.get('idempotency-replayed') === 'true';
  return { text, isReplay, code: 'OK', reason: undefined, ids: undefined, ...errors?.[0]?.extensions };
};

describe('an answer with contacts of people', () => {
  const query = `mutation ($input: CreateAttendeeInput!) { createAttendee(input: $input) { ...made } }
    fragment made on CreateAttendeePayload { attendee { id lastName reachedAt: email } }`;
  const person = () => ({ eventId, email: `${newId()}@example.test`, firstName: 'Ada', lastName: 'King' });
  /** The stored answer under a guessed key. */
  const keptUnder = async (key: string) => {
    const rows = await server.sql<{ callerId: string; answer: Buffer }>(
      'SELECT caller_id AS "callerId", answer FROM idempotency_keys ORDER BY created_at DESC LIMIT 1',
    );
    return rows.map(({ callerId, answer }) => new SealedKey(callerId, key).decrypt(answer)).join('');
  };

  it('is kept as ids alone, with which a repetition is told that it was done', async () => {
    const [input, key] = [person(), newId()];
    const first = await send({ query, input, key });
    const [made] = await server.sql<{ id: string }>(
      'SELECT a.id FROM attendees a JOIN users u ON u.id = a.user_id WHERE u.email = $1',
      [input.email],
    );
    expect([first.code, JSON.parse(await keptUnder(key))]).toEqual(['OK', { ids: [made?.id] }]);
    const again = await send({ query, input, key, url: other.url });
    expect(again).toMatchObject({
      code: 'CONFLICT',
      reason: 'ANSWER_NOT_KEPT',
      isReplay: false,
      ids: [made?.id],
    });
    expect(again.text).not.toContain(input.email);
  });

  it('is kept so by /v1 too', async () => {
    const { email } = person();
    const sent = { event_id: eventId, email, first_name: 'Ada', last_name: 'King' };
    const headers = { 'idempotency-key': newId() };
    const create = () =>
      rest<{ attendee: { _id: string }; reason?: string; ids?: string[] }>(
        server.url,
        'post',
        '/attendees/create',
        { token: manager, body: sent, headers },
      );
    const made = await create();
    expect(made.status).toBe(201);
    expect(await keptUnder(headers['idempotency-key'])).not.toContain(email);
    const { status, body } = await create();
    expect([status, body.reason]).toEqual([409, 'ANSWER_NOT_KEPT']);
    expect(body.ids).toContain(idOf(made.body.attendee));
  });

  it('is given again where it is a refusal, or the contacts are those of a company', async () => {
    const [input, key] = [person(), newId()];
    await send({ query, input, key: newId() });
    const refused = [await send({ query, input, key }), await send({ query, input, key })];
    expect(refused.map(({ reason, isReplay }) => [reason, isReplay])).toEqual([
      ['ALREADY_ATTENDEE', false],
      ['ALREADY_ATTENDEE', true],
    ]);
    const company = {
      query: 'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { email } } }',
      input: { eventId, name: newId(), kind: 'SPONSOR', email: 'desk@example.test' },
      key: newId(),
    };
    await send(company);
    expect((await send(company)).text).toContain('desk@example.test');
  });
});
