import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectOk, graphql, type Answer } from '../support/client';
import { buildEvent, buildMember, signInAs, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const FIELDS = 'id reason text resolvedAt sender { id } reporter { id }';
const REPORT = `mutation ($input: ReportMessageInput!) { done: reportMessage(input: $input) { it: report { ${FIELDS} } } }`;
const LIST = `query ($eventId: ID!, $resolved: Boolean) { it: messageReports(eventId: $eventId, resolved: $resolved) {
  totalCount nodes { ${FIELDS} } } }`;
const RESOLVE = `mutation ($input: ResolveMessageReportInput!) { done: resolveMessageReport(input: $input) { it: report { ${FIELDS} } } }`;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }';

interface Report {
  id: string;
  resolvedAt: string | null;
}

/** Every operation here is asked for under this name. */
interface It<Data> {
  it: Data;
}

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const ask = <Data>(
  document: string,
  token: string,
  variables: Record<string, unknown>,
): Promise<Answer<It<Data>>> => graphql<It<Data>>(server.url, document, variables, token);
const report = (who: BuiltMember, messageId: unknown, reason: unknown = 'Rude') =>
  graphql<{ done: It<Report> }>(server.url, REPORT, { input: { messageId, reason } }, who.token);
const list = async (eventId: string, resolved?: boolean) =>
  (await expectOk(ask<{ totalCount: number; nodes: Report[] }>(LIST, manager, { eventId, resolved }))).it;
const write = async (from: BuiltMember, to: BuiltMember, text: string): Promise<string> => {
  const answer = graphql<{ sendMessage: { message: { id: string } } }>(
    server.url,
    SEND,
    { input: { attendeeId: to.id, text } },
    from.token,
  );
  return (await expectOk(answer)).sendMessage.message.id;
};
const pair = async () => {
  const eventId = (await buildEvent(server)).id;
  const [rude, hurt] = [await buildMember(server, { eventId }), await buildMember(server, { eventId })];
  return { eventId, rude, hurt, messageId: await write(rude, hurt, 'You are slow') };
};

it('a reported message is shown to staff, and nothing else of the chat', async () => {
  const { eventId, rude, hurt, messageId } = await pair();
  await write(hurt, rude, 'My secret answer');
  const reported = (await expectOk(report(hurt, messageId))).done.it;
  expect(reported).toEqual({
    id: reported.id,
    reason: 'Rude',
    text: 'You are slow',
    resolvedAt: null,
    sender: { id: rude.id },
    reporter: { id: hurt.id },
  });
  expect(await list(eventId)).toEqual({ totalCount: 1, nodes: [reported] });
  const chats = `query ($eventId: ID!) { conversations(eventId: $eventId) { nodes { lastMessage { text } } } }`;
  const chat = `query ($id: ID!) { conversation(attendeeId: $id) { messages { nodes { text } } } }`;
  for (const role of [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE]) {
    const token = await signInAs(server, role);
    expect(codeOf(await graphql(server.url, chats, { eventId }, token))).toBe('FORBIDDEN');
    expect(codeOf(await graphql(server.url, chat, { id: rude.id }, token))).toBe('FORBIDDEN');
    const shown = JSON.stringify(await ask(LIST, token, { eventId }));
    expect([shown.includes('You are slow'), shown.includes('secret')]).toEqual([
      role !== Role.EXECUTIVE,
      false,
    ]);
  }
});

it('the same message is reported once, however often at the same time', async () => {
  const { eventId, hurt, messageId } = await pair();
  const answers = await Promise.all(
    Array.from(
      { length: 8 },
      async (_none, index) => (await expectOk(report(hurt, messageId, `Rude ${index}`))).done.it,
    ),
  );
  const again = (await expectOk(report(hurt, messageId, 'Again'))).done.it;
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([again.id]));
  expect((await list(eventId)).nodes).toEqual([again]);
});

it('a report is resolved once, and recorded', async () => {
  const { eventId, hurt, messageId } = await pair();
  const { id } = (await expectOk(report(hurt, messageId))).done.it;
  const resolve = async () => {
    const answer = graphql<{ done: It<Report> }>(server.url, RESOLVE, { input: { reportId: id } }, manager);
    return (await expectOk(answer)).done.it;
  };
  const done = await resolve();
  expect(done.resolvedAt).toEqual(expect.any(String));
  expect(await resolve()).toEqual(done);
  expect([await list(eventId, true), await list(eventId, false)]).toEqual([
    { totalCount: 1, nodes: [done] },
    { totalCount: 0, nodes: [] },
  ]);
  expect(
    await server.sql('SELECT action, event_id, before, after FROM audit_entries WHERE subject_id = $1', [id]),
  ).toEqual([
    {
      action: 'messageReport.resolve',
      event_id: eventId,
      before: { resolvedAt: null },
      after: { resolvedAt: done.resolvedAt, decision: 'DISMISSED' },
    },
  ]);
});

it('messages of others, own ones and nonsense are refused', async () => {
  const { eventId, rude, hurt, messageId } = await pair();
  const bystander = await buildMember(server, { eventId });
  const codes = [
    report(bystander, messageId),
    report(await buildMember(server), messageId),
    report(rude, messageId),
    report(hurt, 'nonsense'),
    report(hurt, bystander.id),
    report(hurt, null),
    report(hurt, messageId, ''),
    report(hurt, messageId, ' '),
    report(hurt, messageId, 'x'.repeat(1_001)),
    ask(RESOLVE, manager, { input: { reportId: messageId } }),
    ask(RESOLVE, manager, { input: { reportId: 'nonsense' } }),
    ask(LIST, manager, { eventId: messageId }),
  ].map(async (answer) => codeOf(await answer));
  const [N, B] = ['NOT_FOUND', 'BAD_USER_INPUT'];
  expect(await Promise.all(codes)).toEqual([N, N, B, N, N, B, B, B, B, N, N, N]);
  expect((await list(eventId)).totalCount).toBe(0);
});

it('a list of one and of three costs the same number of statements', async () => {
  const costs: number[] = [];
  for (const size of [1, 3]) {
    const { eventId, rude, hurt, messageId } = await pair();
    await expectOk(report(hurt, messageId));
    for (let more = 1; more < size; more += 1) await expectOk(report(hurt, await write(rude, hurt, 'More')));
    costs.push(
      (await statementsOf(async () => expect((await list(eventId)).nodes).toHaveLength(size))).length,
    );
  }
  expect(costs[1]).toBe(costs[0]);
});
