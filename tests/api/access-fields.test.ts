import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { expectOk, graphql } from '../support/client';
import { buildCompany, insert, midnight, signIn, slotOf } from '../support/factories';
import { rest } from '../support/rest';
import { isWhole, sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { operations } from './operations/index';
import {
  documentsTo,
  fieldGroups,
  fieldsToClassify,
  OPEN,
  type GroupName,
  type Reader,
} from './access/fields';
import { buildScene, viewers, type Scene } from './operations/scene';

/** Lists in lists may cost too much for anybody. */
const REFUSALS = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'QUERY_TOO_COMPLEX']);

const groups = Object.keys(fieldGroups) as GroupName[];
const readers: readonly Reader[] = [...viewers, 'host'];

let server: TestServer;
let scene: Scene;
let tokens: Record<Reader, string | undefined>;
let podMeetingId: string;
let participantId: string;
let hostUserId: string;
/** A unique text in the fields of each group. */
const marks = Object.fromEntries(
  groups.map((group) => [group, `${group}.${newId()}`.toLowerCase()]),
) as Record<GroupName, string>;

/** Puts the mark of each group into the rows of the host, and into those of host and participant. */
const plantMarks = async (): Promise<void> => {
  const { event, hostId, meetingId, messageId, reportId, podId } = scene;
  const [host] = await server.sql<{ userId: string }>(
    `UPDATE attendees SET phone = $2, invite_code = $3 WHERE id = $1 RETURNING user_id AS "userId"`,
    [hostId, marks.phone, marks.inviteCode],
  );
  const userId = host?.userId ?? '';
  hostUserId = userId;
  await server.sql('UPDATE users SET email = $2 WHERE id = $1', [userId, `${marks.email}@example.test`]);
  // A new address is unproven.
  await server.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [userId]);
  tokens = { ...scene.tokens, host: await signIn(server, { userId }, { device: marks.device }) };
  await server.sql('UPDATE meetings SET note = $2, reason = $2 WHERE id = $1', [
    meetingId,
    marks.meetingWords,
  ]);
  const companyId = newId();
  await insert(server, 'companies', { id: companyId, eventId: event.id, kind: 'EXHIBITOR', name: 'Acme' });
  podMeetingId = newId();
  const [meeting] = await server.sql<{ id: string }>('SELECT receiver_id AS id FROM meetings WHERE id = $1', [
    meetingId,
  ]);
  participantId = meeting?.id ?? '';
  await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [participantId, companyId]);
  await insert(server, 'company_requests', {
    id: newId(),
    eventId: event.id,
    companyId,
    senderId: hostId,
    ...slotOf(event, 5),
    expiresAt: slotOf(event, 5).startsAt,
    note: marks.companyRequestNote,
  });
  await server.sql(
    `INSERT INTO meetings (id, event_id, sender_id, receiver_id, pod_id, status, starts_at, ends_at, expires_at, note, reason)
     SELECT $2, event_id, sender_id, receiver_id, $3, 'ACTIVE', $4, $5, expires_at, note, reason FROM meetings WHERE id = $1`,
    [meetingId, podMeetingId, podId, slotOf(event, 2).startsAt, slotOf(event, 2).endsAt],
  );
  await server.sql('UPDATE messages SET text = $2 WHERE id = $1', [messageId, marks.reportedMessage]);
  await server.sql('UPDATE message_reports SET reason = $2, decision_note = $2 WHERE id = $1', [
    reportId,
    marks.report,
  ]);
  await server.sql(
    `WITH opened AS (UPDATE conversations c SET last_sequence = 2 FROM messages m WHERE m.id = $1 AND c.id = m.conversation_id)
     INSERT INTO messages (id, conversation_id, sequence, sender_id, recipient_id, client_id, text)
     SELECT $2, conversation_id, 2, sender_id, recipient_id, '2', $3 FROM messages WHERE id = $1`,
    [messageId, newId(), marks.message],
  );
  const values = JSON.stringify({ firstName: marks.logValues });
  const entry = { actorName: 'Somebody', eventId: event.id, action: 'attendee.update', subjectId: hostId };
  await insert(server, 'audit_entries', {
    id: newId(),
    ...entry,
    subjectName: marks.logValues,
    before: values,
    after: values,
  });
  const mail = { eventId: event.id, recipient: `${marks.email}@example.test`, status: 'KEPT' };
  const words = {
    subject: marks.mailText,
    text: marks.mailText,
    html: marks.mailText,
    error: marks.mailText,
  };
  await insert(server, 'mails', { id: newId(), ...mail, template: 'meeting-requested', ...words });
  const secret = { subject: 'Your code', text: marks.mailedSecret, html: marks.mailedSecret };
  await insert(server, 'mails', { id: newId(), ...mail, template: 'one-time-code', ...secret });
  const entered = { eventId: event.id, attendeeId: hostId, at: new Date(), direction: 'IN', offline: false };
  const gate = { gate: marks.checkIn, clientId: marks.checkIn, recorderName: marks.checkIn };
  await insert(server, 'check_ins', { id: newId(), ...entered, ...gate });
  await insert(server, 'busy_times', {
    id: newId(),
    attendeeId: hostId,
    ...slotOf(event, 6),
    note: marks.busyTime,
  });
  await insert(server, 'session_ratings', {
    activityId: scene.activityId,
    attendeeId: hostId,
    id: newId(),
    stars: 4,
    comment: marks.sessionComment,
  });
  await insert(server, 'security_events', { id: newId(), userId, kind: 'SIGN_IN', device: marks.device });
  // A lead of the host's company about the participant.
  const company = await buildCompany(server, { eventId: event.id });
  await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [hostId, company.id]);
  const lead = { eventId: event.id, companyId: company.id, attendeeId: participantId, source: 'SCAN' };
  await insert(server, 'leads', { id: newId(), ...lead, capturedAt: new Date(), note: marks.lead });
};

