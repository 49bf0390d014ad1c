import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { TestServer } from './server';

/** The server's ends of the sockets that connect from now on, in that order: what waits there is the backlog. */
export function watchStreams({ app }: TestServer): Socket[] {
  const streams: Socket[] = [];
  app.server.on('upgrade', (_request: IncomingMessage, stream: Socket) => void streams.push(stream));
  return streams;
}
