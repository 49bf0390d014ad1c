import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildEvent,
  buildMember,
  buildUser,
  insert,
  signIn,
  signInAs,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const FIELDS = 'id decision decisionNote resolverName senderReportCount senderWarningCount';
const LIST = `query ($eventId: ID!) { messageReports(eventId: $eventId) { nodes { ${FIELDS} text sender { firstName } } } }`;
const RESOLVE = `mutation ($input: ResolveMessageReportInput!) { resolveMessageReport(input: $input) { report { ${FIELDS} } } }`;
const REMOVE =
  'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { attendee { id } } }';
const NOTIFICATIONS = 'query ($eventId: ID!) { notifications(eventId: $eventId) { nodes { kind text } } }';

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signIn(server, await buildUser(server, { role: Role.MANAGER, displayName: 'Nadia Khan' }));
});
afterAll(() => server.close());

const run = <Data = Record<string, unknown>>(document: string, variables: object, token = manager) =>
  graphql<Data>(server.url, document, variables as Record<string, unknown>, token);
const resolve = (reportId: string, decision?: string, note?: string) =>
  run<{ resolveMessageReport: { report: object } }>(RESOLVE, { input: { reportId, decision, note } });
const list = async (eventId: string) =>
  (await expectOk(run<{ messageReports: { nodes: object[] } }>(LIST, { eventId }))).messageReports.nodes;

/** A chat in which so many messages were reported. */
const buildReports = async (count: number) => {
  const { id: eventId } = await buildEvent(server);
  const [rude, hurt] = [await buildMember(server, { eventId }), await buildMember(server, { eventId })];
  const conversationId = newId();
  await insert(server, 'conversations', { id: conversationId, eventId, lastSequence: count });
  const reportIds: string[] = [];
  for (let made = 1; made <= count; made += 1) {
    const [messageId, id] = [newId(), newId()];
    await insert(server, 'messages', {
      id: messageId,
      conversationId,
      sequence: made,
      senderId: rude.id,
      recipientId: hurt.id,
      clientId: `${made}`,
      text: `Rude ${made}`,
    });
    await insert(server, 'message_reports', { id, eventId, messageId, reporterId: hurt.id, reason: 'Rude' });
    reportIds.push(id);
  }
  return { eventId, rude, hurt, reportIds };
};
const told = async (eventId: string, who: BuiltMember) =>
  (await expectOk(run<{ notifications: { nodes: object[] } }>(NOTIFICATIONS, { eventId }, who.token)))
    .notifications.nodes;

describe('a decision', () => {
  it('and what is known of the sender is not shown to the reporter', async () => {
    const { hurt, reportIds } = await buildReports(2);
    const [id = ''] = reportIds;
    await expectOk(resolve(id, 'WARNED', 'Second time'));
    const [{ messageId } = { messageId: '' }] = await server.sql<{ messageId: string }>(
      'SELECT message_id AS "messageId" FROM message_reports WHERE id = $1',
      [id],
    );
    const report = `mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { report { ${FIELDS} } } }`;
    expect(await expectOk(run(report, { input: { messageId, reason: 'Rude' } }, hurt.token))).toEqual({
      reportMessage: {
        report: {
          id,
          decision: null,
          decisionNote: null,
          resolverName: null,
          senderReportCount: 0,
          senderWarningCount: 0,
        },
      },
    });
  });

  it('is made once, with a note and the name of who made it', async () => {
    const { eventId, reportIds } = await buildReports(1);
    const [id = ''] = reportIds;
    const decided = {
      id,
      decision: 'DISMISSED',
      decisionNote: 'Only a joke',
      resolverName: 'Nadia Khan',
      senderReportCount: 1,
      senderWarningCount: 0,
    };
    expect((await expectOk(resolve(id, 'DISMISSED', ' Only a joke '))).resolveMessageReport.report).toEqual(
      decided,
    );
    expect((await expectOk(resolve(id, 'WARNED', 'Changed my mind'))).resolveMessageReport.report).toEqual(
      decided,
    );
    expect(await list(eventId)).toMatchObject([decided]);
    const log = await server.sql<{ after: object }>('SELECT after FROM audit_entries WHERE subject_id = $1', [
      id,
    ]);
    expect(log).toEqual([
      { after: { decision: 'DISMISSED', note: 'Only a joke', resolvedAt: expect.any(String) as string } },
    ]);
  });

  it('to warn tells the sender kindly, and says neither which message nor who reported it', async () => {
    const { eventId, rude, hurt, reportIds } = await buildReports(2);
    await expectOk(resolve(reportIds[0] ?? '', 'WARNED'));
    const [warning] = (await told(eventId, rude)) as { kind: string; text: string }[];
    expect(warning?.kind).toBe('CONDUCT_WARNING');
    expect(warning?.text).not.toContain('Rude 1');
    expect(warning?.text).not.toContain(hurt.firstName);
    expect(await told(eventId, hurt)).toEqual([]);
    expect(await list(eventId)).toMatchObject([
      { decision: null, senderReportCount: 2, senderWarningCount: 1 },
      { decision: 'WARNED', senderReportCount: 2, senderWarningCount: 1 },
    ]);
  });

  it('to remove follows the removal, and never comes before it', async () => {
    const { eventId, rude, reportIds } = await buildReports(2);
    const [first = '', second = ''] = reportIds;
    expect((await expectError(resolve(first, 'REMOVED'))).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'SENDER_NOT_REMOVED',
    });
    await expectOk(run(REMOVE, { input: { attendeeId: rude.id } }));
    expect((await expectError(resolve(second, 'WARNED'))).extensions).toMatchObject({
      reason: 'SENDER_REMOVED',
    });
    await expectOk(resolve(first, 'REMOVED'));
    expect(await list(eventId)).toMatchObject([
      { decision: null, text: 'Rude 2', sender: { firstName: 'Former' } },
      { decision: 'REMOVED' },
    ]);
  });

  it('by several at once is one', async () => {
    const { eventId, rude, reportIds } = await buildReports(1);
    const answers = await Promise.all(Array.from({ length: 6 }, () => resolve(reportIds[0] ?? '', 'WARNED')));
    expect(answers.map(codeOf)).toEqual(Array(6).fill('OK'));
    expect(await told(eventId, rude)).toHaveLength(1);
  });

  it('with an endless note, and by those who only read, is refused', async () => {
    const { reportIds } = await buildReports(1);
    const [id = ''] = reportIds;
    expect(codeOf(await resolve(id, 'DISMISSED', 'x'.repeat(1_001)))).toBe('BAD_USER_INPUT');
    const executive = await signInAs(server, Role.EXECUTIVE);
    expect(codeOf(await run(RESOLVE, { input: { reportId: id } }, executive))).toBe('FORBIDDEN');
  });
});
