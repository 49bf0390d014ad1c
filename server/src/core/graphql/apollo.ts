import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { GraphQLError, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../context';
import type { Logger } from '../logger';
import { completeAnswer, headersOf } from './response-head';
import { formatError } from './error-format';
import type { GraphQLExecutor } from './executor';
import { CachedRequests } from './request-cache';
import { limitRules, MAX_TOKENS } from './limits';

const SOCKET_ONLY = 'Subscriptions are served over WebSocket (graphql-transport-ws) at this address.';

/** Apollo's codes of errors in the document; all its other errors before execution are about the HTTP request. */
const DOCUMENT_ERRORS: readonly unknown[] = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];

const ofDocument = (errors: readonly GraphQLError[] = []): boolean =>
  errors.length > 0 && errors.every(({ extensions }) => DOCUMENT_ERRORS.includes(extensions['code']));

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
        if (request.query) executor.documents.set(request.query, document);
        const headers = headersOf(singleResult);
        return { http: { headers, status: undefined }, body: { kind: 'single', singleResult } };
      },
      async willSendResponse({ response: { http, body }, errors, contextValue }) {
        if (body.kind !== 'single') return;
        const { singleResult } = body;
        const isRequestError = errors ? ofDocument(errors) : singleResult.data === undefined;
        await completeAnswer(singleResult, http.headers, contextValue, isRequestError);
      },
    };
  },
});

/** Apollo Server over the executor's schema: the rules of GraphQL over HTTP, the CSRF guard and the document cache are its part. */
export class GraphQLServer extends ApolloServer<RequestContext> {
  constructor(
    readonly executor: GraphQLExecutor,
    log: Logger,
    readonly known = new CachedRequests(executor),
  ) {
    super({
      schema: executor.schema,
      introspection: true,
      includeStacktraceInErrorResponses: false,
      stopOnTerminationSignals: false,
      // Suggestions are removed for anonymous callers only, see `completeAnswer`.
      hideSchemaDetailsFromClientErrors: false,
      // Sessions are bearer tokens, never cookies: a page of another site can send a query, but only as anonymous.
      csrfPrevention: false,
      parseOptions: { maxTokens: MAX_TOKENS },
      validationRules: limitRules,
      persistedQueries: false,
      // Apollo's own store counts what a document looks like in JSON: its text and comments are not in there.
      documentStore: {
        get: async (key) => executor.documents.get(key),
        set: async (key, document) => void executor.documents.set(key, document),
        delete: async (key) => executor.documents.delete(key),
      },
      // Only errors from before execution come here; the executor formats the rest.
      formatError: (_formatted, error) => formatError(error, { log, requestId: '', suggest: true }),
      plugins: [
        ApolloServerPluginCacheControlDisabled(),
        ApolloServerPluginLandingPageDisabled(),
        compiledExecution(executor),
      ],
    });
  }
}

export const createApollo = (executor: GraphQLExecutor, log: Logger): GraphQLServer =>
  new GraphQLServer(executor, log);
