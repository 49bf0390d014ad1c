import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const FIELDS = 'id eventId name location bookable position company { id } viewerCanEdit';
const CREATE = `mutation ($input: CreatePodInput!) { createPod(input: $input) { pod { ${FIELDS} } } }`;
const CREATE_ALL = `mutation ($input: CreatePodsInput!) { createPods(input: $input) { pods { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdatePodInput!) { updatePod(input: $input) { pod { ${FIELDS} } } }`;
const DELETE = `mutation ($input: DeletePodInput!) { deletePod(input: $input) { pod { id name } closedMeetings removedActivities } }`;
const LIST = `query ($eventId: ID!) { pods(eventId: $eventId) { totalCount nodes { name } } }`;

interface PodData {
  id: string;
  name: string;
  location: string | null;
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

const run = <Data>(document: string, input: object, token = manager) =>
  graphql<Data>(server.url, document, { input }, token);
const create = async (input: object) =>
  (await expectOk(run<{ createPod: { pod: PodData } }>(CREATE, { eventId: event.id, ...input }))).createPod
    .pod;
const names = async () => {
  const { pods } = await expectOk(
    graphql<{ pods: { totalCount: number; nodes: PodData[] } }>(
      server.url,
      LIST,
      { eventId: event.id },
      manager,
    ),
  );
  expect(pods.totalCount).toBe(pods.nodes.length);
  return pods.nodes.map(({ name }) => name);
};
const entriesOf = (subjectId: string) =>
  server.sql(
    'SELECT action, subject_name, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY created_at, id',
    [subjectId],
  );
const errorsOf = async (answer: Promise<Parameters<typeof expectOk>[0]>) => {
  const { extensions } = await expectError(answer as never);
  return {
    code: extensions.code,
    paths: (extensions['fields'] as { path: string }[]).map(({ path }) => path),
  };
};

describe('several new pods', () => {
  const createAll = (input: object) =>
    run<{ createPods: { pods: PodData[] } }>(CREATE_ALL, { eventId: event.id, ...input });

  it('stand behind the others in the order of their names, and each is recorded', async () => {
    await create({ name: 'Oak' });
    const { createPods } = await expectOk(
      createAll({ names: [' A2 ', 'A10', 'A1'], location: 'Hall 1', bookable: false }),
    );
    const shared = { eventId: event.id, location: 'Hall 1', bookable: false, company: null };
    expect(createPods.pods).toEqual([
      expect.objectContaining({ ...shared, name: 'A2', position: 1 }),
      expect.objectContaining({ ...shared, name: 'A10', position: 2 }),
      expect.objectContaining({ ...shared, name: 'A1', position: 3 }),
    ]);
    expect(await names()).toEqual(['Oak', 'A2', 'A10', 'A1']);
    expect(await entriesOf(createPods.pods[1]!.id)).toMatchObject([
      { action: 'pod.create', subject_name: 'A10', before: null, after: { name: 'A10', location: 'Hall 1' } },
    ]);
  });

  it('have no location where an empty one is given, as a single pod has none', async () => {
    const { createPods } = await expectOk(createAll({ names: ['A1'], location: ' ' }));
    const one = await create({ name: 'A2', location: ' ' });
    expect([createPods.pods[0]?.location, one.location]).toEqual([null, null]);
  });

  it('are refused together where a name is taken, or left out if that is asked for', async () => {
    await create({ name: 'A2' });
    const refusal = await expectError(createAll({ names: ['A1', 'A2'] }));
    expect(refusal.extensions).toMatchObject({ code: 'CONFLICT', reason: 'DUPLICATE' });
    expect(await names()).toEqual(['A2']);
    const { createPods } = await expectOk(createAll({ names: ['A1', 'A2', 'A3'], skipExisting: true }));
    expect(createPods.pods.map(({ name }) => name)).toEqual(['A1', 'A3']);
    expect(await names()).toEqual(['A2', 'A1', 'A3']);
  });

  it('are made once when two managers make them at the same time', async () => {
    const all = { names: ['A1', 'A2', 'A3'], skipExisting: true };
    const answers = await Promise.all([1, 2].map(() => expectOk(createAll(all))));
    expect(answers.flatMap(({ createPods }) => createPods.pods)).toHaveLength(3);
    expect(await names()).toEqual(['A1', 'A2', 'A3']);
  });

  it.each([
    ['without names', { names: [] }, 'input.names'],
    ['with an address as a name', { names: ['A1', 'https://a.example'] }, 'input.names'],
    ['with too many names', { names: Array.from({ length: 201 }, (_none, at) => `A${at}`) }, 'input.names'],
  ])('are refused %s', async (_case, input, path) => {
    const { code, paths } = await errorsOf(createAll(input));
    expect([code, paths[0]!.replace(/\.\d+$/, '')]).toEqual(['BAD_USER_INPUT', path]);
  });
});

describe('a new pod', () => {
  it('stands at the end of the floor, free for all, and is recorded', async () => {
    const first = await create({ name: '  Oak ' });
    const second = await create({ name: 'Elm', location: 'Hall 2', bookable: false });
    expect(first).toEqual({
      id: first.id,
      eventId: event.id,
      name: 'Oak',
      location: null,
      bookable: true,
      position: 0,
      company: null,
      viewerCanEdit: true,
    });
    expect(second).toMatchObject({ location: 'Hall 2', bookable: false, position: 1 });
    expect(await entriesOf(first.id)).toEqual([
      {
        action: 'pod.create',
        subject_name: 'Oak',
        before: null,
        after: { name: 'Oak', bookable: true, position: 0 },
      },
    ]);
  });

  it('goes where its position says', async () => {
    await create({ name: 'Oak', position: 10 });
    await create({ name: 'Elm', position: 5 });
    expect(await names()).toEqual(['Elm', 'Oak']);
  });

  it("can be a company's own, if the company is at the same event", async () => {
    const here = await buildCompany(server, { eventId: event.id });
    expect(await create({ name: 'Oak', companyId: here.id })).toMatchObject({ company: { id: here.id } });
    for (const companyId of [(await buildCompany(server)).id, newId(), 'nonsense'])
      expect(await errorsOf(run(CREATE, { eventId: event.id, name: 'Elm', companyId }))).toEqual({
        code: 'BAD_USER_INPUT',
        paths: ['input.companyId'],
      });
  });

  it('is made once when two managers make it at the same time', async () => {
    const answers = await Promise.all([1, 2].map(() => run(CREATE, { eventId: event.id, name: 'Oak' })));
    const refusals = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions);
    expect(refusals).toEqual([expect.objectContaining({ code: 'CONFLICT', reason: 'DUPLICATE' })]);
    expect(await names()).toEqual(['Oak']);
  });

  it.each([
    ['without a name', { name: '   ' }, ['input.name']],
    ['with a name too long', { name: 'x'.repeat(201) }, ['input.name']],
    [
      'with all its errors at once',
      { name: '', location: 'x'.repeat(201), position: -1 },
      ['input.location', 'input.name', 'input.position'],
    ],
  ])('is refused %s', async (_case, input, paths) => {
    const errors = await errorsOf(run(CREATE, { eventId: event.id, ...input }));
    expect([errors.code, errors.paths.sort()]).toEqual(['BAD_USER_INPUT', paths]);
  });

  it('needs an event that is there', async () => {
    for (const eventId of [newId(), 'nonsense'])
      expect(await expectError(run(CREATE, { eventId, name: 'Oak' }))).toMatchObject({
        message: 'The event was not found.',
        extensions: { code: 'NOT_FOUND' },
      });
  });
});

