import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql, type Answer } from '../support/client';
import { buildActivity, buildAttendee, buildEvent, buildUser, signIn } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { buildDelivery, buildWebhook } from '../support/webhooks';

const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    secret webhook { id eventId name url topics scopes query authorName pausedAt pauseReason failingSince previousSecretUntil }
  }
}`;
const UPDATE = `mutation ($input: UpdateWebhookInput!) {
  updateWebhook(input: $input) { webhook { name url topics scopes query } }
}`;
const PREVIEW = `query ($input: PreviewWebhookPayloadInput!) {
  previewWebhookPayload(input: $input)
}`;

interface Created {
  createWebhook: { secret: string; webhook: { id: string } };
}

let server: TestServer;
let manager: { id: string; token: string };

beforeAll(async () => {
  server = await startServer({ jobs: false });
  const user = await buildUser(server, { role: Role.MANAGER, displayName: 'Amina Rahman' });
  manager = { id: user.id, token: await signIn(server, user) };
});
afterAll(() => server.close());

const settings = {
  name: 'Badge printer',
  url: 'https://hooks.example.com/podium',
  topics: ['CHECK_IN_RECORDED'],
  scopes: ['CHECK_INS_READ'],
};

const ask = <Data>(document: string, variables: Record<string, unknown>): Promise<Answer<Data>> =>
  graphql<Data>(server.url, document, variables, manager.token);

const create = async (input: Record<string, unknown>): Promise<Answer<Created>> => {
  const { id: eventId } = await buildEvent(server);
  return ask<Created>(CREATE, { input: { eventId, ...settings, ...input } });
};

describe('a webhook', () => {
  it('is made with a secret that is shown once', async () => {
    const { id: eventId } = await buildEvent(server);
    const { createWebhook } = await expectOk(create({ eventId }));
    const { secret, webhook } = createWebhook;
    expect(webhook).toEqual({
      id: webhook.id,
      eventId,
      ...settings,
      query: null,
      authorName: 'Amina Rahman',
      pausedAt: null,
      pauseReason: null,
      failingSince: null,
      previousSecretUntil: null,
    });
    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
    const log = await server.sql<{ text: string }>(
      'SELECT row_to_json(a)::text AS text FROM audit_entries a WHERE subject_id = $1',
      [webhook.id],
    );
    expect([log.length, JSON.stringify(log).includes(secret)]).toEqual([1, false]);
  });

  it.each([
    ['a name', { name: '' }, 'input.name'],
    ['a topic', { topics: [] }, 'input.topics'],
    ['a scope', { scopes: [] }, 'input.scopes'],
    ['an address', { url: 'hooks' }, 'input.url'],
    ['TLS', { url: 'http://hooks.example.com/' }, 'input.url'],
    ['an address without a password', { url: 'https://me:secret@hooks.example.com/' }, 'input.url'],
    ['a public address', { url: 'https://127.0.0.1/' }, 'input.url'],
    ['a public address of IPv6', { url: 'https://[::1]/' }, 'input.url'],
    ['a public name', { url: 'https://localhost:4000/' }, 'input.url'],
    ['the scope of its topic', { scopes: ['MEETINGS_READ'] }, 'input.scopes'],
    [
      'one topic for a query',
      { topics: ['CHECK_IN_RECORDED', 'MEETING_CHANGED'], query: '{ __typename }' },
      'input.query',
    ],
  ])('needs %s', async (_what, input, path) => {
    const { extensions } = await expectError(create(input));
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });

  it.each([
    ['query ($id: ID!) { recordedCheckIn(id: $id) { gate }', 'Syntax Error: Expected Name, found <EOF>.'],
    [
      'query ($id: ID!) { recordedCheckIn(id: $id) { door } }',
      'Cannot query field "door" on type "CheckIn".',
    ],
    ['mutation { logout { __typename } }', 'This has to be exactly one query.'],
    [
      'subscription ($eventId: ID!) { checkInRecorded(eventId: $eventId) { id } }',
      'This has to be exactly one query.',
    ],
    [
      'query One($id: ID!) { recordedCheckIn(id: $id) { gate } } query Two($id: ID!) { recordedCheckIn(id: $id) { gate } }',
      'This has to be exactly one query.',
    ],
    [
      'query ($code: String!) { verifyEntryCode(code: $code) { valid } }',
      'A query has the variables $id: ID! and $eventId: ID!, and no others.',
    ],
    [
      'query ($id: ID!) { recordedCheckIn(id: $id) { attendee { email } } }',
      'This webhook needs the scope CONTACTS_READ for Attendee.email.',
    ],
    ['{ me { id } }', 'Webhooks do not reach Query.me.'],
    [
      'query ($eventId: ID!) { checkIns(eventId: $eventId, first: 100) { nodes { attendee { interests { terms } } } } }',
      'This query costs 1260 points; it may cost 1000.',
    ],
  ])('does not take the query %s', async (query, message) => {
    const { extensions } = await expectError(create({ query }));
    const fields = expect.arrayContaining([{ path: 'input.query', message }]) as unknown;
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });

  it('is one of 20 of its event at most', async () => {
    const { id: eventId } = await buildEvent(server);
    for (let made = 0; made < 17; made += 1) await buildWebhook(server, { eventId });
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => create({ eventId })));
    const refused = atOnce.filter(({ errors }) => errors?.[0]?.extensions['reason'] === 'TOO_MANY_WEBHOOKS');
    expect(refused).toHaveLength(5);
  });

  it('is changed field by field, under the same rules, by those who have seen its version', async () => {
    const { id: webhookId } = await buildWebhook(server, { eventId: (await buildEvent(server)).id });
    const query = 'query ($id: ID!) { recordedCheckIn(id: $id) { gate } }';
    const changed = await expectOk(ask(UPDATE, { input: { webhookId, name: 'Gates', query } }));
    expect(changed).toEqual({ updateWebhook: { webhook: { ...settings, name: 'Gates', query } } });
    const refused = [
      { scopes: ['MEETINGS_READ'] },
      { url: 'https://10.0.0.1/' },
      { topics: ['MEETING_CHANGED', 'CHECK_IN_RECORDED'] },
      { expectedUpdatedAt: new Date(0) },
    ];
    const codes = [];
    for (const input of refused) codes.push(codeOf(await ask(UPDATE, { input: { webhookId, ...input } })));
    expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'CONFLICT']);
    expect(await expectOk(ask(UPDATE, { input: { webhookId, query: null } }))).toEqual({
      updateWebhook: { webhook: { ...settings, name: 'Gates', query: null } },
    });
  });

  it('takes its deliveries along when it is deleted, also by the end of its event', async () => {
    const { id: eventId } = await buildEvent(server);
    const [one, two] = [await buildWebhook(server, { eventId }), await buildWebhook(server, { eventId })];
    for (const { id: webhookId } of [one, two]) await buildDelivery(server, { webhookId });
    const document =
      'mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { webhook { id } } }';
    await expectOk(ask(document, { input: { webhookId: one.id } }));
    const left = () =>
      server.sql('SELECT webhook_id AS id FROM webhook_deliveries WHERE webhook_id = ANY($1)', [
        [one.id, two.id],
      ]);
    expect(await left()).toEqual([{ id: two.id }]);
    await server.sql('DELETE FROM events WHERE id = $1', [eventId]);
    expect(await left()).toEqual([]);
  });
});

describe('the lists', () => {
  it('show the webhooks of an event with figures of the last day', async () => {
    const { id: eventId } = await buildEvent(server);
    const { id: quiet } = await buildWebhook(server, { eventId });
    const { id: webhookId } = await buildWebhook(server, { eventId });
    const done = { webhookId, endedAt: new Date(), status: 'DELIVERED' };
    for (const [index, latencyMs] of [10, 20, 90].entries())
      await buildDelivery(server, { ...done, latencyMs, sequence: index + 1 });
    await buildDelivery(server, { ...done, status: 'FAILED', sequence: 4 });
    await buildDelivery(server, { ...done, sequence: 5, createdAt: new Date(Date.now() - 90_000_000) });
    await buildDelivery(server, { webhookId, sequence: 6 });
    const figures = 'statistics { delivered failed waiting medianLatencyMs p95LatencyMs }';
    const document = `query ($eventId: ID!) { webhooks(eventId: $eventId) { totalCount nodes { id ${figures} } } }`;
    const none = { delivered: 0, failed: 0, waiting: 0, medianLatencyMs: null, p95LatencyMs: null };
    const some = { delivered: 3, failed: 1, waiting: 1, medianLatencyMs: 20, p95LatencyMs: 83 };
    expect(await expectOk(ask(document, { eventId }))).toEqual({
      webhooks: {
        totalCount: 2,
        nodes: [
          { id: webhookId, statistics: some },
          { id: quiet, statistics: none },
        ],
      },
    });
  });

  it('show deliveries by their status, the latest change first', async () => {
    const { id: webhookId } = await buildWebhook(server, { eventId: (await buildEvent(server)).id });
    const failed = { webhookId, status: 'FAILED', endedAt: new Date(), answerStatus: 500, error: 'No.' };
    await buildDelivery(server, { ...failed, sequence: 7, createdAt: new Date(0) });
    await buildDelivery(server, { webhookId, sequence: 8 });
    await buildDelivery(server, { ...failed, sequence: 9 });
    const document = `query ($webhookId: ID!, $status: WebhookDeliveryStatus) {
      webhookDeliveries(webhookId: $webhookId, status: $status) { nodes { sequence status answerStatus error } }
    }`;
    const row = (sequence: string) => ({ sequence, status: 'FAILED', answerStatus: 500, error: 'No.' });
    const waiting = { sequence: '8', status: 'WAITING', answerStatus: null, error: null };
    expect(await expectOk(ask(document, { webhookId, status: 'FAILED' }))).toEqual({
      webhookDeliveries: { nodes: [row('9'), row('7')] },
    });
    expect(await expectOk(ask(document, { webhookId, status: 'WAITING' }))).toEqual({
      webhookDeliveries: { nodes: [waiting] },
    });
  });
});

describe('a preview', () => {
  const preview = async (input: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { previewWebhookPayload } = await expectOk(
      ask<{ previewWebhookPayload: string }>(PREVIEW, { input }),
    );
    return JSON.parse(previewWebhookPayload) as Record<string, unknown>;
  };

  it('is the body for what was added last', async () => {
    const { id: eventId } = await buildEvent(server);
    await buildAttendee(server, { eventId });
    const { id, firstName } = await buildAttendee(server, { eventId });
    const query = 'query ($id: ID!) { attendee(id: $id) { firstName } }';
    expect(await preview({ eventId, topic: 'ATTENDEE_CHANGED', scopes: ['ATTENDEES_READ'], query })).toEqual({
      type: 'ATTENDEE_CHANGED',
      timestamp: expect.any(String) as string,
      sequence: '0',
      eventId,
      subjectId: id,
      test: true,
      data: { attendee: { firstName } },
    });
  });

  it.each([
    ['ATTENDEE_CHANGED', 'ATTENDEES_READ'],
    ['CHECK_IN_RECORDED', 'CHECK_INS_READ'],
    ['MEETING_CHANGED', 'MEETINGS_READ'],
    ['SCHEDULE_CHANGED', 'SCHEDULE_READ'],
  ])(
    'of %s needs no scope but %s for its default, and says where there is nothing yet',
    async (topic, scope) => {
      const { id: eventId } = await buildEvent(server);
      expect(await preview({ eventId, topic, scopes: [scope] })).toMatchObject({
        subjectId: '00000000-0000-0000-0000-000000000000',
        data: null,
        errors: [{ extensions: { code: 'NOT_FOUND' } }],
      });
    },
  );

  it('reaches nothing of another event', async () => {
    const event = await buildEvent(server);
    const { id } = await buildActivity(server, { event });
    const query = `query { activity(id: "${id}") { title } }`;
    const { id: eventId } = await buildEvent(server);
    const variables = { topic: 'SCHEDULE_CHANGED', scopes: ['SCHEDULE_READ'], query };
    expect(await preview({ eventId, ...variables })).toMatchObject({
      data: null,
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    expect(await preview({ eventId: event.id, ...variables })).toMatchObject({ data: { activity: {} } });
  });

  it('refuses what a webhook would not take', async () => {
    const { id: eventId } = await buildEvent(server);
    const input = { eventId, topic: 'MEETING_CHANGED', scopes: ['CHECK_INS_READ'] };
    expect((await expectError(ask(PREVIEW, { input }))).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [
        { path: 'input.scopes', message: 'This webhook needs the scope MEETINGS_READ for Query.meeting.' },
      ],
    });
  });
});
