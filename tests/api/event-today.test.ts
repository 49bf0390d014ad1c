import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { buildApplicant } from '../support/applications';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildActivity,
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildPod,
  buildUser,
  chooseInterest,
  insert,
  midnight,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { buildWebhook } from '../support/webhooks';

const TODAY = `query ($eventId: ID!) { eventToday(eventId: $eventId) {
  funnel { invited joined profileComplete withRequest }
  tasks { kind count items { id name detail at } }
  previousEvent { id } } }`;

interface Today {
  funnel: Record<string, number>;
  tasks: { kind: string; count: number; items: { id: string; name: string; detail: string | null }[] }[];
  previousEvent: { id: string } | null;
}

let server: TestServer;
let event: BuiltEvent;
let tokens: Record<string, string>;

beforeAll(async () => {
  server = await startServer({ jobs: false });
  const roles = [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE, Role.ATTENDEE];
  tokens = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await signInAs(server, role)] as const)),
  );
});
afterAll(() => server.close());

beforeEach(async () => {
  event = await buildEvent(server, { startsAt: midnight(0), endsAt: midnight(3) });
  await server.sql('INSERT INTO backups (finished_at, bytes, checksum) VALUES (now(), 1, $1)', [
    '0'.repeat(64),
  ]);
});

const today = async (role = 'ADMIN', eventId = event.id): Promise<Today> =>
  (await expectOk(graphql<{ eventToday: Today }>(server.url, TODAY, { eventId }, tokens[role]))).eventToday;

const run = (name: string, type: string, input: object) =>
  expectOk(
    graphql(
      server.url,
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
      { input },
      tokens['ADMIN'],
    ),
  );

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const talk = (values: object, minutes = 60) =>
  buildActivity(server, { event, startsAt: inMinutes(minutes), endsAt: inMinutes(minutes + 30), ...values });
const speak = async (activityId: string) =>
  insert(server, 'activity_speakers', {
    activityId,
    attendeeId: (await buildAttendee(server, { eventId: event.id })).id,
    position: 0,
  });

async function report(): Promise<string> {
  const [a, b] = [
    await buildAttendee(server, { eventId: event.id }),
    await buildAttendee(server, { eventId: event.id }),
  ];
  const conversationId = newId();
  const [messageId, id] = [newId(), newId()];
  await insert(server, 'conversations', { id: conversationId, eventId: event.id, lastSequence: 1 });
  const message = {
    conversationId,
    sequence: 1,
    senderId: a.id,
    recipientId: b.id,
    clientId: 'one',
    text: 'Rude',
  };
  await insert(server, 'messages', { id: messageId, ...message });
  await insert(server, 'message_reports', {
    id,
    eventId: event.id,
    messageId,
    reporterId: b.id,
    reason: 'Rude',
  });
  return id;
}

const mail = async (
  error: string,
  addressRefused = false,
): Promise<{ id: string; recipient: string; userId: string }> => {
  const { id: userId, email } = await buildUser(server);
  const text = { template: 'invitation', subject: 'Come', text: '…', html: '…' };
  const failed = { status: 'FAILED', attempts: 1, error, addressRefused };
  const id = newId();
  await insert(server, 'mails', { id, eventId: event.id, recipient: email, ...text, ...failed });
  return { id, recipient: email, userId };
};

const scan = (attendeeId: string, gate: string, minutes: number, more: object = {}) =>
  insert(server, 'check_ins', {
    id: newId(),
    eventId: event.id,
    attendeeId,
    clientId: newId(),
    gate,
    direction: 'IN',
    at: inMinutes(minutes),
    ...more,
  });