describe('a change of a pod', () => {
  it('touches what it brings alone, and is recorded with before and after', async () => {
    const { id } = await create({ name: 'Oak', location: 'Hall 1' });
    const {
      updatePod: { pod },
    } = await expectOk(
      run<{ updatePod: { pod: PodData } }>(UPDATE, { podId: id, name: 'Elm', bookable: true }),
    );
    expect(pod).toMatchObject({ name: 'Elm', location: 'Hall 1', bookable: true, position: 0 });
    await expectOk(run(UPDATE, { podId: id, location: null }));
    await expectOk(run(UPDATE, { podId: id, location: '' }));
    expect((await entriesOf(id)).slice(1)).toEqual([
      { action: 'pod.update', subject_name: 'Oak', before: { name: 'Oak' }, after: { name: 'Elm' } },
      {
        action: 'pod.update',
        subject_name: 'Elm',
        before: { location: 'Hall 1' },
        after: { location: null },
      },
    ]);
  });

  it('is refused where what was seen has changed since', async () => {
    const { id } = await create({ name: 'Oak' });
    const READ = 'query ($id: ID!) { pod(id: $id) { updatedAt } }';
    const seen = await expectOk(graphql<{ pod: PodData }>(server.url, READ, { id }, manager));
    const edit = (name: string) => run(UPDATE, { podId: id, name, expectedUpdatedAt: seen.pod.updatedAt });
    const answers = await Promise.all([edit('Elm'), edit('Ash')]);
    const refusals = answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions);
    expect(refusals).toEqual([expect.objectContaining({ code: 'CONFLICT', reason: 'STALE_EDIT' })]);
  });

  it('is refused without a name, and of a pod that is not there', async () => {
    const { id } = await create({ name: 'Oak' });
    expect(await errorsOf(run(UPDATE, { podId: id, name: null, bookable: null }))).toEqual({
      code: 'BAD_USER_INPUT',
      paths: ['input.name', 'input.bookable'],
    });
    expect((await expectError(run(UPDATE, { podId: newId() }))).extensions.code).toBe('NOT_FOUND');
    expect((await expectError(run(UPDATE, { podId: id, position: 'first' }))).extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});

describe('a pod that is taken away', () => {
  const REQUEST = `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }`;
  const OPTIONS = 'query ($id: ID!) { meetingOptions(attendeeId: $id) { slots { pods { name } } } }';

  it('is in no list and no slot, and its name is free again', async () => {
    const [oak, elm] = [await create({ name: 'Oak' }), await create({ name: 'Elm' })];
    const [me, other] = [
      await buildMember(server, { eventId: event.id }),
      await buildMember(server, { eventId: event.id }),
    ];
    expect(await expectOk(run(DELETE, { podId: oak.id }))).toEqual({
      deletePod: { pod: { id: oak.id, name: 'Oak' }, closedMeetings: 0, removedActivities: 0 },
    });
    expect(await names()).toEqual(['Elm']);
    const { meetingOptions } = await expectOk(
      graphql<{ meetingOptions: { slots: { pods: PodData[] }[] } }>(
        server.url,
        OPTIONS,
        { id: other.id },
        me.token,
      ),
    );
    expect(new Set(meetingOptions.slots.flatMap(({ pods }) => pods.map(({ name }) => name)))).toEqual(
      new Set(['Elm']),
    );
    const wish = { attendeeId: other.id, startsAt: slotOf(event).startsAt, podId: oak.id };
    expect((await expectError(run(REQUEST, wish, me.token))).extensions.code).toBe('NOT_FOUND');
    const READ = 'query ($id: ID!) { pod(id: $id) { id } }';
    expect((await expectError(graphql(server.url, READ, { id: oak.id }, manager))).extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await expectError(run(DELETE, { podId: oak.id }))).extensions.code).toBe('NOT_FOUND');
    expect((await expectError(run(UPDATE, { podId: oak.id, name: 'Ash' }))).extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await create({ name: 'Oak' })).id).not.toBe(oak.id);
    expect(elm.name).toBe('Elm');
  });

  it('keeps its meetings unless it is forced; then both people are told', async () => {
    const pod = await buildPod(server, { eventId: event.id, name: 'Oak' });
    const meeting = await buildMeeting(server, { event, status: 'ACTIVE', podId: pod.id });
    const wish = await buildMeeting(server, { event, podId: pod.id, ...slotOf(event, 2) });
    await insert(server, 'activities', {
      id: newId(),
      eventId: event.id,
      kind: 'POD',
      title: 'Cleaning',
      podId: pod.id,
      ...slotOf(event, 5),
    });
    expect((await expectError(run(DELETE, { podId: pod.id }))).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'HAS_MEETINGS',
      meetings: 1,
    });
    expect(await expectOk(run(DELETE, { podId: pod.id, force: true }))).toEqual({
      deletePod: { pod: { id: pod.id, name: 'Oak' }, closedMeetings: 1, removedActivities: 1 },
    });
    const told = await server.sql(
      'SELECT attendee_id, kind FROM notifications WHERE meeting_id = $1 ORDER BY attendee_id',
      [meeting.id],
    );
    expect(told).toEqual(
      [meeting.senderId, meeting.receiverId]
        .sort()
        .map((attendee_id) => ({ attendee_id, kind: 'MEETING_REMOVED' })),
    );
    const rows = await server.sql(
      'SELECT id, status, closed_reason, pod_id FROM meetings WHERE event_id = $1 ORDER BY starts_at',
      [event.id],
    );
    expect(rows).toEqual([
      { id: meeting.id, status: 'REJECTED', closed_reason: 'REMOVED', pod_id: pod.id },
      { id: wish.id, status: 'PENDING', closed_reason: null, pod_id: null },
    ]);
    expect(await server.sql('SELECT 1 FROM claims WHERE pod_id = $1', [pod.id])).toEqual([]);
  });

  it('says before what goes along: not what is over or closed', async () => {
    const pod = await buildPod(server, { eventId: event.id });
    const at = { event, podId: pod.id };
    const past = { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) };
    await buildMeeting(server, { ...at, status: 'ACTIVE', ...past });
    await buildMeeting(server, { ...at, status: 'ACTIVE' });
    for (const index of [1, 2]) await buildMeeting(server, { ...at, ...slotOf(event, index) });
    await buildMeeting(server, { ...at, status: 'REJECTED', ...slotOf(event, 3) });
    const block = { id: newId(), eventId: event.id, kind: 'POD', title: 'Cleaning', podId: pod.id };
    await insert(server, 'activities', { ...block, ...slotOf(event, 5) });
    const READ =
      'query ($id: ID!) { pods(eventId: $id) { nodes { id removal { meetings activities requests } } } }';
    expect(await expectOk(graphql(server.url, READ, { id: event.id }, manager))).toEqual({
      pods: { nodes: [{ id: pod.id, removal: { meetings: 1, activities: 1, requests: 2 } }] },
    });
  });

  it('leaves history its name', async () => {
    const pod = await buildPod(server, { eventId: event.id, name: 'Oak' });
    const me = await buildMember(server, { eventId: event.id });
    const past = { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) };
    const { id } = await buildMeeting(server, {
      event,
      status: 'ACTIVE',
      podId: pod.id,
      receiverId: me.id,
      ...past,
    });
    await expectOk(run(DELETE, { podId: pod.id }));
    const READ = 'query ($id: ID!) { meeting(id: $id) { status pod { name } } }';
    expect(await expectOk(graphql(server.url, READ, { id }, me.token))).toEqual({
      meeting: { status: 'ACTIVE', pod: { name: 'Oak' } },
    });
  });

  it('can be given nothing any more, whatever code writes', async () => {
    const pod = await buildPod(server, { eventId: event.id, removedAt: new Date() });
    const refused = { constraint: 'pod_stands' };
    const meeting = buildMeeting(server, { event, status: 'ACTIVE', podId: pod.id });
    await expect(meeting).rejects.toMatchObject(refused);
    const activity = { id: newId(), eventId: event.id, kind: 'POD', title: 'Cleaning', podId: pod.id };
    await expect(insert(server, 'activities', { ...activity, ...slotOf(event) })).rejects.toMatchObject(
      refused,
    );
  });
});
