import { PATIENCE_MS } from '../../support/wait';

/** An answer over HTTP, whatever it is. */
export interface Raw {
  status: number;
  type: string;
  text: string;
  /** Whether it is that of an earlier request with the same key. */
  isReplay: boolean;
}

interface Sent {
  method: string;
  token?: string | undefined;
  /** JSON as text, or a form. */
  body?: string | FormData | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

let sent = 0;

/** An address that no request came from yet, so that limits per address do not hide the rest. */
const newAddress = (): string => {
  sent += 1;
  return [10, sent >> 16, sent >> 8, sent].map((part) => part & 255).join('.');
};

/** Sends a request to a server that trusts us as a proxy; rejects where no answer comes. */
export const send = async (url: string, { method, token, body, headers }: Sent): Promise<Raw> => {
  const response = await fetch(url, {
    method: method.toUpperCase(),
    headers: {
      'x-forwarded-for': newAddress(),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(2 * PATIENCE_MS),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
    isReplay: response.headers.has('idempotency-replayed'),
  };
};
