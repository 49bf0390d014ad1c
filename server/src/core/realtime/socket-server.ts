import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { GraphQLExecutor } from '../graphql/executor';
import { MAX_BODY_BYTES } from '../graphql/limits';
import { addressKey } from '../address-key';
import { AppError, forbidden, rateLimited, unauthenticated } from '../errors';
import { toAppError } from '../graphql/error-format';
import { bearerToken } from '../http';
import { refuseUpgrade, type AnswerHeaders } from '../http-server';
import type { Logger } from '../logger';
import { CloseReason, Connection } from './connection';
import { socketOperations, type Authenticate } from './operations';
import { SocketSlots, type SocketLimits, type SocketSlot } from './socket-slots';

const KEEP_ALIVE_MS = 12_000;
const SESSION_SWEEP_MS = 2_000;
/** When a client may try again that was refused for the number of sockets of its address. */
const RETRY_SECONDS = 5;

interface SocketServerOptions {
  executor: GraphQLExecutor;
  log: Logger;
  authenticate: Authenticate;
  /** Where a request comes from. */
  addressOf: (request: IncomingMessage) => string;
  /** Which of these sessions are over. One statement, however many sockets there are. */
  endedSessions: (sessionIds: string[]) => Promise<string[]>;
  /** Whether a browser page of this origin may connect. */
  allowOrigin: (origin: string, request: IncomingMessage) => boolean;
  /** Headers of every answer. */
  headers?: AnswerHeaders | undefined;
  limits: SocketLimits;
}

/** A handshake that was not refused. */
interface Admission {
  slot: SocketSlot;
  address: string;
  token: string | undefined;
}

/** GraphQL over WebSocket (`graphql-transport-ws`) on the HTTP server's own port. */
export class SocketServer {
  private readonly connections = new Set<Connection>();
  private readonly wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_BODY_BYTES,
    handleProtocols,
    perMessageDeflate: false,
  });
  private readonly protocol;
  private readonly slots: SocketSlots;
  private readonly timers: NodeJS.Timeout[];

  constructor(private readonly options: SocketServerOptions) {
    const { executor, authenticate, limits } = options;
    this.slots = new SocketSlots(limits);
    this.protocol = makeServer(socketOperations(executor, authenticate, limits.initTimeoutMs));
    this.timers = [
      setInterval(() => this.connections.forEach((connection) => connection.ping()), KEEP_ALIVE_MS),
      setInterval(() => void this.closeEnded(), SESSION_SWEEP_MS),
    ];
    for (const timer of this.timers) timer.unref();
    this.wss.on('headers', (lines) => {
      for (const [name, value] of Object.entries(options.headers ?? {})) lines.push(`${name}: ${value}`);
    });
    // `ws` would answer with another body than everything else.
    this.wss.on('wsClientError', (error, stream) =>
      this.refuse(stream, new AppError('BAD_USER_INPUT', `${error.message}.`)),
    );
  }

  /** Answers the upgrades of `/graphql`. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      stream.on('error', () => stream.destroy());
      this.admit(request, stream).then(
        (admission) =>
          this.wss.handleUpgrade(request, stream, head, (socket) => this.open(socket, stream, admission)),
        (error: unknown) => this.refuse(stream, error),
      );
    });
  }

  /** Checks a handshake, and takes a place for its socket; throws where it is refused. */
  private async admit(request: IncomingMessage, stream: Duplex): Promise<Admission> {
    const { origin, authorization } = request.headers;
    const isForeign = origin !== undefined && !this.options.allowOrigin(origin, request);
    if (isForeign || request.url?.split('?')[0] !== '/graphql')
      throw forbidden('Unsupported protocol upgrade.');
    const address = this.options.addressOf(request);
    const slot = this.slots.take(addressKey(address));
    if (!slot) throw rateLimited(RETRY_SECONDS);
    stream.once('close', () => slot.release());
    const token = bearerToken(authorization);
    if (token !== undefined && !(await this.options.authenticate(token, address))) throw unauthenticated();
    return { slot, address, token };
  }

  /** Ends the sockets of sessions that are over, at once. */
  closeSessions(sessionIds: readonly string[]): void {
    for (const connection of this.connections)
      if (connection.session && sessionIds.includes(connection.session.id))
        connection.close(CloseReason.SIGNED_OUT);
  }

  /** Ends the sockets of users whose rights changed, at once; their clients connect again with the new ones. */
  closeUsers(userIds: readonly string[]): void {
    for (const connection of this.connections)
      if (connection.session && userIds.includes(connection.session.userId))
        connection.close(CloseReason.ACCESS_CHANGED);
  }

  /** Tells every client to come back, to another server or later. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    for (const connection of this.connections) connection.close(CloseReason.GOING_AWAY, 1_000);
    await new Promise<void>((resolve) => this.wss.close(() => resolve()));
    while (this.connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  private refuse(stream: Duplex, error: unknown): void {
    const known = toAppError(error);
    this.options.log[known.logLevel]({ err: error }, 'A socket was refused');
    refuseUpgrade(stream, known, this.options.headers);
  }

  private open(socket: WebSocket, stream: Duplex, { address, slot, token }: Admission): void {
    const connection = new Connection(socket, stream, address, slot, token);
    this.connections.add(connection);
    const closed = this.protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) =>
          new Promise((resolve) => (connection.isOpen ? socket.send(text, () => resolve()) : resolve())),
        close: (code, reason) => connection.close([code ?? 1000, reason ?? '']),
        onMessage: (handle) =>
          socket.on('message', (data: Buffer) => void this.handle(connection, handle, data)),
      },
      { connection },
    );
    socket.on('error', () => socket.terminate());
    socket.once('close', (code, reason) => {
      this.connections.delete(connection);
      void closed(code, String(reason));
    });
  }

  private async handle(
    connection: Connection,
    handle: (text: string) => Promise<void>,
    data: Buffer,
  ): Promise<void> {
    // Who does not read, or is being closed, is not answered either.
    if (!connection.keepsUp()) return;
    try {
      await handle(data.toString('utf8'));
    } catch (error) {
      // Not 4500, after which clients never try again: mostly the database is away for a moment.
      this.options.log.error({ err: error }, 'A socket message could not be handled');
      connection.close(CloseReason.TRY_AGAIN);
    }
  }

  /** The backstop of `closeSessions`, for what the bus did not bring. */
  private async closeEnded(): Promise<void> {
    const ids = [...this.connections].flatMap(({ session }) => session?.id ?? []);
    if (ids.length === 0) return;
    try {
      this.closeSessions(await this.options.endedSessions([...new Set(ids)]));
    } catch (error) {
      this.options.log.warn({ err: error }, 'Sessions of sockets were not checked');
    }
  }
}
