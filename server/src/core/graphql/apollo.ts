import { ApolloServer, HeaderMap, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import {
  GraphQLError,
  OperationTypeNode,
  type FormattedExecutionResult,
  type OperationDefinitionNode,
} from 'graphql';
import type { RequestContext } from '../context';
import type { Logger } from '../logger';
import { charge, rateLimitHeaders, withCost } from './charge';
import { formatError, statusOfErrors, withoutSuggestion } from './error-format';
import type { GraphQLExecutor } from './executor';
import { limitRules, MAX_TOKENS } from './limits';

const SOCKET_ONLY = 'Subscriptions are served over WebSocket (graphql-transport-ws) at this address.';

/** `Retry-After` where an error of the answer says how long to wait: the longest wait of all of them. */
const headersOf = ({ errors = [] }: FormattedExecutionResult): HeaderMap => {
  const waits = errors.flatMap(({ extensions }) => {
    const wait = extensions?.['retryAfter'];
    return typeof wait === 'number' ? [wait] : [];
  });
  const headers = new HeaderMap();
  if (waits.length > 0) headers.set('retry-after', String(Math.max(...waits)));
  return headers;
};

/** Head of a response whose request was well-formed and of which nothing was executed, with its status. */
const requestErrors = new WeakMap<HeaderMap, number>();

/**
 * The HTTP status of an answer. GraphQL over HTTP answers a well-formed request with 200 in `application/json`, whatever
 * became of it; `application/graphql-response+json` has 4xx where nothing was executed.
 */
export const statusOfAnswer = ({ status = 200, headers }: HTTPGraphQLHead): number => {
  const requestError = requestErrors.get(headers);
  if (requestError === undefined) return status;
  return headers.get('content-type')?.startsWith('application/graphql-response+json') ? requestError : 200;
};

/** Apollo's codes of errors in the document; all its other errors before execution are about the HTTP request. */
const DOCUMENT_ERRORS: readonly unknown[] = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];

const ofDocument = (errors: readonly GraphQLError[] = []): boolean =>
  errors.length > 0 && errors.every(({ extensions }) => DOCUMENT_ERRORS.includes(extensions['code']));

/** Charges what was not executed too, with one point; a document that is not valid is worth an answer even without budget. */
const headersOfCost = async (
  result: FormattedExecutionResult,
  ctx: RequestContext,
): Promise<Record<string, string>> => {
  if (!ctx.balance) {
    await charge(ctx, 1).catch(() => undefined);
    Object.assign(result, withCost(result, 1, ctx));
  }
  return rateLimitHeaders(ctx);
};

/** Hands execution to the compiled executor; errors are masked there, since Apollo formats none that come this way. */
const compiledExecution = (executor: GraphQLExecutor): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    return {
      async responseForOperation({ document, operation, request, contextValue }) {
        // Not there where the request names no operation of the document, whatever the type says.
        const kind = (operation as OperationDefinitionNode | undefined)?.operation;
        const singleResult =
          kind === OperationTypeNode.SUBSCRIPTION
            ? executor.format({ errors: [new GraphQLError(SOCKET_ONLY)] }, contextValue)
            : await executor.run(document, request, contextValue);
        const headers = headersOf(singleResult);
        return { http: { headers, status: undefined }, body: { kind: 'single', singleResult } };
      },
      async willSendResponse({ response: { http, body }, errors, contextValue }) {
        if (body.kind !== 'single') return;
        const { singleResult } = body;
        for (const [name, value] of Object.entries(await headersOfCost(singleResult, contextValue)))
          http.headers.set(name, value);
        const isRequestError = errors ? ofDocument(errors) : singleResult.data === undefined;
        if (isRequestError) requestErrors.set(http.headers, statusOfErrors(singleResult.errors));
        if (!contextValue.viewer && singleResult.errors)
          singleResult.errors = singleResult.errors.map(withoutSuggestion);
      },
    };
  },
});

/** Apollo Server over the executor's schema: the rules of GraphQL over HTTP, the CSRF guard and the document cache are its part. */
export const createApollo = (executor: GraphQLExecutor, log: Logger): ApolloServer<RequestContext> =>
  new ApolloServer<RequestContext>({
    schema: executor.schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Suggestions are removed for anonymous callers only, see `compiledExecution`.
    hideSchemaDetailsFromClientErrors: false,
    // Sessions are bearer tokens, never cookies: a page of another site can send a query, but only as anonymous.
    csrfPrevention: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: limitRules,
    // Only errors from before execution come here; the executor formats the rest.
    formatError: (_formatted, error) => formatError(error, { log, requestId: '', suggest: true }),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      compiledExecution(executor),
    ],
  });
