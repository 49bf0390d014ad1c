import { Kind, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import type { RestRow } from '../../server/src/core/rest/row';
import { restRows } from '../../server/src/rest';
import { signInAs } from '../support/factories';
import { rest } from '../support/rest';
import { sampled } from '../support/matrix';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { send, type Reply } from './conformance/caller';
import { keyOf, promised, type For, type Promised, type Taken } from './conformance/contract';
import { samples } from './conformance/samples';
import { buildScene, type Call, type Sample, type Scene, type Viewer } from './conformance/scene';

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});

afterAll(() => server?.close());

const named = promised.map((promise) => {
  const { method, path, who } = promise;
  return [`${method.toUpperCase()} ${path} for: ${who}`, promise] as const;
});

const rowOf = ({ method, path }: Promised): RestRow => {
  const key = keyOf(method, path);
  const row = restRows.find(
    (candidate) => candidate.method === method && candidate.paths.some((one) => keyOf(method, one) === key),
  );
  if (!row) throw new Error(`${key} is missing`);
  return row;
};

const samplesOf = ({ method, path }: Promised): Sample[] => {
  const found = samples[keyOf(method, path)] ?? [];
  if (found.length === 0) throw new Error(`${method} ${path} has no sample`);
  return found;
};

/** Names of the fields of the schema that a document asks for, whatever it calls them. */
const rootFields = (document: string): string[] =>
  parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []))
      : [],
  );

const isRead = (promise: Promised): boolean =>
  rowOf(promise).operations.every(({ document }) => /^\s*query/.test(document));

let readScene: Promise<Scene> | undefined;

/** One of its own for what changes something, and one for all that only read. */
const sceneFor = (promise: Promised): Promise<Scene> =>
  isRead(promise) ? (readScene ??= buildScene(server)) : buildScene(server);

describe('the contract', () => {
  it.each(named)('%s: is served as promised', (_name, promise) => {
    const row = rowOf(promise);
    expect([row.form ?? false, row.status ?? 200]).toEqual([promise.form, promise.status]);
    expect(row.access === 'public').toBe(promise.who === 'public');
    const fields = row.operations.flatMap(({ document }) => rootFields(document));
    expect(fields).toEqual(expect.arrayContaining(promise.operations));
  });
});

/** No key of the contract takes a list of lists of numbers. */
const WRONG = [[5]];

const faultyFields = ({ status, body }: Reply): string[] => {
  expect([status, body['code']]).toEqual([400, 'BAD_USER_INPUT']);
  const fields = (body['errors'] as { field: string }[]).map(({ field }) => field.split('.')[0] ?? '');
  return [...new Set(fields)].sort();
};

const nameOf = ({ name }: Taken): string => name;
const inBody = promised.filter(({ takes }) => takes.some(({ inQuery }) => !inQuery));
const inQuery = promised.filter(({ takes }) => takes.some((key) => key.inQuery));
/** Any text is a search. */
const isTyped = ({ name }: Taken): boolean => name !== 'search';

describe('what the contract lets a request bring', () => {
  const callOf = async (promise: Promised): Promise<{ scene: Scene; call: Call }> => {
    const scene = await sceneFor(promise);
    const { as, path } = await (samplesOf(promise)[0] as Sample)(scene);
    return { scene, call: { as, path } };
  };

  it.each(sampled(inBody.map((promise) => [`${promise.method} ${promise.path}`, promise] as const)))(
    '%s reads every key of the body, and asks for those that are required',
    async (_name, promise) => {
      const { scene, call } = await callOf(promise);
      const keys = promise.takes.filter((key) => !key.inQuery);
      const wrong = Object.fromEntries(keys.map(({ name }) => [name, WRONG]));
      const reply = await send(scene, rowOf(promise), { ...call, body: wrong });
      expect(faultyFields(reply)).toEqual(keys.map(nameOf).sort());
      const required = keys.filter((key) => key.required).map(nameOf);
      if (required.length === 0) return;
      expect(faultyFields(await send(scene, rowOf(promise), { ...call, body: {} }))).toEqual(required.sort());
    },
  );

  it.each(sampled(inQuery.map((promise) => [`${promise.method} ${promise.path}`, promise] as const)))(
    '%s reads every key of the query',
    async (_name, promise) => {
      const { scene, call } = await callOf(promise);
      const keys = promise.takes.filter((key) => key.inQuery && isTyped(key)).map(nameOf);
      const path = `${call.path.split('?')[0]}?${keys.map((key) => `${key}=wrong`).join('&')}`;
      expect(faultyFields(await send(scene, rowOf(promise), { ...call, path }))).toEqual(keys.sort());
    },
  );
});

