import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { runBulkJob } from '../../server/src/modules/bulk-jobs/bulk-run.service';
import { expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMember, signInAs, type BuiltEvent } from '../support/factories';
import { buildGroups } from '../support/groups';
import { startServer, type TestServer } from '../support/server';

const START = `mutation ($input: StartBulkJobInput!) { startBulkJob(input: $input) { bulkJob { id } } }`;
const ONE = `query ($id: ID!) { bulkJob(id: $id) { status groupId done skipped error undoable } }`;
const UNDO = `mutation ($id: ID!) { undoBulkJob(input: { bulkJobId: $id }) { restored kept } }`;
const LIST = `query ($eventId: ID!, $filter: AttendeeFilter) {
  attendees(eventId: $eventId, filter: $filter) { totalCount nodes { id groups { name } } } }`;

let server: TestServer;
let manager: string;
let event: BuiltEvent;
let partners: string;
let investors: string;
let [ada, bo]: string[] = [];

beforeAll(async () => {
  // Each test lets the jobs run when it wants them to.
  server = await startServer({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  const groups = [{}, { name: 'Partners' }, { name: 'Investors', categories: ['INVESTOR'] }];
  [, partners = '', investors = ''] = await buildGroups(server, event.id, groups);
  ada = (await buildAttendee(server, { eventId: event.id, category: 'INVESTOR' })).id;
  bo = (await buildAttendee(server, { eventId: event.id })).id;
});

const ask = (input: object) =>
  graphql<{ startBulkJob: { bulkJob: { id: string } } }>(
    server.url,
    START,
    { input: { eventId: event.id, ...input } },
    manager,
  );
const run = async (kind: string, more: object = { filter: {} }): Promise<string> => {
  const { id } = (await expectOk(ask({ kind, groupId: partners, ...more }))).startBulkJob.bulkJob;
  await runBulkJob(server.app.systemContext(), { jobId: id });
  return id;
};
const look = async (id: string) =>
  (await expectOk(graphql<{ bulkJob: object }>(server.url, ONE, { id }, manager))).bulkJob;
const undo = async (id: string) =>
  (await expectOk(graphql<{ undoBulkJob: object }>(server.url, UNDO, { id }, manager))).undoBulkJob;
const refusal = async (input: object) => (await expectError(ask({ filter: {}, ...input }))).extensions;

interface Listed {
  attendees: { totalCount: number; nodes: { id: string; groups: { name: string }[] }[] };
}
const list = (filter: object, token = manager) =>
  graphql<Listed>(server.url, LIST, { eventId: event.id, filter }, token);
const idsIn = async (...groupIds: string[]): Promise<string[]> => {
  const { totalCount, nodes } = (await expectOk(list({ groupIds }))).attendees;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => id).sort();
};
const groupsOf = async (id: string): Promise<string[]> =>
  (await expectOk(list({}))).attendees.nodes.find((one) => one.id === id)!.groups.map(({ name }) => name);

describe('a bulk job about a group', () => {
  it('puts people into it, and undoing takes out those whom it put in', async () => {
    await run('ADD_TO_GROUP', { attendeeIds: [ada] });
    const id = await run('ADD_TO_GROUP');
    const counts = { status: 'DONE', groupId: partners, done: 1, skipped: 1, error: null, undoable: true };
    expect(await look(id)).toEqual(counts);
    expect(await groupsOf(ada!)).toEqual(['Investors', 'Partners']);
    expect(await undo(id)).toEqual({ restored: 1, kept: 0 });
    expect(await idsIn(partners)).toEqual([ada]);
  });

  it('takes people out, and undoing puts them back unless they came back already', async () => {
    await run('ADD_TO_GROUP');
    const id = await run('REMOVE_FROM_GROUP');
    expect(await idsIn(partners)).toEqual([]);
    await run('ADD_TO_GROUP', { attendeeIds: [bo] });
    expect(await undo(id)).toEqual({ restored: 1, kept: 1 });
    expect(await idsIn(partners)).toEqual([ada, bo].map(String).sort());
  });

  it('is about a group of the event whose members are given by hand', async () => {
    expect(await refusal({ kind: 'ADD_TO_GROUP', groupId: investors })).toMatchObject({
      reason: 'CONDITIONAL_GROUP',
    });
    expect(await refusal({ kind: 'ADD_TO_GROUP', groupId: newId() })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal({ kind: 'ADD_TO_GROUP' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await refusal({ kind: 'REMIND', groupId: partners })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('ends where the group is deleted meanwhile', async () => {
    const { id } = (await expectOk(ask({ kind: 'ADD_TO_GROUP', groupId: partners, filter: {} }))).startBulkJob
      .bulkJob;
    await server.sql('DELETE FROM attendee_groups WHERE id = $1', [partners]);
    await runBulkJob(server.app.systemContext(), { jobId: id });
    const error = 'The group was removed or has a condition now.';
    expect(await look(id)).toMatchObject({ status: 'FAILED', done: 0, error });
  });
});

describe('a list of the people of groups', () => {
  it('has who is in one of them', async () => {
    await run('ADD_TO_GROUP', { attendeeIds: [bo] });
    expect(await idsIn(investors)).toEqual([ada]);
    expect(await idsIn(investors, partners)).toEqual([ada, bo].map(String).sort());
    expect(await idsIn(newId())).toEqual([]);
  });

  it('is for staff alone', async () => {
    const { token } = await buildMember(server, { eventId: event.id });
    const refused = await expectError(list({ groupIds: [partners] }, token));
    expect(refused.extensions).toMatchObject({ code: 'FORBIDDEN' });
  });
});
