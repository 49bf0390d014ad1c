import type { IncomingMessage } from 'node:http';
import {
  ApolloServer,
  type ApolloServerPlugin,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLRequestListener,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import {
  GraphQLError,
  OperationTypeNode,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { RequestContext } from '../request/context';
import { answerOnce, idempotencyKeyOf, isLasting, REPLAYED_HEADER } from '../idempotency/idempotency';
import { repeatability } from '../idempotency/repeatable-mutations';
import type { Logger } from '../logger';
import { charge, rateLimitHeaders, settle, withCost } from '../admission/pipeline';
import { OPERATION_COST } from '../admission/operation-cost';
import { formatError, statusOfErrors, toAppError, withoutSuggestion } from '../graphql/error-format';
import type { GraphQLExecutor } from './executor';
import { limitRules, MAX_TOKENS } from '../admission/document-limits';
import { checkSize } from '../graphql/value-size';

/** The context of Apollo and its plugins. Apollo clones it, so it is small. */
interface OperationContext {
  ctx: RequestContext;
  /** Apollo gets only those of its headers that it reads. */
  incoming: IncomingMessage;
}

/** A plugin of Apollo, which is called for every operation over HTTP. */
export type OperationPlugin = ApolloServerPlugin<OperationContext>;
export type GraphQLServer = ApolloServer<OperationContext>;

type Requested = GraphQLRequestContextResponseForOperation<OperationContext>;

const SOCKET_ONLY = 'Subscriptions are served over WebSocket (graphql-transport-ws) at this address.';

/** Apollo's codes of errors in the document; all its other errors before execution are about the HTTP request. */
const DOCUMENT_ERRORS: readonly unknown[] = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];

const isOfDocument = ({ extensions }: Pick<GraphQLFormattedError, 'extensions'>): boolean =>
  DOCUMENT_ERRORS.includes(extensions?.['code']);

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** The type of answers by `Accept`, as Apollo would choose it; empty where it refuses. Choosing takes 4 µs. */
const answerTypes = new LRUCache<string, string>({
  max: 100,
  memoMethod: (accept) => new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, GRAPHQL_TYPE]) ?? '',
});

/** The longest wait that an error of the answer names. */
const waitOf = ({ errors = [] }: FormattedExecutionResult): number =>
  Math.max(0, ...errors.map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0)));

/** Final once anything was done or refused for good; what was refused before it was executed has no `data`. */
const isFinal = ({ data, errors = [] }: FormattedExecutionResult): boolean =>
  data !== undefined && (data !== null || errors.every(({ extensions }) => isLasting(extensions?.['code'])));

/** Runs an operation, and a mutation with an `Idempotency-Key` only once. */
const runOnce = async (
  executor: GraphQLExecutor,
  { document, operation, request, response, contextValue: { ctx, incoming } }: Requested,
): Promise<FormattedExecutionResult> => {
  const { query, operationName, variables } = request;
  const sent = { document, operationName, variables };
  const isKeyed =
    incoming.headers['idempotency-key'] !== undefined && operation.operation === OperationTypeNode.MUTATION;
  const mutation = isKeyed ? repeatability(executor.schema, document) : undefined;
  const key = mutation && idempotencyKeyOf(incoming);
  if (!key) return executor.run(sent, ctx);
  checkSize(variables);
  let first: FormattedExecutionResult = {};
  const keyed = { ...mutation, key, request: [query, operationName, variables] };
  const { text, isReplay } = await answerOnce(ctx, keyed, async (inner) => {
    first = await executor.run(sent, inner);
    const hasContacts = mutation.readsContacts && Boolean(first.data);
    return { status: 200, text: JSON.stringify(first), isFinal: isFinal(first), hasContacts };
  });
  if (!isReplay) return first;
  response.http.headers.set(REPLAYED_HEADER, 'true');
  return JSON.parse(text) as FormattedExecutionResult;
};

/** Hands execution to the compiled executor; errors are masked there, since Apollo formats none that come this way. */
const compiledExecution = (executor: GraphQLExecutor): GraphQLRequestListener<OperationContext> => ({
  async responseForOperation(requested) {
    const { operation, response, contextValue } = requested;
    const { http } = response;
    const { ctx } = contextValue;
    // Not there where the request names no operation of the document, whatever the type says.
    const kind = (operation as OperationDefinitionNode | undefined)?.operation;
    try {
      const singleResult =
        kind === OperationTypeNode.SUBSCRIPTION
          ? executor.format({ errors: [new GraphQLError(SOCKET_ONLY)] }, ctx)
          : await runOnce(executor, requested);
      return { http, body: { kind: 'single', singleResult } };
    } catch (error) {
      http.status = toAppError(error).status;
      return { http, body: { kind: 'single', singleResult: executor.format({ errors: [error] }, ctx) } };
    }
  },
  /** Completes every answer. Operations that were not executed are charged too; an invalid document is answered even without budget. */
  async willSendResponse({ request, response: { http, body }, errors, contextValue: { ctx } }) {
    if (body.kind !== 'single') return;
    const { singleResult } = body;
    const isInvalid = errors?.every(isOfDocument) ?? false;
    if (isInvalid) Object.assign(singleResult, executor.format({ errors: errors ?? [] }, ctx));
    if (!ctx.balance) {
      await charge(ctx, OPERATION_COST).catch(() => undefined);
      withCost(singleResult, OPERATION_COST, settle(ctx, OPERATION_COST), ctx);
    }
    for (const [name, value] of Object.entries(rateLimitHeaders(ctx))) http.headers.set(name, value);
    const wait = waitOf(singleResult);
    if (wait > 0) http.headers.set('retry-after', String(wait));
    const type = answerTypes.memo(request.http?.headers.get('accept') || '*/*');
    if (type) http.headers.set('content-type', type);
    // GraphQL over HTTP: a well-formed request of which nothing was executed has 4xx in the newer media type only.
    const isRequestError = errors ? isInvalid : !http.status && singleResult.data === undefined;
    if (isRequestError) http.status = type === GRAPHQL_TYPE ? statusOfErrors(singleResult.errors) : 200;
    if (!ctx.viewer && singleResult.errors) singleResult.errors = singleResult.errors.map(withoutSuggestion);
  },
});

/**
 * Apollo Server over the executor's schema: the rules of GraphQL over HTTP are its part. Every operation over HTTP passes it,
 * so that plugins such as those for tracing see all of them.
 */
export const createApollo = (
  executor: GraphQLExecutor,
  log: Logger,
  plugins: readonly OperationPlugin[] = [],
): GraphQLServer => {
  const { documents, schema } = executor;
  const listener = compiledExecution(executor);
  // Apollo puts a hash of the schema and a colon in front.
  const keyOf = (key: string) => key.slice(key.indexOf(':') + 1);
  return new ApolloServer({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Suggestions are removed for anonymous callers only, see `compiledExecution`.
    hideSchemaDetailsFromClientErrors: false,
    // Sessions are bearer tokens, never cookies: a page of another site can send a query, but only as anonymous.
    csrfPrevention: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: limitRules,
    persistedQueries: false,
    documentStore: {
      get: async (key) => documents.get(keyOf(key)),
      set: async (key, document) => void documents.set(keyOf(key), document),
      delete: async (key) => documents.delete(keyOf(key)),
    },
    // Only errors of the HTTP request; those of documents are formatted below, and the rest by the executor.
    formatError: (formatted, error) =>
      isOfDocument(formatted) ? formatted : formatError(error, { log, requestId: '', suggest: true }),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // Their packages are left out, see `overrides` in package.json.
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      { requestDidStart: async () => listener },
      ...plugins,
    ],
  });
};