const STAFF = [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE];
const MANAGERS = [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER];

/** Which roles are let in beside attendees; a manager sends the samples themselves. */
const letIn: Partial<Record<For, Role[]>> = {
  any: STAFF,
  'confirmed, staff': STAFF,
  managers: MANAGERS,
  'report readers': STAFF,
};
const withRoles = named.filter(([, { who }]) => letIn[who]);

describe('who is let in by the role', () => {
  it.each(sampled(withRoles))('%s', async (_name, promise) => {
    const [sample] = samplesOf(promise);
    for (const role of letIn[promise.who] ?? []) {
      // A scene that was changed cannot serve the next row.
      const scene = await sceneFor(promise);
      const call = await (sample as Sample)(scene);
      if (call.as === 'manager' && role === Role.MANAGER) continue;
      const tokens = { ...scene.tokens, manager: await signInAs(server, role) };
      const { status } = await send({ ...scene, tokens }, rowOf(promise), { ...call, as: 'manager' });
      expect([role, call.path, status]).toEqual([role, call.path, promise.status]);
    }
  });
});

describe('what belongs to others', () => {
  it('is not there for a third one, who is confirmed too', async () => {
    const scene = await buildScene(server);
    const { event, other, meetingId } = scene;
    const ask = async (method: string, path: string, body?: object) => {
      const { status, body: answer } = await rest(server.url, method, path, {
        token: scene.tokens.third,
        body,
      });
      return { status, answer };
    };
    const absent = { status: 404, answer: { code: 'NOT_FOUND' } };
    expect(await ask('get', `/meetings/${meetingId}`)).toMatchObject(absent);
    for (const action of ['accept', 'reject', 'cancel'])
      expect(await ask('post', `/meetings/${meetingId}`, { action })).toMatchObject(absent);
    for (const [path, answer] of [
      [`/meetings/${event.id}`, { meetings: [] }],
      [`/auth/event-profile/${event.id}`, { bookmarks: [] }],
      [`/attendees/${event.id}/bookmarked`, { attendees: [] }],
      [`/attendees/${event.id}/chat/${other.id}`, { messages: [], unread: 0 }],
      [`/attendees/details/${other.id}`, { meetings: [], attendee: { bookmarked: false } }],
    ] as const)
      expect([path, await ask('get', path)]).toMatchObject([path, { status: 200, answer }]);
  });

  it('shows what is for the owner and staff to nobody else', async () => {
    const scene = await buildScene(server);
    const KEYS = ['email', 'phone', 'invite_code', 'status', 'checked_in_at'];
    const known = async (as: Viewer): Promise<string[]> => {
      const path = `/attendees/${scene.me.id}`;
      const token = scene.tokens[as];
      const { body } = await rest<{ attendee: Record<string, unknown> }>(server.url, 'get', path, { token });
      return KEYS.filter((key) => body.attendee[key] !== null);
    };
    for (const viewer of ['me', 'manager', 'executive'] as const) expect(await known(viewer)).toEqual(KEYS);
    for (const viewer of ['other', 'third'] as const) expect(await known(viewer)).toEqual([]);
  });
});
