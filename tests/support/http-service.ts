import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Starts an HTTP server on loopback, on a free port without one, that answers each request once its body is there. */
export async function serve(
  answer: (request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown,
  { port = 0, host = '127.0.0.1' } = {},
) {
  const http = createServer((request, response) => {
    void buffer(request).then((body) => answer(request, response, body));
  });
  http.listen(port, host);
  await once(http, 'listening');
  const { port: open } = http.address() as AddressInfo;
  return {
    port: open,
    url: `http://${host}:${open}`,
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
}
