import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RestRow } from '../../server/src/core/rest/row';
import { openApiText, restRows } from '../../server/src/rest';
import { isWhole, sampled } from '../support/matrix';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { askTwin, paramsOf, send, type Reply } from './conformance/caller';
import { keyOf, promised, type For, type Promised } from './conformance/contract';
import { Seen, ShapeCheck } from './conformance/contract.shapes';
import { samples } from './conformance/samples';
import { buildScene, type Call, type Scene, type Viewer } from './conformance/scene';

interface Media {
  content?: Record<string, unknown>;
}

interface Published {
  security?: unknown[];
  requestBody?: Media;
  responses: Record<string, Media>;
}

const openApi = JSON.parse(openApiText()) as {
  paths: Record<string, Record<string, Published>>;
  components: { schemas: Record<string, Schema> };
};

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv, ['date-time', 'uri', 'email', 'uuid', 'date']);
ajv.addSchema({ $id: 'openapi', ...openApi });

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The errors that the published document finds. */
const errorsIn = (pointer: string[], value: unknown): unknown => {
  const validate = ajv.getSchema(`openapi#/${pointer.map(escaped).join('/')}`);
  if (!validate) throw new Error(`${pointer.join(' ')} is not published`);
  return validate(value) ? undefined : validate.errors;
};

/** Every path of every row. */
const entries = restRows.flatMap((row) =>
  row.paths.map((path) => ({ row, path, key: keyOf(row.method, path), method: row.method })),
);

const publishedAs = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const isRead = ({ operations }: RestRow): boolean =>
  operations.every(({ document }) => /^\s*(query|\{)/.test(document));

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});

afterAll(() => server?.close());

const reads = new Set(entries.filter(({ row }) => isRead(row)).map(({ key }) => key));
let readScene: Promise<Scene> | undefined;

/** A request in a scene of its own, or, where it only reads, in that of all that do. */
const prepare = async (key: string, index = 0): Promise<{ scene: Scene; call: Call }> => {
  const sample = samples[key]?.[index];
  if (!sample) throw new Error(`${key} has no sample: add one in tests/api/conformance`);
  const scene = await (reads.has(key) ? (readScene ??= buildScene(server)) : buildScene(server));
  return { scene, call: await sample(scene) };
};

const indexes = (key: string): number[] => (samples[key] ?? [undefined]).map((_sample, index) => index);

it('has samples of everything, and of nothing else', () => {
  const keys = new Set([
    ...promised.map(({ method, path }) => keyOf(method, path)),
    ...entries.map(({ key }) => key),
  ]);
  expect(Object.keys(samples).sort()).toEqual([...keys].sort());
});

interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
}

/** Every object that a published schema leads to. */
const objectsIn = (schema: Schema, known: Set<string>): Schema[] => {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  if (name !== undefined) {
    if (known.has(name)) return [];
    known.add(name);
    const named = openApi.components.schemas[name];
    if (!named) throw new Error(`${name} is not published`);
    return objectsIn(named, known);
  }
  const { properties = {}, additionalProperties: others, items, anyOf = [] } = schema;
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])];
  if (typeof others === 'object') inner.push(others);
  const found = inner.flatMap((one) => objectsIn(one, known));
  return schema.type === 'object' ? [schema, ...found] : found;
};

/** It lists all keys and no others, with the viewers that they are required or absent for; or, as a map, the type of its values. */
const isClosed = ({ properties = {}, required = [], additionalProperties: others }: Schema): boolean => {
  const names = Object.keys(properties);
  return names.length > 0
    ? others === false &&
        names.every(
          (name) => required.includes(name) || /absent for/.test(properties[name]?.description ?? ''),
        )
    : typeof others === 'object' && Object.keys(others).length > 0;
};

const checkRequest = (row: RestRow, path: string, { body, form }: Call): void => {
  if (form) expect(row.form).toBe(true);
  if (!body) return;
  const at = ['paths', publishedAs(path), row.method, 'requestBody', 'content', 'application/json', 'schema'];
  // Any body may be wrapped, which the document does not repeat for each row.
  expect(errorsIn(at, body['form_data'] ?? body)).toBeUndefined();
};

const checkReply = (row: RestRow, path: string, { status, type, body }: Reply): void => {
  const statuses = [row.status ?? 200, ...(row.otherStatuses ?? [])];
  expect({ status, body: statuses.includes(status) ? {} : body }).toEqual({
    status: expect.toSatisfy((code: number) => statuses.includes(code)) as number,
    body: {},
  });
  expect(type).toBe('application/json; charset=utf-8');
  // Parsing drops keys that are not declared, so that an equal result has none.
  expect(row.response.parse(body)).toEqual(body);
  const at = [
    'paths',
    publishedAs(path),
    row.method,
    'responses',
    String(status),
    'content',
    type.split(';')[0] ?? '',
    'schema',
  ];
  expect(errorsIn(at, body)).toBeUndefined();
  expect(errorsIn(at, { ...body, unheardOf: 1 })).toBeDefined();
};

/** A few rows answer with files alone. */
const inJson = entries.filter(({ row }) => row.response.def.type !== 'never');
const files = entries.filter((entry) => !inJson.includes(entry));

const publishedFiles = ({ method, paths: [path] }: RestRow): Record<string, unknown> =>
  openApi.paths[publishedAs(path)]?.[method]?.responses['200']?.content ?? {};

