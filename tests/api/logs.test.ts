import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import { buildEvent, buildUser, insert, signIn, type BuiltEvent, type BuiltUser } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

let server: TestServer;
let manager: BuiltUser;
let token: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await sharedServer();
  manager = await buildUser(server, { role: Role.MANAGER, displayName: 'Mona' });
  token = await signIn(server, manager);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

describe('the log of changes', () => {
  const LOG = `query ($filter: AuditFilter, $first: Int = 20, $after: String) { auditLog(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { endCursor }
    nodes { actorId actorName eventId action subjectId subjectName before after } } }`;

  interface LogData {
    auditLog: { totalCount: number; pageInfo: { endCursor: string }; nodes: { action: string }[] };
  }
  const read = async (filter: object, more: object = {}) =>
    (await expectOk(graphql<LogData>(server.url, LOG, { filter, ...more }, token))).auditLog;
  const actions = async (filter: object) => {
    const { nodes, totalCount } = await read(filter);
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ action }) => action);
  };
  const write = async (action: string, more: object = {}) => {
    const id = newId();
    const entry = { id, actorId: manager.id, actorName: 'Mona', eventId: event.id, action, ...more };
    await insert(server, 'audit_entries', entry);
  };

  it('tells who did what, and how it was before', async () => {
    const {
      createFaq: { faq },
    } = await expectOk(
      graphql<{ createFaq: { faq: { id: string } } }>(
        server.url,
        'mutation ($input: CreateFaqInput!) { createFaq(input: $input) { faq { id } } }',
        { input: { eventId: event.id, question: 'Where?', answer: 'Here.' } },
        token,
      ),
    );
    const document = 'mutation ($input: UpdateFaqInput!) { updateFaq(input: $input) { faq { id } } }';
    await expectOk(graphql(server.url, document, { input: { faqId: faq.id, answer: 'There.' } }, token));
    const [latest] = (await read({ eventId: event.id })).nodes;
    expect(latest).toEqual({
      actorId: manager.id,
      actorName: 'Mona',
      eventId: event.id,
      action: 'faq.update',
      subjectId: faq.id,
      subjectName: 'Where?',
      before: { answer: 'Here.' },
      after: { answer: 'There.' },
    });
  });

  it('is filtered by event, thing, person and beginning of the action, the newest first', async () => {
    const [subjectId, actorId] = [newId(), newId()];
    await write('company.create', { subjectId });
    await write('company.update', { subjectId });
    await write('companion.hug', { actorId });
    await insert(server, 'audit_entries', { id: newId(), actorName: 'Podium', action: 'company.create' });
    expect(await actions({ eventId: event.id })).toEqual([
      'companion.hug',
      'company.update',
      'company.create',
    ]);
    expect(await actions({ subjectId })).toEqual(['company.update', 'company.create']);
    expect(await actions({ actorId })).toEqual(['companion.hug']);
    expect(await actions({ eventId: event.id, action: 'company.' })).toEqual([
      'company.update',
      'company.create',
    ]);
    expect(await actions({ subjectId: newId() })).toEqual([]);
    const first = await read({ eventId: event.id }, { first: 2 });
    const second = await read({ eventId: event.id }, { first: 2, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ action }) => action)).toEqual(['company.create']);
  });

  it('refuses a filter that makes no sense', async () => {
    const codeFor = async (filter: object) =>
      (await expectError(graphql(server.url, LOG, { filter }, token))).extensions.code;
    expect(await codeFor({ eventId: newId() })).toBe('NOT_FOUND');
    expect(await codeFor({ subjectId: 'nonsense' })).toBe('NOT_FOUND');
    expect(await codeFor({ action: 'company%' })).toBe('BAD_USER_INPUT');
    expect(await codeFor({ action: 'x'.repeat(61) })).toBe('BAD_USER_INPUT');
  });

  it('costs the same number of statements with one entry and with three', async () => {
    const costOf = async () => (await statementsOf(() => read({ eventId: event.id }))).length;
    await write('faq.create');
    const one = await costOf();
    await write('faq.update');
    await write('faq.delete');
    expect(await costOf()).toBe(one);
  });
});

describe('the log of mails', () => {
  const MAILS = `query ($filter: MailFilter) { mails(filter: $filter) {
    totalCount nodes { recipient template subject status attempts text html error } } }`;

  interface MailData {
    recipient: string;
    text: string | null;
    html: string | null;
  }
  const read = async (filter: object, who = token) => {
    const { mails } = await expectOk(
      graphql<{ mails: { totalCount: number; nodes: MailData[] } }>(server.url, MAILS, { filter }, who),
    );
    expect(mails.totalCount).toBe(mails.nodes.length);
    return mails.nodes;
  };
  const write = (recipient: string, more: object = {}) =>
    insert(server, 'mails', {
      id: newId(),
      eventId: event.id,
      recipient,
      template: 'meeting-requested',
      subject: 'Come',
      text: 'Please come',
      html: '<p>Please come</p>',
      ...more,
    });

  it('shows the bodies of kept mails alone, the newest first', async () => {
    await write('one@example.test', { status: 'KEPT', attempts: 1 });
    await write('two@example.test', { status: 'SENT', attempts: 1, text: null, html: null });
    await write('three@example.test', { status: 'FAILED', attempts: 6, error: 'Refused' });
    const mail = { template: 'meeting-requested', subject: 'Come', attempts: 1, error: null };
    const gone = { text: null, html: null };
    expect(await read({ eventId: event.id })).toEqual([
      { ...mail, ...gone, recipient: 'three@example.test', status: 'FAILED', attempts: 6, error: 'Refused' },
      { ...mail, ...gone, recipient: 'two@example.test', status: 'SENT' },
      {
        ...mail,
        recipient: 'one@example.test',
        status: 'KEPT',
        text: 'Please come',
        html: '<p>Please come</p>',
      },
    ]);
  });

  it('is filtered by event, status and part of the address', async () => {
    await write('Anna.Berg@example.test', { status: 'KEPT' });
    await write('ben@example.test', { status: 'SENT' });
    const addresses = async (filter: object) =>
      (await read({ eventId: event.id, ...filter })).map(({ recipient }) => recipient);
    expect(await addresses({ status: 'SENT' })).toEqual(['ben@example.test']);
    expect(await addresses({ recipient: 'anna.berg' })).toEqual(['Anna.Berg@example.test']);
    expect(await addresses({ recipient: '%' })).toEqual([]);
    expect(
      (await expectError(graphql(server.url, MAILS, { filter: { eventId: newId() } }, token))).extensions
        .code,
    ).toBe('NOT_FOUND');
    const long = { filter: { recipient: 'x'.repeat(201) } };
    expect((await expectError(graphql(server.url, MAILS, long, token))).extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('costs the same number of statements with one mail and with three', async () => {
    const costOf = async () => (await statementsOf(() => read({ eventId: event.id }))).length;
    await write('one@example.test');
    const one = await costOf();
    await write('two@example.test');
    await write('three@example.test');
    expect(await costOf()).toBe(one);
  });
});
