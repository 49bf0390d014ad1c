import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { MAX_BODY_BYTES } from '../admission/document-limits';
import { addressKey } from '../http/address-key';
import { AppError, forbidden, rateLimited, unauthenticated } from '../errors';
import { toAppError } from '../graphql/error-format';
import { originNotListed } from '../http/cors';
import { bearerToken } from '../http/http';
import { refuseSocket, type AnswerHeaders } from '../http/http-server';
import type { Logger } from '../logger';
import { Broadcaster } from './broadcaster';
import { CloseReason, Connection, goingAway, type Admission } from './connection';
import type { LiveViewer } from './live-viewer';
import { socketOperations, type SocketOperationsOptions } from './operations';
import { SocketSlots } from '../admission/socket-slots';

const KEEP_ALIVE_MS = 12_000;
/** Pings are spread over so many parts, so that a hall is not woken all at once. */
const PING_PARTS = 12;
/** When a client may try again that was refused for the number of sockets of its address. */
const RETRY_SECONDS = 5;

interface SocketServerOptions extends SocketOperationsOptions {
  log: Logger;
  addressOf: (request: IncomingMessage) => string;
  /** The origin of a page of another site. */
  foreignOriginOf: (request: IncomingMessage) => string | undefined;
  /** Whether a valid API token lists an origin. */
  isListedOrigin: (origin: string) => Promise<boolean>;
  headers: AnswerHeaders;
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
  private readonly pinger: NodeJS.Timeout;
  private pingPart = 0;
  private opened = 0;
  /** Delivers what subscriptions ask for; for figures. */
  readonly broadcaster: Broadcaster;

  constructor(private readonly options: SocketServerOptions) {
    const { executor, limits, viewers, log } = options;
    const broadcaster = new Broadcaster(executor, log);
    this.broadcaster = broadcaster;
    this.slots = new SocketSlots(limits);
    this.protocol = makeServer(socketOperations(options, broadcaster));
    viewers.report({
      onEnded: (viewer) =>
        this.closeAllOf([viewer], viewer.hasFailed ? CloseReason.TRY_AGAIN : CloseReason.SIGNED_OUT),
      onChanged: (viewer) => broadcaster.reopenAll(viewer),
    });
    this.pinger = setInterval(() => this.pingSome(), KEEP_ALIVE_MS / PING_PARTS);
    this.pinger.unref();
    this.wss.on('headers', (lines) => {
      for (const [name, value] of Object.entries(options.headers)) lines.push(`${name}: ${value}`);
    });
    // `ws` would answer with another body than everything else.
    this.wss.on('wsClientError', (error, stream) =>
      this.refuse(stream, new AppError('BAD_USER_INPUT', `${error.message}.`)),
    );
  }

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
    if (request.url?.split('?')[0] !== '/graphql') throw forbidden('Unsupported protocol upgrade.');
    const foreignOrigin = this.options.foreignOriginOf(request);
    if (foreignOrigin !== undefined && !(await this.options.isListedOrigin(foreignOrigin)))
      throw originNotListed();
    const address = this.options.addressOf(request);
    const slot = this.slots.take(addressKey(address));
    if (!slot) throw rateLimited(RETRY_SECONDS);
    stream.once('close', () => slot.release());
    const token = bearerToken(request.headers.authorization);
    if (token === undefined) return { slot, address, foreignOrigin, handshake: undefined };
    const viewer = await this.options.viewers.open(token);
    if (!viewer) throw unauthenticated();
    const release = () => this.options.viewers.release(viewer);
    if (stream.destroyed) release();
    else stream.once('close', release);
    return { slot, address, foreignOrigin, handshake: { token, viewer } };
  }

  get size(): number {
    return this.connections.size;
  }

  /** Closes the sockets of users whose rights changed, at once; their clients connect again with the new ones. */
  closeUsers(userIds: readonly string[]): void {
    this.closeAllOf(this.options.viewers.concernedBy({ userIds }), CloseReason.ACCESS_CHANGED);
  }

  private closeAllOf(viewers: readonly LiveViewer[], reason: readonly [code: number, reason: string]): void {
    const concerned = new Set<LiveViewer | undefined>(viewers);
    for (const connection of this.connections) if (concerned.has(connection.viewer)) connection.close(reason);
  }

  /** Tells every client to come back, to another server or later. */
  async close(): Promise<void> {
    clearInterval(this.pinger);
    this.options.viewers.close();
    const reason = goingAway(this.connections.size);
    for (const connection of this.connections) connection.close(reason, 1_000);
    await new Promise<void>((resolve) => this.wss.close(() => resolve()));
    while (this.connections.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  private refuse(stream: Duplex, error: unknown): void {
    const known = toAppError(error);
    this.options.log.event('socket.refused', { code: known.code, err: error }, known.logLevel);
    refuseSocket(stream, known, this.options.headers);
  }

  private open(socket: WebSocket, stream: Duplex, admission: Admission): void {
    const connection = new Connection(socket, stream, admission, this.opened % PING_PARTS);
    this.opened += 1;
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
      const { viewer } = connection;
      // The viewer of the handshake is released when the stream closes.
      if (viewer && viewer !== admission.handshake?.viewer) this.options.viewers.release(viewer);
    });
  }

  private async handle(
    connection: Connection,
    handle: (text: string) => Promise<void>,
    data: Buffer,
  ): Promise<void> {
    // Clients that do not read their answers, and connections being closed, get no further ones.
    if (!connection.keepsUp()) return;
    try {
      const turn = this.turnOf(connection);
      const endTurn = turn && (await turn);
      const handled = handle(data.toString('utf8'));
      if (endTurn) setImmediate(endTurn);
      await handled;
    } catch (error) {
      // Not 4500, after which clients never try again: mostly the database is away for a moment.
      this.options.log.event('socket.message-failed', { err: error });
      connection.close(CloseReason.TRY_AGAIN);
    }
  }

  /** Waits for the turn of a caller, of whose socket nothing is read meanwhile; undefined before it is signed in. */
  private turnOf({ viewer, socket }: Connection): Promise<() => void> | undefined {
    const { session, request: { usage } = {} } = viewer?.context() ?? {};
    if (!usage) return undefined;
    socket.pause();
    return usage.turn(session?.api !== undefined).then((end) => {
      socket.resume();
      return () => {
        usage.takePoints(Infinity);
        end();
      };
    });
  }

  private pingSome(): void {
    this.pingPart = (this.pingPart + 1) % PING_PARTS;
    for (const connection of this.connections) if (connection.pingPart === this.pingPart) connection.ping();
  }
}