/** How each kind comes about, and what ends it; gives the id that the task names. */
const kinds: Record<string, () => Promise<{ id: string; end: () => Promise<unknown> }>> = {
  APPLICATION: async () => {
    const person = { firstName: 'Sara', lastName: 'Khan' };
    const { id } = await buildApplicant(server, { stage: 'APPLIED', eventId: event.id, ...person });
    const input = { attendeeIds: [id], decision: 'DECLINE' };
    return { id, end: () => run('decideApplications', 'DecideApplicationsInput', input) };
  },
  MESSAGE_REPORT: async () => {
    const id = await report();
    return { id, end: () => run('resolveMessageReport', 'ResolveMessageReportInput', { reportId: id }) };
  },
  GATE_CONFLICT: async () => {
    const { id } = await buildAttendee(server, { eventId: event.id });
    await scan(id, 'North', -20);
    await scan(id, 'South', -19, { offline: true });
    return { id, end: () => scan(id, 'South', -1, { direction: 'OUT' }) };
  },
  SESSION_WITHOUT_SPEAKER: async () => {
    const { id } = await talk({ location: 'Hall 1' });
    return { id, end: () => speak(id) };
  },
  SESSION_WITHOUT_ROOM: async () => {
    const { id } = await talk({});
    await speak(id);
    return { id, end: () => server.sql(`UPDATE activities SET location = 'Hall 1' WHERE id = $1`, [id]) };
  },
  POD_WISHED_TWICE: async () => {
    const pod = await buildPod(server, { eventId: event.id });
    const time = { startsAt: inMinutes(90), endsAt: inMinutes(110) };
    const [first] = [
      await buildMeeting(server, { event, podId: pod.id, ...time }),
      await buildMeeting(server, { event, podId: pod.id, ...time }),
    ];
    const input = { podActivityId: first.id };
    return { id: pod.id, end: () => run('removePodActivity', 'RemovePodActivityInput', input) };
  },
  MAIL_REFUSED: async () => {
    // Another mail server, and another mailer, has other words.
    const { id, recipient, userId } = await mail('550 Unknown', true);
    await insert(server, 'mail_refusals', { address: recipient, userId });
    return { id, end: () => run('retryMailAddress', 'RetryMailAddressInput', { mailId: id }) };
  },
  MAIL_FAILED: async () => {
    const { id } = await mail('connect ECONNREFUSED');
    return { id, end: () => server.sql(`UPDATE mails SET status = 'SENT' WHERE id = $1`, [id]) };
  },
  INVITATIONS_MISSED: async () => {
    await insert(server, 'invitation_plans', { id: newId(), eventId: event.id, sendAt: inMinutes(-2) });
    const input = { eventId: event.id, sendAt: null };
    return { id: event.id, end: () => run('updateInvitationPlan', 'UpdateInvitationPlanInput', input) };
  },
  WEBHOOK_PAUSED: async () => {
    const paused = { eventId: event.id, pausedAt: new Date(), pauseReason: 'GONE' as const };
    const { id } = await buildWebhook(server, paused);
    return { id, end: () => run('resumeWebhook', 'ResumeWebhookInput', { webhookId: id }) };
  },
  BACKUP_OLD: async () => {
    await server.sql(`UPDATE backups SET finished_at = now() - interval '25 hours'`);
    return { id: 'backup', end: () => server.sql('UPDATE backups SET finished_at = now()') };
  },
};

