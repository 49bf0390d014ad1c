import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './core/config';
import { RequestContext, type Runtime, type Viewer } from './core/context';
import { createDataSource } from './core/database';
import { createApollo } from './core/graphql/apollo';
import { GraphQLExecutor } from './core/graphql/executor';
import { createGraphQLEndpoint } from './core/graphql/http-endpoint';
import { createHealth } from './core/health';
import { addressOf, bearerToken } from './core/http';
import type { Logger } from './core/logger';
import { OutboxRelay } from './core/outbox-relay';
import { createLocalPubSub } from './core/pubsub';
import { connectRedis, createRedisPubSub } from './core/pubsub-redis';
import { createRateLimits } from './core/rate-limits';
import { SocketServer } from './core/realtime/socket-server';
import { createSiteHandler } from './core/site';
import { Database } from './core/transaction';
import { entities } from './entities';
import { SESSIONS_ENDED, type SessionsEnded } from './modules/accounts/account.events';
import { createRestRouter } from './rest';
import { createSchema, type Services } from './schema';

const EXPIRE_EVERY_MS = 30_000;

/** A running Podium, without the process around it. */
export interface App {
  server: Server;
  runtime: Runtime;
  executor: GraphQLExecutor;
  services: Services;
  /** A context for work that nobody asked for. */
  systemContext(): RequestContext;
  listen(): Promise<string>;
  close(): Promise<void>;
}

interface AppOptions {
  config: Config & { databaseUrl: string };
  log: Logger;
  /** Folder of the built client; without it only the API is served. */
  clientDir?: string;
}

const connect = async ({ config, log }: AppOptions) => {
  const dataSource = createDataSource({
    url: config.databaseUrl,
    pool: config.databasePool,
    entities,
    migrations: [],
  });
  await dataSource.initialize();
  const database = new Database(dataSource, log);
  const pubsub = config.redisUrl ? await createRedisPubSub(config.redisUrl, log) : createLocalPubSub();
  const limitsRedis = config.redisUrl ? connectRedis(config.redisUrl, log, 'limits') : undefined;
  await limitsRedis?.connect().catch(() => undefined);
  const relay = new OutboxRelay({ database, pubsub, log, delayMs: config.outboxDelayMs });
  const runtime: Runtime = {
    config,
    log,
    database,
    pubsub,
    rateLimits: createRateLimits(limitsRedis),
    wakeRelay: () => relay.wake(),
  };
  const disconnect = async () => {
    await relay.stop();
    await pubsub.close();
    limitsRedis?.disconnect();
    await dataSource.destroy();
  };
  return { runtime, disconnect };
};

/** Puts HTTP, sockets, GraphQL and `/v1` together on one port. */
export const createApp = async (options: AppOptions): Promise<App> => {
  const { config, log } = options;
  const { runtime, disconnect } = await connect(options);
  const { schema, services } = createSchema();
  const executor = new GraphQLExecutor(schema, log);
  const apollo = createApollo(executor, log);
  await apollo.start();

  const contextFor = (viewer: Viewer | null, ip: string, id: string = randomUUID()) =>
    new RequestContext(runtime, viewer, { id, ip }, runtime.database.sql, runtime.database.entities);
  const viewerOf = (token: string | undefined) =>
    token ? services.sessions.authenticate(runtime.database.sql, token) : null;
  const createContext = async (request: IncomingMessage, id: string) =>
    contextFor(await viewerOf(bearerToken(request.headers.authorization)), addressOf(request), id);

  const sockets = new SocketServer({
    executor,
    log,
    authenticate: async (token, ip) => {
      const viewer = await viewerOf(token);
      return token && !viewer ? null : contextFor(viewer, ip);
    },
    endedSessions: (ids) => services.sessions.ended(runtime.database.sql, ids),
    allowOrigin: (origin, request) => isOwnOrigin(origin, request, config.publicUrl),
  });
  const systemContext = () => contextFor(null, 'system');
  await services.sessions.listen(runtime.pubsub);
  await runtime.pubsub.listen(SESSIONS_ENDED, (payload) =>
    sockets.closeSessions((payload as SessionsEnded).sessionIds),
  );
  const clock = setInterval(() => {
    services.meetingRequests
      .expireDue(systemContext())
      .catch((error: unknown) => log.warn({ err: error }, 'Requests were not closed'));
  }, EXPIRE_EVERY_MS);

  const health = createHealth(runtime);
  const graphql = createGraphQLEndpoint(apollo, createContext);
  const rest = createRestRouter(executor, createContext);
  const site = createSiteHandler({ rest, clientDir: options.clientDir, log });
  const server = createServer((request, response) => {
    const id = randomUUID();
    response.setHeader('x-request-id', id);
    const [path] = (request.url ?? '/').split('?');
    if (path === '/graphql') void graphql(request, response, id);
    else if (path === '/healthz' || path === '/readyz') void health.handle(path, response);
    else site(request, response);
  });
  server.requestTimeout = 30_000;
  sockets.attach(server);

  return {
    server,
    runtime,
    executor,
    services,
    systemContext,
    listen: () => listen(server, config),
    async close() {
      health.drain();
      clearInterval(clock);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await sockets.close();
      setTimeout(() => server.closeAllConnections(), 2_000).unref();
      await closed;
      await apollo.stop();
      await disconnect();
    },
  };
};

const listen = (server: Server, { port, host }: Config): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address() as AddressInfo;
      resolve(`http://localhost:${address.port}`);
    });
  });

/** Pages of other sites may not open sockets in a visitor's name. */
const isOwnOrigin = (
  origin: string,
  { headers }: IncomingMessage,
  publicUrl: string | undefined,
): boolean => {
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  return (
    host === headers.host ||
    (publicUrl !== undefined && new URL(publicUrl).host === host) ||
    /^localhost(:\d+)?$/.test(host)
  );
};