beforeAll(async () => {
  server = await startServer({ costBudget: 1_000_000_000 });
  scene = await buildScene(server);
  await plantMarks();
});
afterAll(() => server.close());

/** The variables of a row of the table, about the host and the day of the meetings; the host asks about the participant. */
const variablesOf = async (query: string, reader: Reader): Promise<Record<string, unknown>> => ({
  ...(await operations[query]?.variables(
    reader === 'host' ? { ...scene, hostId: participantId } : scene,
    server,
  )),
  ...(query === 'podSchedule' ? { date: midnight(1).toISOString().slice(0, 10) } : {}),
  ...(query === 'user' || query === 'userSessions' ? { id: hostUserId, userId: hostUserId } : {}),
});

const marksIn = (text: string): GroupName[] =>
  groups.filter((group) => text.toLowerCase().includes(marks[group]));

/** The expected readers of a group: all of the table by all queries together, and no others by a part of them. */
const expectedOf = (group: GroupName, read: ReadonlySet<string>): Reader[] =>
  fieldGroups[group].readers.filter((reader) => isWhole || read.has(reader)).sort();

describe('values that are not for everybody', () => {
  it('have a row of the table for each field that carries them', () => {
    const known = [
      ...new Set([
        ...Object.values(fieldGroups).flatMap(({ fields }) => fields),
        ...Object.values(OPEN).flat(),
      ]),
    ];
    const fields = fieldsToClassify(server.app.executor.schema);
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
    expect(known.filter((field) => !fields.includes(field))).toEqual([]);
  });

  it('are read by exactly those of the table, whatever query leads to them', async () => {
    const { schema } = server.app.executor;
    const queries = Object.keys(schema.getQueryType()?.getFields() ?? {}).sort();
    const read = Object.fromEntries(groups.map((group) => [group, new Set<string>()])) as Record<
      GroupName,
      Set<string>
    >;
    const failures = new Set<string>();
    const ask = async (reader: Reader, document: string, variables: Record<string, unknown>) => {
      const answer = await graphql(server.url, document, variables, tokens[reader]);
      for (const { extensions } of answer.errors ?? [])
        if (!REFUSALS.has(extensions.code)) failures.add(`${extensions.code} ${document}`);
      for (const group of marksIn(JSON.stringify(answer))) read[group].add(reader);
    };
    for (const query of sampled(queries)) {
      const documents = documentsTo(schema, query, operations[query]?.document ?? '');
      await Promise.all(
        readers.map(async (reader) => {
          const variables = documents.length > 0 ? await variablesOf(query, reader) : {};
          for (const document of documents) await ask(reader, document, variables);
        }),
      );
    }
    expect([...failures]).toEqual([]);
    expect(Object.fromEntries(groups.map((group) => [group, [...read[group]].sort()]))).toEqual(
      Object.fromEntries(groups.map((group) => [group, expectedOf(group, read[group])])),
    );
    // The time is no assertion: it ends what hangs, on the slowest machine too.
  }, 600_000);

  it('of a meeting are in /v1 for its two people, and are absent there for staff', async () => {
    const { event, podId, meetingId, hostId } = scene;
    const paths = [
      `/meetings/${event.id}`,
      `/meetings/${meetingId}`,
      `/activities/pod/${event.id}/${podId}`,
      `/activities/meetings/${event.id}/${hostId}`,
      `/attendees/details/${hostId}`,
    ];
    const read: Record<string, string[]> = {};
    for (const reader of readers) {
      const answers = await Promise.all(
        paths.map((path) => rest(server.url, 'get', path, { token: tokens[reader] })),
      );
      const moved = await rest(server.url, 'put', `/activities/update-activity/${podMeetingId}`, {
        token: tokens[reader],
        body: {},
      });
      const texts = [...answers, moved].map(({ body }) => JSON.stringify(body));
      read[reader] = [
        ...(texts.some((text) => marksIn(text).includes('meetingWords')) ? ['words'] : []),
        ...(texts.some((text) => text.includes('"participants"')) ? ['meetings'] : []),
        ...(texts.some((text) => text.includes('"closed_reason"') && text.includes('"message":'))
          ? ['key']
          : []),
      ];
    }
    const people = ['words', 'meetings', 'key'];
    const staff = ['meetings'];
    expect(read).toEqual({
      anonymous: [],
      stranger: [],
      invited: [],
      bystander: [],
      participant: people,
      host: people,
      ADMIN: staff,
      SUPERVISOR: staff,
      MANAGER: staff,
      EXECUTIVE: staff,
      MANAGER_ELSEWHERE: [],
    });
  });

  it('of a meeting are gone for one of its two people who has joined the staff', async () => {
    const [user] = await server.sql<{ id: string }>(
      `UPDATE users SET role = 'MANAGER' WHERE id = (SELECT user_id FROM attendees WHERE id = $1) RETURNING id`,
      [participantId],
    );
    tokens = { ...tokens, participant: await signIn(server, { id: user?.id ?? '' }) };
    const document = 'query ($id: ID!) { meeting(id: $id) { viewerAs note reason } }';
    const nothing = JSON.stringify({ viewerAs: null, note: null, reason: null });
    const ask = async (reader: Reader) =>
      (await expectOk(graphql(server.url, document, { id: scene.meetingId }, tokens[reader])))['meeting'];
    await waitFor(async () => JSON.stringify(await ask('participant')) === nothing, 'The new role');
    expect(await ask('host')).toEqual({
      viewerAs: 'SENDER',
      note: marks.meetingWords,
      reason: marks.meetingWords,
    });
  });
});
