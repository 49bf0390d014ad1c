import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiScope } from '../../server/src/core/auth/api-scopes';
import type { ApiAccess } from '../../server/src/core/request/context';
import { OF_LEADS, SCOPE, tokenRefusal, type FieldScope } from '../../server/src/core/execution/token-scopes';
import { scopesOfType, scopeTable } from '../../server/src/modules/api-tokens/index';
import { restRows } from '../../server/src/rest';
import { createSchema } from '../../server/src/schema';
import { allScopes, buildApiToken } from '../support/api-tokens';
import { graphql, subscribe, type Answer } from '../support/client';
import { sampled } from '../support/matrix';
import { startServer, type TestServer } from '../support/server';
import { operations } from './operations/index';
import { buildScene, type Scene } from './operations/scene';
import { send } from './conformance/caller';
import { keyOf } from './conformance/contract';
import { samples } from './conformance/samples';
import { buildScene as buildRestScene, type Scene as RestScene } from './conformance/scene';

const schema = createSchema();
const typeNamed = (name: string) => schema.getType(name) as GraphQLObjectType;
const rootTypes = ['Query', 'Mutation', 'Subscription'].map(typeNamed);
const roots = rootTypes.flatMap((type) => Object.values(type.getFields()));
const scopeOf = (field: Pick<GraphQLField<unknown, unknown>, 'extensions'>) =>
  field.extensions[SCOPE] as FieldScope | undefined;
const open = roots.filter((field) => scopeOf(field) !== undefined);
const closed = roots.filter((field) => scopeOf(field) === undefined);
const named = (fields: typeof roots) => fields.map((field) => [field.name, field] as const);

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ trustProxy: ['loopback'] });
});
afterAll(() => server.close());

const accessWith = (scopes: readonly ApiScope[]): Pick<ApiAccess, 'scopes'> => ({ scopes: new Set(scopes) });

const allBut = (scope: FieldScope | undefined): ApiScope[] => allScopes.filter((one) => one !== scope);

describe('the table of scopes', () => {
  const rootNames = rootTypes.map(({ name }) => name);
  const types = Object.keys(scopeTable).filter((type) => !rootNames.includes(type));
  it.each(types)('decides on every field of %s', (type) => {
    const fields = Object.keys(typeNamed(type).getFields());
    expect([...scopesOfType(type, fields).keys()].sort()).toEqual(fields.toSorted());
  });

  it.each(rootNames)('opens operations of %s that there are', (type) => {
    const opened = [...scopesOfType(type, []).keys()];
    expect(opened.filter((name) => !(name in typeNamed(type).getFields()))).toEqual([]);
  });

  const takesId = ({ type, name }: GraphQLArgument | GraphQLInputField): boolean => {
    const inner = getNamedType(type);
    if (isInputObjectType(inner)) return Object.values(inner.getFields()).some(takesId);
    return isNonNullType(type) && inner.name === 'ID' && /(^id|Id)$/.test(name);
  };
  it.each(named(open))('%s cannot be asked without naming something of an event', (_name, { args }) => {
    expect(args.some(takesId)).toBe(true);
  });

  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name in scopeTable)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => {
        const selection = isObjectType(getNamedType(field.type))
          ? `${field.name} { __typename }`
          : field.name;
        const document = parse(`fragment Part on ${type.name} { ${selection} }`);
        return { name: `${type.name}.${field.name}`, document, scope: scopeOf(field) };
      }),
    );
  const refusal = (document: DocumentNode, scopes: readonly ApiScope[]): unknown =>
    tokenRefusal(schema, document, accessWith(scopes))?.errors;

  it.each(fields.filter(({ scope }) => scope === undefined))('$name is closed', ({ name, document }) => {
    expect(refusal(document, allScopes)).toMatchObject([
      { details: { reason: 'NOT_FOR_TOKENS', field: name } },
    ]);
  });

  it.each(fields.filter(({ scope }) => scope === 'EVERY'))('$name needs no scope', ({ document }) => {
    expect(refusal(document, [])).toBeUndefined();
  });

  it.each(fields.filter(({ scope }) => scope && scope !== 'EVERY'))(
    '$name needs its scope alone',
    ({ name, document, scope = '' }) => {
      const needed = scope.split(' ') as ApiScope[];
      expect(refusal(document, needed)).toBeUndefined();
      for (const one of needed) {
        const missing = { reason: 'SCOPE_MISSING', scope: one, field: name };
        expect(refusal(document, allBut(one))).toMatchObject([{ details: missing }]);
      }
    },
  );
});

