import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLObjectType } from 'graphql';
import { codeOf, graphql, subscribe } from '../support/client';
import { sampled } from '../support/matrix';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { operations, schema } from './operations/index';
import { expectedCodes, type Operation } from './operations/row';
import { buildScene, viewers, type Scene, type Viewer } from './operations/scene';

/** Operations for which nobody has to sign in. */
const PUBLIC = [
  'agendaFeedCalendar',
  'answerOfferByCode',
  'createAccount',
  'demoLogins',
  'eventFields',
  'exportedFile',
  'keptData',
  'login',
  'mailChoices',
  'placeOffer',
  'register',
  'registrationEvent',
  'requestOtp',
  'setMailChoice',
  'setPassword',
  'updatePassword',
  'verifyEntryCode',
  'verifyInviteCode',
  'verifyOtp',
];

/** Mutations that change nothing but the own account, or that need none. */
const OF_ONESELF = [
  'answerOfferByCode',
  'createAccount',
  'login',
  'logout',
  'register',
  'removePushSubscription',
  'requestEmailVerification',
  'requestOtp',
  'revokeOtherSessions',
  'setPassword',
  'updateLanguage',
];

interface Handler {
  schemaName: string;
  roles: unknown;
}

/** The declarations of the resolvers' decorators. */
const declared = (): Handler[] => {
  const { queries, mutations, subscriptions } = (
    globalThis as unknown as {
      TypeGraphQLMetadataStorage: Record<'queries' | 'mutations' | 'subscriptions', Handler[]>;
    }
  ).TypeGraphQLMetadataStorage;
  return [...queries, ...mutations, ...subscriptions];
};

describe('access', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await sharedServer();
  });
  afterAll(() => server.close());

  const operationsOf = (type: GraphQLObjectType | null | undefined): string[] =>
    Object.keys(type?.getFields() ?? {});

  const attempt = async (document: string, variables: Record<string, unknown>, token?: string) => {
    if (!document.startsWith('subscription'))
      return codeOf(await graphql(server.url, document, variables, token));
    const subscription = await subscribe(server.url, token, document, variables);
    const [refusal] = subscription.received;
    // Without a session there is no socket to refuse it on.
    const closed = await Promise.race([
      subscription.ended.then(undefined, ({ code }: { code: number }) => code),
      subscription.close().then(() => undefined),
    ]);
    if (closed === 4401) return 'UNAUTHENTICATED';
    return refusal ? codeOf(refusal) : 'OK';
  };

  let readScene: Promise<Scene> | undefined;

  /** One of its own for a mutation, and one for all that only read. */
  const sceneFor = ({ document }: Operation): Promise<Scene> => {
    if (document.startsWith('mutation')) return buildScene(server);
    return (readScene ??= buildScene(server));
  };

  it('is tested for every operation of the schema', () => {
    const all = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    expect(Object.keys(operations).sort()).toEqual(all.flatMap(operationsOf).sort());
  });

  it('is declared for every operation, or the operation is public on purpose', () => {
    const open = declared().filter(({ roles }) => roles === undefined);
    expect(open.map(({ schemaName }) => schemaName).sort()).toEqual(PUBLIC);
  });

  it('lets EXECUTIVE change nothing but the own account', () => {
    const mutations = operationsOf(schema.getMutationType());
    const allowed = mutations.filter((name) => {
      const operation = operations[name];
      return operation && expectedCodes(operation).EXECUTIVE === 'OK';
    });
    expect(allowed.sort()).toEqual(OF_ONESELF);
  });

  it.each(sampled(Object.entries(operations)))('to %s is as the table says', async (_name, operation) => {
    const scene = await sceneFor(operation);
    const { document, variables } = operation;
    const answered: Partial<Record<Viewer, string>> = {};
    const askAs = async (viewer: Viewer, values: Record<string, unknown>) => {
      answered[viewer] = await attempt(document, values, scene.tokens[viewer]);
    };
    if (document.startsWith('mutation'))
      for (const viewer of viewers) await askAs(viewer, await variables(scene, server));
    else {
      // Those who read do not disturb each other.
      const values = await variables(scene, server);
      await Promise.all(viewers.map((viewer) => askAs(viewer, values)));
    }
    expect(answered).toEqual(expectedCodes(operation));
  });
});