describe('what needs organisers', () => {
  it.each(Object.entries(kinds))('%s appears, and is gone when it is resolved', async (kind, plant) => {
    expect((await today()).tasks).toEqual([]);
    const { id, end } = await plant();
    const { tasks } = await today();
    expect(tasks).toEqual([expect.objectContaining({ kind, count: 1 })]);
    expect(tasks[0]?.items.map((item) => item.id)).toEqual([id]);
    await end();
    expect((await today()).tasks).toEqual([]);
  });

  it('lets go of a conflict that staff have checked, without an exit and once, until another entry conflicts', async () => {
    const { id } = await kinds['GATE_CONFLICT']!();
    const conflicts = `query ($eventId: ID!) { checkIns(eventId: $eventId, conflictsOnly: true) { totalCount } }`;
    const open = async () => {
      const asked = graphql<{ checkIns: { totalCount: number } }>(
        server.url,
        conflicts,
        { eventId: event.id },
        tokens['ADMIN'],
      );
      return [(await today()).tasks.map(({ kind }) => kind), (await expectOk(asked)).checkIns.totalCount];
    };
    const RESOLVE =
      'mutation ($input: ResolveEntryConflictsInput!) { it: resolveEntryConflicts(input: $input) { resolved } }';
    const check = (role: string) =>
      graphql<{ it: { resolved: number } }>(server.url, RESOLVE, { input: { attendeeId: id } }, tokens[role]);
    expect(await open()).toEqual([['GATE_CONFLICT'], 2]);
    expect((await expectError(check('EXECUTIVE'))).extensions['code']).toBe('FORBIDDEN');
    const roles = ['ADMIN', 'SUPERVISOR', 'MANAGER', 'MANAGER'];
    const answers = await Promise.all(roles.map((role) => expectOk(check(role))));
    expect(answers.map(({ it: { resolved } }) => resolved).sort((a, b) => a - b)).toEqual([0, 0, 0, 2]);
    expect(await open()).toEqual([[], 0]);
    const of = (table: string, where: string) =>
      server.sql(`SELECT 1 FROM ${table} WHERE ${where} = $1`, [id]);
    expect(await of('audit_entries', 'subject_id')).toHaveLength(1);
    expect(await of('check_ins', 'attendee_id')).toHaveLength(2);
    await scan(id, 'West', -18, { offline: true });
    expect(await open()).toEqual([['GATE_CONFLICT'], 3]);
  });

  it('shows each role only kinds that it may act on, and attendees none', async () => {
    for (const plant of Object.values(kinds)) await plant();
    const of = async (role: string) => (await today(role)).tasks.map(({ kind }) => kind).sort();
    const all = Object.keys(kinds).sort();
    expect(await of('ADMIN')).toEqual(all);
    expect(await of('MANAGER')).toEqual(all.filter((kind) => kind !== 'BACKUP_OLD'));
    expect(await of('SUPERVISOR')).toEqual(
      all.filter((kind) => kind !== 'BACKUP_OLD' && kind !== 'WEBHOOK_PAUSED'),
    );
    expect(await of('EXECUTIVE')).toEqual([]);
    const refused = await expectError(graphql(server.url, TODAY, { eventId: event.id }, tokens['ATTENDEE']));
    expect(refused.extensions.code).toBe('FORBIDDEN');
  });

  it('counts all and shows five, with as many statements for many as for none', async () => {
    const none = await statementsOf(() => today());
    for (let n = 0; n < 7; n += 1) await talk({ location: 'Hall 1', title: `Talk ${n}` }, 10 + n);
    // Later than two hours, and no session.
    await talk({}, 130);
    await talk({ kind: 'BREAK' });
    const many = await statementsOf(() => today());
    expect(many.length).toBe(none.length);
    const [task] = (await today()).tasks;
    expect(task).toMatchObject({ kind: 'SESSION_WITHOUT_SPEAKER', count: 7 });
    expect(task?.items.map(({ name }) => name)).toEqual(['Talk 0', 'Talk 1', 'Talk 2', 'Talk 3', 'Talk 4']);
  });
});

it('follows people from the invitation to their first request, and names the event before', async () => {
  const before = await buildEvent(server, { startsAt: midnight(-1_000), endsAt: midnight(-999) });
  const later = await buildEvent(server, { startsAt: midnight(-998), endsAt: midnight(-997) });
  const here = { eventId: later.id };
  const topics = await buildInterests(server, later.id);
  await buildAttendee(server, { ...here, status: 'INVITED' });
  const [, complete] = [
    await buildAttendee(server, here),
    await buildAttendee(server, { ...here, introduction: 'I build scanners.' }),
  ];
  await chooseInterest(server, complete.id, topics.groupId, topics.terms['Energy']);
  await buildMeeting(server, { event: later, senderId: complete.id });
  // People with an application are not invited people.
  await buildApplicant(server, { stage: 'APPLIED', eventId: later.id, firstName: 'Amal', lastName: 'Noor' });
  const { funnel, previousEvent } = await today('EXECUTIVE', later.id);
  // The request has a receiver too.
  expect(funnel).toEqual({ invited: 4, joined: 3, profileComplete: 1, withRequest: 1 });
  expect(previousEvent?.id).toBe(before.id);
});

it('has the exhibitors with most leads and meetings, and the best sessions', async () => {
  const here = { eventId: event.id };
  const [, busy] = [
    await buildCompany(server, { ...here, kind: 'EXHIBITOR', name: 'Quiet' }),
    await buildCompany(server, { ...here, kind: 'EXHIBITOR', name: 'Busy' }),
  ];
  const member = await buildAttendee(server, { ...here, companyId: busy.id });
  await buildMeeting(server, { event, senderId: member.id, status: 'ACTIVE' });
  const session = await talk({ title: 'Best' });
  for (const stars of [5, 4]) {
    const { id: attendeeId } = await buildAttendee(server, here);
    await insert(server, 'session_ratings', { id: newId(), activityId: session.id, attendeeId, stars });
  }
  const document = `query ($eventId: ID!) { eventStatistics(eventId: $eventId) {
    topExhibitors { name leads meetings } topSessions { title stars count } } }`;
  expect(await expectOk(graphql(server.url, document, here, tokens['EXECUTIVE']))).toEqual({
    eventStatistics: {
      topExhibitors: [{ name: 'Busy', leads: 0, meetings: 1 }],
      topSessions: [{ title: 'Best', stars: 4.5, count: 2 }],
    },
  });
});