/** All open fields of a type that take no argument, as deep as the types are different. */
const selectionOf = (
  type: GraphQLObjectType,
  isOpen: (field: GraphQLField<unknown, unknown>) => boolean,
  above: readonly string[] = [],
): string => {
  const isWrapper = /(Connection|Edge|Payload)$|^PageInfo$/.test(type.name);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if ((!isWrapper && !isOpen(field)) || field.args.some(({ type: of }) => isNonNullType(of))) return [];
    if (!isObjectType(inner)) return [field.name];
    if (above.includes(inner.name) || above.length > 2) return [];
    return [`${field.name} ${selectionOf(inner, isOpen, [...above, type.name])}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
};

/** The operation of the table of access, asking for all that tokens reach. */
const documentOf = (field: GraphQLField<unknown, unknown>): string => {
  const type = getNamedType(field.type) as GraphQLObjectType;
  // A token of a company reads leads, and the profiles that they lead to; no figures of the event.
  const isOfCompany = scopeOf(field) === 'LEADS_READ';
  const isOpen = (one: GraphQLField<unknown, unknown>) =>
    isOfCompany
      ? ['LEADS_READ', 'EVERY'].includes(scopeOf(one) ?? '') || one.extensions[OF_LEADS] === true
      : scopeOf(one) !== undefined;
  const selection = parse(selectionOf(type, isOpen)).definitions[0];
  if (selection?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not reached');
  const { selectionSet } = selection;
  return print(
    visit(parse(operations[field.name]?.document ?? ''), {
      Field: { leave: (node) => (node.name.value === field.name ? { ...node, selectionSet } : undefined) },
    }),
  );
};

const ask = async (document: string, variables: Record<string, unknown>, token: string): Promise<Answer> => {
  if (!document.startsWith('subscription')) return graphql(server.url, document, variables, token);
  const subscription = await subscribe(server.url, token, document, variables);
  const [refusal] = subscription.received;
  await subscription.close();
  return refusal ?? { data: {} };
};

const tokenOf = async (scene: Scene, scopes?: ApiScope[]): Promise<string> =>
  (await buildApiToken(server, { eventId: scene.event.id, ...(scopes ? { scopes } : {}) })).token;

/** A token that reaches what the scene holds: leads only with one of their company. */
const tokenReading = async (
  field: GraphQLField<unknown, unknown>,
  scene: Scene,
  { companyId }: { companyId?: string },
): Promise<string> => {
  if (scopeOf(field) !== 'LEADS_READ' || !companyId) return tokenOf(scene);
  return (await buildApiToken(server, { eventId: scene.event.id, companyId, scopes: ['LEADS_READ'] })).token;
};

describe('an API token', () => {
  it.each(sampled(named(open)))('reads or does %s in its event alone', async (name, field) => {
    const [scene, other] = await Promise.all([sceneFor(name), closedScene()]);
    const document = documentOf(field);
    const variables = async () => (await operations[name]?.variables(scene, server)) ?? {};
    const refused = await ask(document, await variables(), await tokenOf(other));
    expect([refused.data ?? null, refused.errors?.[0]?.extensions.code]).toEqual([null, 'NOT_FOUND']);
    const own = await variables();
    const answer = await ask(document, own, await tokenReading(field, scene, own));
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toBeTruthy();
  });

  const scoped = open.filter((field) => scopeOf(field) !== 'EVERY');
  it.each(sampled(named(scoped)))('does not reach %s without its scope', async (name, field) => {
    const scene = await closedScene();
    const scope = scopeOf(field);
    const variables = (await operations[name]?.variables(scene, server)) ?? {};
    const { data, errors } = await ask(documentOf(field), variables, await tokenOf(scene, allBut(scope)));
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'SCOPE_MISSING', scope });
  });

  it.each(sampled(named(closed)))('does not reach %s', async (name) => {
    const scene = await closedScene();
    const operation = operations[name];
    const variables = (await operation?.variables(scene, server)) ?? {};
    const { data, errors } = await ask(operation?.document ?? '', variables, await tokenOf(scene));
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'NOT_FOR_TOKENS' });
  });
});

let sceneOfReads: Promise<Scene> | undefined;
/** One of its own for a mutation. */
const sceneFor = (name: string): Promise<Scene> =>
  operations[name]?.document.startsWith('mutation')
    ? buildScene(server)
    : (sceneOfReads ??= buildScene(server));

let sceneOfClosed: Promise<Scene> | undefined;
/** Nothing of it changes, since all is refused. */
const closedScene = (): Promise<Scene> => (sceneOfClosed ??= buildScene(server));

const rows = restRows.flatMap((row) =>
  row.paths.map((path) => [`${row.method} ${path}`, row, samples[keyOf(row.method, path)]?.[0]] as const),
);

/** For rows that only read, and for tokens of another event, to which nothing happens. */
let restReads: Promise<RestScene> | undefined;
let restForeign: Promise<RestScene> | undefined;

describe('in /v1', () => {
  const tokenOfEvent = async (eventId: string, scopes?: ApiScope[]) =>
    (await buildApiToken(server, { eventId, ...(scopes ? { scopes } : {}) })).token;

  it.each(sampled(rows))(
    '%s answers a token of its event or refuses it, and gives nothing to others',
    async (_name, row, sample) => {
      const isRead = row.operations.every(({ document }) => /^\s*query/.test(document));
      const [scene, foreignScene] = await Promise.all([
        isRead ? (restReads ??= buildRestScene(server)) : buildRestScene(server),
        (restForeign ??= buildRestScene(server)),
      ]);
      if (!sample) throw new Error('There is no sample');
      const call = await sample(scene);
      const askAs = (token: string) =>
        send({ ...scene, tokens: { ...scene.tokens, [call.as]: token } }, row, call);
      const foreign = await askAs(await tokenOfEvent(foreignScene.event.id));
      expect([403, 404]).toContain(foreign.status);
      const poor = await askAs(await tokenOfEvent(scene.event.id, ['LEADS_READ']));
      const isOpen = row.operations.every(
        ({ document }) => !tokenRefusal(schema, parse(document), accessWith(['LEADS_READ'])),
      );
      expect(poor.status).toBe(isOpen ? 200 : 403);
      const own = await askAs(await tokenOfEvent(scene.event.id));
      expect([200, 201, 403]).toContain(own.status);
    },
  );
});
