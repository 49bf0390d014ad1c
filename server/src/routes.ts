import type { ServerResponse } from 'node:http';
import { API_PATH, isPageVisit } from './core/http/api-pages';
import type { Runtime } from './core/request/context';
import type { GraphQLServer } from './core/execution/apollo';
import type { GraphQLExecutor } from './core/execution/executor';
import { createGraphQLEndpoint, graphQLErrorBody, type ContextFactory } from './core/execution/http-endpoint';
import { createCors, foreignOrigin } from './core/http/cors';
import type { createHealth } from './core/monitoring/health';
import { errorBody, onceOver, pathOf, sendError } from './core/http/http';
import type { AsyncHandler, Handler } from './core/http/http-server';
import type { LoadGuard } from './core/admission/load-guard';
import { createMetricsEndpoint } from './core/monitoring/endpoint';
import type { Metrics, RequestKind } from './core/metrics/metrics';
import { createVitalsEndpoint } from './core/monitoring/vitals';
import { createSiteHandler } from './core/http/static-site';
import { siteDocuments } from './core/http/site-documents';
import { tracer } from './core/telemetry/tracing';
import { printedSchema } from './emit/schema';
import { authenticateToken, fileRoutes, isListedOrigin } from './modules';
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

type Handlers = Record<RequestKind, AsyncHandler>;

/** Sends the files of modules; `kindOf` has checked that one of them has the path. */
const createFileHandler = (runtime: Runtime): AsyncHandler => {
  const handlers = fileRoutes.map(({ path, createHandler }) => ({ path, handle: createHandler(runtime) }));
  return async (request, response, requestId) =>
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
    graphql: createGraphQLEndpoint(apollo, contexts.ofRequest),
    v1: createRestEndpoint(executor, contexts.ofRequest),
    uploads: createFileHandler(runtime),
    health: (request, response) => health.handle(pathOf(request), response),
    metrics: createMetricsEndpoint(metrics, config.metricsToken),
    vitals: createVitalsEndpoint(metrics, config.webVitals),
    site: async (request, response) => site(request, response),
  } satisfies Handlers;
};

const redirectToExplorer = (response: ServerResponse): void =>
  void response.writeHead(303, { location: `${API_PATH}/graphql/`, vary: 'accept' }).end();

/** Machines ask for these every few seconds. */
const PROBES: ReadonlySet<RequestKind> = new Set(['health', 'metrics']);

/** Answers every request of the port: counted by its kind, and guarded against overload where it asks for work. */
export const createRoutes = (options: RoutesOptions): Handler => {
  const { guard, metrics, runtime } = options;
  const handlers: Handlers = handlersFor(options);
  const cors = createCors({
    isListed: (origin) => isListedOrigin(runtime, origin),
    accessOf: async (token) => (await authenticateToken(runtime, token))?.api,
  });
  return (request, response, requestId) => {
    const kind = kindOf(pathOf(request), request.method);
    const started = performance.now();
    const span = PROBES.has(kind)
      ? undefined
      : tracer?.request(request, `${request.method} ${kind}`, {
          'http.request.method': request.method ?? 'GET',
          'http.route': kind,
          'podium.request_id': requestId,
        });
    onceOver(request, response, () => {
      metrics.countRequest(kind, response.statusCode, (performance.now() - started) / 1_000);
      span?.end(response.statusCode);
    });
    if (kind === 'graphql' && isPageVisit(request)) return redirectToExplorer(response);
    const fail = (error: unknown) =>
      sendError(response, error, runtime.log, kind === 'graphql' ? graphQLErrorBody : errorBody);
    const isApi = kind === 'graphql' || kind === 'v1';
    if (isApi) response.setHeader('vary', 'Origin');
    const origin = isApi ? foreignOrigin(request, runtime.config.publicUrl) : undefined;
    const answer = async () => {
      if (origin !== undefined && (await cors(origin, request, response))) return;
      await handlers[kind](request, response, requestId);
    };
    const handle = () => answer().catch(fail);
    const work = () => void (span ? span.run(handle) : handle());
    if (!isApi) return work();
    guard.take({
      request,
      response,
      work,
      refuse(error) {
        metrics.countShed(kind);
        fail(error);
      },
    });
  };
};