/** Refused whatever is asked for; of the invited, who may know of the event but not enter it, it is either. */
const refused: Record<For, Partial<Record<Viewer, number[]>>> = {
  public: {},
  any: { nobody: [401] },
  attendee: { nobody: [401], executive: [403, 404], manager: [403, 404], elsewhere: [403, 404] },
  confirmed: {
    nobody: [401],
    stranger: [404],
    invited: [403, 404],
    executive: [403],
    manager: [403],
    elsewhere: [403, 404],
  },
  'confirmed, staff': { nobody: [401], stranger: [404], invited: [403, 404], elsewhere: [404] },
  managers: {
    nobody: [401],
    stranger: [403],
    invited: [403],
    me: [403],
    executive: [403],
    elsewhere: [403, 404],
  },
  'report readers': { nobody: [401], stranger: [403], invited: [403], me: [403], elsewhere: [404] },
};

const CODES: Partial<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

const isRefusal = ({ status, body }: Reply, expected: number[]): boolean =>
  expected.includes(status) && body['code'] === CODES[status];

/** Lists that belong to no event: staff of some events find their people there (`event-staff.test.ts`). */
const OF_OWN_EVENTS = new Set(['/users', '/users/list']);

/** Asks as everybody who is not let in; nothing in the scene may change by it. */
const refuseOthers = async ({ who }: Promised, row: RestRow, scene: Scene, call: Call): Promise<void> => {
  for (const [viewer, expected] of Object.entries(refused[who])) {
    if (viewer === 'elsewhere' && OF_OWN_EVENTS.has(row.paths[0])) continue;
    const reply = await send(scene, row, { ...call, as: viewer as Viewer });
    expect([viewer, isRefusal(reply, expected) ? 'refused' : reply]).toEqual([viewer, 'refused']);
  }
};

/** The union of what all answers held. */
const everything = new Seen();

const checkShape = ({ status, gives }: Promised, reply: Reply, here: Seen): void => {
  expect(reply.status).toBe(status);
  for (const seen of [here, everything]) {
    const check = new ShapeCheck(seen);
    check.answer(gives, reply.body);
    expect(check.violations).toEqual([]);
  }
};

/** The form of a value: what two scenes of the same making have in common. */
const kindOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(kindOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, kindOf(inner)]));
};

/** A change cannot be repeated in the same scene. */
const checkTwin = async (
  row: RestRow,
  key: string,
  index: number,
  scene: Scene,
  call: Call,
  body: unknown,
) => {
  if (reads.has(key)) return expect(await askTwin(scene, row, call)).toEqual(body);
  const other = await prepare(key, index);
  return expect(kindOf(await askTwin(other.scene, row, other.call))).toEqual(kindOf(body));
};

const promises = new Map(promised.map((promise) => [keyOf(promise.method, promise.path), promise]));

describe('every row of /v1', () => {
  it.each(sampled(inJson))(
    '$key answers as it is published and promised, to those whom it is for, and as its GraphQL twin',
    async ({ row, path, key }) => {
      const [promise, here] = [promises.get(key), new Seen()];
      for (const index of indexes(key)) {
        const { scene, call } = await prepare(key, index);
        expect(paramsOf(row, call.path)).toBeDefined();
        checkRequest(row, path, call);
        if (promise) await refuseOthers(promise, row, scene, call);
        const reply = await send(scene, row, call);
        checkReply(row, path, reply);
        if (promise) checkShape(promise, reply, here);
        await checkTwin(row, key, index, scene, call, reply.body);
      }
      // Lists have something in them.
      expect(here.missed.filter((place) => place.startsWith('answer.'))).toEqual([]);
    },
  );

  it.runIf(isWhole)('has no key that is always null, and no list that is always empty', () => {
    expect(everything.missed).toEqual([]);
  });

  it.each(files)('$key answers with a file', async ({ row, key }) => {
    for (const index of indexes(key)) {
      const { call } = await prepare(key, index);
      const answer = await fetch(`${server.url}/v1${call.path}`);
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(/^attachment; filename=/),
      ]);
      expect(Object.keys(publishedFiles(row))).toContain(answer.headers.get('content-type')?.split(';')[0]);
      expect((await answer.text()).length).toBeGreaterThan(10);
    }
  });

  it.each(inJson)('$key publishes every object of its answer as closed and whole', ({ row, path }) => {
    const responses = openApi.paths[publishedAs(path)]?.[row.method]?.responses ?? {};
    const media = responses[String(row.status ?? 200)]?.content?.['application/json'] as { schema: Schema };
    const objects = objectsIn(media.schema, new Set());
    expect(objects.length).toBeGreaterThan(0);
    expect(objects.filter((object) => !isClosed(object))).toEqual([]);
  });

  it('runs documents that the schema knows', () => {
    for (const { operations, lookup } of restRows)
      for (const { document } of [...operations, ...(lookup ? [lookup] : [])])
        expect(server.app.executor.parse(document)).not.toHaveProperty('errors');
  });

  it('is published, and nothing else is', () => {
    const published = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const rows = entries.map(({ path, method }) => `${method} ${publishedAs(path)}`);
    // Pictures are bytes from the store, and no row.
    expect(published.sort()).toEqual([...rows, 'get /uploads/{file}', 'head /uploads/{file}'].sort());
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });
});
