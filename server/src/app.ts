import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isApiToken } from './core/auth/api-scopes';
import type { Config } from './core/config';
import { RequestContext, type Runtime } from './core/request/context';
import { createApollo, type OperationPlugin } from './core/execution/apollo';
import { GraphQLExecutor } from './core/execution/executor';
import { foreignOrigin } from './core/http/cors';
import { createHealth } from './core/monitoring/health';
import { addressKey } from './core/http/address-key';
import { bearerToken, clientAddress, disconnectOf, onceOver, requestIds } from './core/http/http';
import { createHttpServer, transportSecurity, type HttpTimeouts } from './core/http/http-server';
import { addLoad, guardLimits, LoadGuard, WAITS, type GuardLimits } from './core/admission/load-guard';
import type { Logger } from './core/logger';
import { addGauges, addSockets } from './core/monitoring/gauges';
import { Metrics } from './core/metrics/metrics';
import { startTelemetry } from './core/telemetry/start';
import { SocketServer } from './core/realtime/socket-server';
import { siteAddress } from './core/http/site-address';
import { socketLimits, type SocketLimits } from './core/admission/socket-slots';
import { createJobHandlers } from './jobs';
import {
  ACCESS_CHANGED,
  addBackupGauge,
  addWebhookMetrics,
  type AccessChanged,
  authenticate,
  authenticateToken,
  createLiveViewers,
  hasAdmin,
  isListedOrigin,
  startModules,
} from './modules';
import { countedOperations, isUrgent } from './request-kinds';
import { connectRuntime } from './runtime';
import { createRoutes } from './routes';
import { createSchema } from './schema';

/** Requests that take longer than this to end are cut off when the server stops. */
const DRAIN_MS = 2_000;

/** Connections that wait to be accepted: with Node's 511, a hall that comes back at once is kept waiting for seconds. */
const BACKLOG = 4_096;

/** A running Podium, without the process around it. */
export interface App {
  server: Server;
  runtime: Runtime;
  executor: GraphQLExecutor;
  /** A context for work that no request asked for. */
  systemContext(siteUrl?: string): RequestContext;
  /** Opens the port and gives the address. */
  listen(): Promise<string>;
  /** Stops taking requests, ends the open ones and the sockets, and lets go of everything. */
  close(): Promise<void>;
}

/** The parts of an app. */
export interface AppOptions {
  config: Config & { databaseUrl: string };
  log: Logger;
  /** Folder of the built client; without it only the API is served. */
  clientDir?: string;
  /** Plugins of Apollo that observe every GraphQL operation over HTTP, such as one for tracing. */
  plugins?: readonly OperationPlugin[];
  /** Other limits than the usual ones, for tests. */
  limits?: { sockets?: Partial<SocketLimits>; http?: Partial<HttpTimeouts>; load?: Partial<GuardLimits> };
}

/** Makes contexts: who asks is found out here for every edge. */
const createContexts = (runtime: Runtime) => {
  const { database } = runtime;
  const { entities } = database;
  const addressOf = clientAddress(runtime.config.trustProxy);
  const siteUrlOf = siteAddress(runtime.config);
  const callerOf = (token: string | undefined) => async (isFresh: boolean) =>
    token ? (isApiToken(token) ? authenticateToken : authenticate)(runtime, token, isFresh) : null;
  return {
    addressOf,
    system(siteUrl?: string) {
      const origin = { id: randomUUID(), ip: 'system', ...(siteUrl ? { siteUrl } : {}) };
      return new RequestContext(runtime, null, origin, database.db, entities);
    },
    async ofRequest(request: IncomingMessage, id: string, response: ServerResponse) {
      const readCaller = callerOf(bearerToken(request.headers.authorization));
      const viewer = await readCaller(false);
      const onDisconnect = disconnectOf(request);
      const [ip, userAgent] = [addressOf(request), request.headers['user-agent']];
      const onWait = () => void request.emit(WAITS);
      const { db, usage } = database.ofCaller(viewer?.userId ?? addressKey(ip), onWait);
      if (viewer) {
        const endTurn = await usage.turn(viewer.api !== undefined);
        onceOver(request, response, endTurn);
      } else usage.begin();
      const origin = {
        id,
        ip,
        userAgent,
        siteUrl: siteUrlOf(request),
        readCaller,
        usage,
        onWait,
        onDisconnect,
      };
      return new RequestContext(runtime, viewer, origin, db, entities);
    },
    /** Null where the token is not valid. */
    async ofSocket(token: string, ip: string) {
      const readCaller = callerOf(token);
      const viewer = await readCaller(false);
      if (!viewer) return null;
      const { db, usage } = database.ofCaller(viewer.userId);
      return new RequestContext(runtime, viewer, { id: randomUUID(), ip, readCaller, usage }, db, entities);
    },
  };
};

