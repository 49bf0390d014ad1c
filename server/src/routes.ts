import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_PATH, isPageVisit } from './core/http/api-pages';
import type { Runtime } from './core/context';
import type { AppError } from './core/errors';
import type { GraphQLServer } from './core/graphql/apollo';
import type { GraphQLExecutor } from './core/graphql/executor';
import { createGraphQLEndpoint, sendError, type ContextFactory } from './core/graphql/http-endpoint';
import type { createHealth } from './core/http/health';
import { errorBody, errorHeaders, sendJson } from './core/http/http';
import type { Handler } from './core/http/http-server';
import type { LoadGuard } from './core/load/load-guard';
import { createMetricsEndpoint } from './core/metrics/endpoint';
import type { Metrics, RequestKind } from './core/metrics/metrics';
import { createSiteHandler } from './core/http/static-site';
import { siteDocuments } from './core/http/site-documents';
import { printedSchema } from './emit/schema';
import { fileRoutes } from './modules';
import { kindOf } from './request-kinds';
import { createRestEndpoint, openApiText } from './rest';

interface RoutesOptions {
  runtime: Runtime;
  executor: GraphQLExecutor;
  apollo: GraphQLServer;
  contexts: { ofRequest: ContextFactory };
  clientDir: string | undefined;
  health: ReturnType<typeof createHealth>;
  metrics: Metrics;
  guard: LoadGuard;
}

type AsyncHandler = (...request: Parameters<Handler>) => void | Promise<void>;
type Handlers = Record<RequestKind, AsyncHandler>;

/** Sends the files of modules; `kindOf` has checked that one of them has the path. */
const createFileHandler = (runtime: Runtime): Handler => {
  const handlers = fileRoutes.map(({ path, createHandler }) => ({ path, handle: createHandler(runtime) }));
  return (request, response, requestId) =>
    handlers.find(({ path }) => pathOf(request).startsWith(path))?.handle(request, response, requestId);
};

const handlersFor = ({ runtime, executor, apollo, contexts, clientDir, health, metrics }: RoutesOptions) => {
  const { config, log } = runtime;
  const documents = siteDocuments(config, {
    schema: () => printedSchema(executor.schema),
    openApi: openApiText,
  });
  const site = createSiteHandler({ clientDir, documents, log });
  return {
    graphql: createGraphQLEndpoint(apollo, contexts.ofRequest, log),
    v1: createRestEndpoint(executor, contexts.ofRequest, log),
    uploads: createFileHandler(runtime),
    health: (request, response) => health.handle(pathOf(request), response),
    metrics: createMetricsEndpoint(metrics, config.metricsToken),
    site: (request, response) => site(request, response),
  } satisfies Handlers;
};

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};

const redirectToExplorer = (response: ServerResponse): void =>
  void response.writeHead(303, { location: `${API_PATH}/graphql/`, vary: 'accept' }).end();

/** Sends the refusal of an overloaded server in the form of the edge that was asked. */
const refuse = (kind: RequestKind, response: ServerResponse, error: AppError, requestId: string): void => {
  if (kind === 'graphql') sendError(response, error, requestId);
  else sendJson(response, error.status, errorBody(error, requestId), errorHeaders(error));
};

/** Answers every request of the port: counted by its kind, and guarded against overload where it asks for work. */
export const createRoutes = (options: RoutesOptions): Handler => {
  const { guard, metrics } = options;
  const handlers: Handlers = handlersFor(options);
  return (request, response, requestId) => {
    const kind = kindOf(pathOf(request));
    const started = performance.now();
    response.once('close', () =>
      metrics.countRequest(kind, response.statusCode, (performance.now() - started) / 1_000),
    );
    if (kind === 'graphql' && isPageVisit(request)) return redirectToExplorer(response);
    if (kind !== 'graphql' && kind !== 'v1') return void handlers[kind](request, response, requestId);
    guard.take({
      request,
      response,
      work: () => void handlers[kind](request, response, requestId),
      refuse(error) {
        metrics.countShed(kind);
        refuse(kind, response, error, requestId);
      },
    });
  };
};
