import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import { buildEvent, buildMember, signInAs, type BuiltEvent } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const FIELDS = 'id eventId title summary body cover sourceUrl publishedAt viewerCanEdit';
const CREATE = `mutation ($input: CreateInsightInput!) { createInsight(input: $input) { insight { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateInsightInput!) { updateInsight(input: $input) { insight { ${FIELDS} updatedAt } } }`;
const DELETE = `mutation ($input: DeleteInsightInput!) { deleteInsight(input: $input) { insight { id title } } }`;
const LIST = 'query ($eventId: ID!) { insights(eventId: $eventId) { totalCount nodes { title } } }';
const ONE = 'query ($id: ID!) { insight(id: $id) { title } }';
const TEXT = { title: 'News', summary: 'Short', body: 'Long' };

interface InsightData {
  id: string;
  title: string;
  updatedAt: string;
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

const run = <Data>(document: string, input: object) =>
  graphql<Data>(server.url, document, { input }, manager);
const create = async (input: object = {}) => {
  const whole = { eventId: event.id, ...TEXT, ...input };
  return (await expectOk(run<{ createInsight: { insight: InsightData } }>(CREATE, whole))).createInsight
    .insight;
};
const titles = async (token: string) => {
  const { insights } = await expectOk(
    graphql<{ insights: { totalCount: number; nodes: InsightData[] } }>(
      server.url,
      LIST,
      { eventId: event.id },
      token,
    ),
  );
  expect(insights.totalCount).toBe(insights.nodes.length);
  return insights.nodes.map(({ title }) => title);
};

it('articles are listed with the newest first; what has not appeared yet is for staff alone', async () => {
  const { token } = await buildMember(server, { eventId: event.id });
  await create({ title: 'Old', publishedAt: '2020-01-01T00:00:00.000Z' });
  const now = await create({ title: 'Now', sourceUrl: 'https://news.example/1' });
  const later = await create({ title: 'Later', publishedAt: '2050-01-01T00:00:00.000Z' });
  expect(now).toMatchObject({ eventId: event.id, sourceUrl: 'https://news.example/1', viewerCanEdit: true });
  expect(await titles(manager)).toEqual(['Later', 'Now', 'Old']);
  expect(await titles(token)).toEqual(['Now', 'Old']);
  expect((await expectError(graphql(server.url, ONE, { id: later.id }, token))).extensions.code).toBe(
    'NOT_FOUND',
  );
  expect(await expectOk(graphql(server.url, ONE, { id: now.id }, token))).toEqual({
    insight: { title: 'Now' },
  });
});

it('an article changes in what is given alone, goes, and all of it is recorded', async () => {
  const { id } = await create();
  const {
    updateInsight: { insight },
  } = await expectOk(
    run<{ updateInsight: { insight: InsightData } }>(UPDATE, { insightId: id, title: 'Newer' }),
  );
  expect(insight).toMatchObject({ title: 'Newer', summary: 'Short', body: 'Long' });
  const stale = new Date(Date.parse(insight.updatedAt) - 1).toISOString();
  const refused = await expectError(
    run(UPDATE, { insightId: id, title: 'Newest', expectedUpdatedAt: stale }),
  );
  expect(refused.extensions).toMatchObject({ code: 'CONFLICT', reason: 'STALE_EDIT' });
  expect(await expectOk(run(DELETE, { insightId: id }))).toEqual({
    deleteInsight: { insight: { id, title: 'Newer' } },
  });
  expect((await expectError(run(DELETE, { insightId: id }))).extensions.code).toBe('NOT_FOUND');
  const entries = await server.sql(
    'SELECT action, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY created_at, id',
    [id],
  );
  expect(entries).toMatchObject([
    { action: 'insight.create', before: null, after: TEXT },
    { action: 'insight.update', before: { title: 'News' }, after: { title: 'Newer' } },
    { action: 'insight.delete', before: { title: 'Newer' }, after: null },
  ]);
});

it('an article is refused with all its errors, and where its event is not there', async () => {
  const faulty = { eventId: event.id, title: '', summary: 'x'.repeat(1_001), body: '', sourceUrl: 'ftp://x' };
  const { extensions } = await expectError(run(CREATE, faulty));
  expect(extensions.code).toBe('BAD_USER_INPUT');
  expect((extensions['fields'] as { path: string }[]).map(({ path }) => path).sort()).toEqual([
    'input.body',
    'input.sourceUrl',
    'input.summary',
    'input.title',
  ]);
  for (const unknown of [newId(), 'nonsense']) {
    expect((await expectError(run(CREATE, { eventId: unknown, ...TEXT }))).extensions.code).toBe('NOT_FOUND');
    expect((await expectError(run(UPDATE, { insightId: unknown }))).extensions.code).toBe('NOT_FOUND');
  }
});

it('a list of one and of three costs the same number of statements', async () => {
  const costOf = async () => (await statementsOf(() => titles(manager))).length;
  await create();
  const one = await costOf();
  await create();
  await create();
  expect(await costOf()).toBe(one);
});