type Contexts = ReturnType<typeof createContexts>;

const openSockets = async (
  runtime: Runtime,
  executor: GraphQLExecutor,
  contexts: Contexts,
  limits?: Partial<SocketLimits>,
) => {
  const sockets = new SocketServer({
    executor,
    log: runtime.log,
    authenticate: contexts.ofSocket,
    addressOf: contexts.addressOf,
    viewers: await createLiveViewers(runtime),
    foreignOriginOf: (request) => foreignOrigin(request, runtime.config.publicUrl),
    isListedOrigin: (origin) => isListedOrigin(runtime, origin),
    headers: transportSecurity(runtime.config.publicUrl),
    limits: { ...socketLimits(runtime.config), ...limits },
  });
  await runtime.pubsub.listen(ACCESS_CHANGED, (payload) =>
    sockets.closeUsers((payload as AccessChanged).userIds),
  );
  return sockets;
};

/** Puts HTTP, sockets, GraphQL and `/v1` together on one port. */
export const createApp = async ({ config, log, clientDir, plugins, limits }: AppOptions): Promise<App> => {
  const metrics = new Metrics(countedOperations);
  const endTelemetry = await startTelemetry(config, metrics, log);
  const executor = new GraphQLExecutor(createSchema(), log, metrics.countOperation);
  const { runtime, disconnect } = await connectRuntime(config, log, {
    executor,
    observeJob: metrics.countJob,
  });
  const apollo = createApollo(executor, log, plugins);
  await apollo.start();
  const contexts = createContexts(runtime);
  const sockets = await openSockets(runtime, executor, contexts, limits?.sockets);
  const stopModules = await startModules(runtime);
  await runtime.jobs.start(config.jobs ? createJobHandlers(contexts.system) : []);

  const health = createHealth(runtime, () => hasAdmin(runtime.database.db, config.demo));
  const guard = new LoadGuard(guardLimits(config.databasePool, limits?.load), log, isUrgent);
  addLoad(metrics, guard);
  addSockets(metrics, sockets);
  addBackupGauge(metrics, runtime.database.db);
  addWebhookMetrics(metrics, runtime);
  const endGauges = addGauges(metrics, runtime);
  const answer = createRoutes({ runtime, executor, apollo, contexts, clientDir, health, metrics, guard });
  const headers = transportSecurity(config.publicUrl);
  const server = createHttpServer(answer, headers, requestIds(config.trustProxy), limits?.http);
  sockets.attach(server);

  const close = async () => {
    health.drain();
    if (config.drainSeconds > 0) await wait(config.drainSeconds * 1_000);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await sockets.close();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    await closed;
    await apollo.stop();
    endGauges();
    await stopModules();
    await disconnect();
    await endTelemetry();
  };
  return {
    server,
    runtime,
    executor,
    systemContext: contexts.system,
    listen: () => listen(server, config),
    close,
  };
};

const listen = (server: Server, { port, host }: Config): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`);
    });
  });
