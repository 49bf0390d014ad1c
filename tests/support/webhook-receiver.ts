import type { IncomingMessage, ServerResponse } from 'node:http';
import { Webhook as Signature } from 'standardwebhooks';
import { serve } from './http-service';
import { SECRET } from './webhooks';

interface ReceivedDelivery {
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

/** Answers the nth request, from 1. */
type Answer = (response: ServerResponse, request: number) => void;

const isSigned = (signature: Signature, body: string, headers: IncomingMessage['headers']): boolean => {
  try {
    signature.verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};

export type WebhookReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** Starts a receiver on loopback that accepts deliveries with a valid signature. */
export async function startReceiver({
  secret = SECRET,
  answer = answering(204),
  ...place
}: { port?: number; host?: string; secret?: string; answer?: Answer } = {}) {
  const signature = new Signature(secret);
  const { url, port, close } = await serve(({ headers }, response, content) => {
    const text = content.toString();
    if (!isSigned(signature, text, headers)) {
      response.writeHead(401).end();
      return;
    }
    const body = JSON.parse(text) as ReceivedDelivery['body'];
    receiver.requests += 1;
    response.once('finish', () => {
      if (response.statusCode < 300)
        receiver.accepted.push({ id: String(headers['webhook-id']), headers, body });
    });
    receiver.answer(response, receiver.requests);
  }, place);
  const receiver = {
    url: `${url}/podium`,
    port,
    /** Accepted deliveries (2xx), in the order of their arrival. */
    accepted: [] as ReceivedDelivery[],
    /** Requests so far, however they were answered. */
    requests: 0,
    answer,
    close,
  };
  return receiver;
}

export const answering =
  (status: number, headers: Record<string, string> = {}, body = ''): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Fails every nth request, and accepts the others. */
export const failingEvery =
  (nth: number): Answer =>
  (response, request) =>
    void response.writeHead(request % nth === 0 ? 500 : 204).end();
