import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook as Signature } from 'standardwebhooks';
import { SECRET } from './webhooks';

/** A delivery as its receiver reads it. */
export interface ReceivedDelivery {
  id: string;
  headers: IncomingMessage['headers'];
  body: {
    type: string;
    timestamp: string;
    sequence: string;
    eventId: string;
    subjectId: string;
    test?: true;
    data: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

/** A receiver of webhooks on loopback. */
export interface WebhookReceiver {
  url: string;
  port: number;
  /** What was answered with 2xx, in the order of its arrival. */
  accepted: ReceivedDelivery[];
  /** Requests so far, however they were answered. */
  requests: number;
  /** Answers the nth request, from 1. */
  answer: (response: ServerResponse, request: number) => void;
  close(): Promise<void>;
}

const accept = (response: ServerResponse): void => void response.writeHead(204).end();

const isSigned = (signature: Signature, body: string, headers: IncomingMessage['headers']): boolean => {
  try {
    signature.verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

/** Starts a receiver that accepts deliveries with a valid signature. */
export async function startReceiver({
  port = 0,
  host = '127.0.0.1',
  secret = SECRET,
  answer = accept,
}: {
  port?: number;
  host?: string;
  secret?: string;
  answer?: WebhookReceiver['answer'];
} = {}): Promise<WebhookReceiver> {
  const signature = new Signature(secret);
  const http = createServer((request, response) => {
    void text(request).then((body) => {
      const { headers } = request;
      if (!isSigned(signature, body, headers)) {
        response.writeHead(401).end();
        return;
      }
      const delivery = {
        id: String(headers['webhook-id']),
        headers,
        body: JSON.parse(body) as ReceivedDelivery['body'],
      };
      receiver.requests += 1;
      response.once('finish', () => {
        if (response.statusCode < 300) receiver.accepted.push(delivery);
      });
      receiver.answer(response, receiver.requests);
    });
  });
  http.listen(port, host);
  await once(http, 'listening');
  const { port: open } = http.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://${host === '::1' ? '[::1]' : host}:${open}/podium`,
    port: open,
    accepted: [],
    requests: 0,
    answer,
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return receiver;
}

/** Answers with a status. */
export const answering =
  (status: number, headers: Record<string, string> = {}, body = ''): WebhookReceiver['answer'] =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Fails every nth request, and accepts the others. */
export const failingEvery =
  (nth: number): WebhookReceiver['answer'] =>
  (response, request) =>
    void response.writeHead(request % nth === 0 ? 500 : 204).end();
