import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
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
import { formatError } from './error-format';
import type { GraphQLExecutor } from './executor';
import { limitRules, MAX_TOKENS } from './limits';

const SOCKET_ONLY = 'Subscriptions are served over WebSocket (graphql-transport-ws) at this address.';

/** When to try again, where something of the answer was asked for too often or cannot be had now. */
const headersOf = ({ errors = [] }: FormattedExecutionResult): HeaderMap => {
  const waits = errors.flatMap(({ extensions }) => Number(extensions?.['retryAfter'] ?? []));
  const headers = new HeaderMap();
  if (waits.length > 0) headers.set('retry-after', String(Math.max(...waits)));
  return headers;
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
        return {
          http: { headers: headersOf(singleResult), status: undefined },
          body: { kind: 'single', singleResult },
        };
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
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: limitRules,
    // Only errors from before execution come here; the executor formats the rest.
    formatError: (_formatted, error) => formatError(error, { log, requestId: '' }),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      compiledExecution(executor),
    ],
  });
