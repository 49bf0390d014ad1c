import { randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { Broadcaster } from '../../server/src/core/realtime/broadcaster';
import { PATIENCE_MS, waitFor, within } from './wait';

type Variables = Record<string, unknown>;

export interface AnswerError {
  message: string;
  path?: readonly (string | number)[];
  extensions: { code: string; [detail: string]: unknown };
}

export interface Answer<Data = Record<string, unknown>> {
  data?: Data | null;
  errors?: AnswerError[];
}

/** Posts any body to `/graphql`, for what an ordinary client would never send. */
export const post = (
  url: string,
  body: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: signal ?? null,
  });

/** Runs a query or a mutation over HTTP. */
export async function graphql<Data = Record<string, unknown>>(
  url: string,
  query: string,
  variables: Variables = {},
  token?: string,
): Promise<Answer<Data>> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await post(url, JSON.stringify({ query, variables }), headers);
  const { extensions: _cost, ...answer } = (await response.json()) as Answer<Data> & { extensions?: object };
  return answer;
}

/** The data of an answer; fails where there are errors. */
export async function expectOk<Data>(answer: Promise<Answer<Data>> | Answer<Data>): Promise<Data> {
  const { data, errors } = await answer;
  expect(errors).toBeUndefined();
  return data as Data;
}

/** The code of the first error, or `OK`. */
export const codeOf = ({ errors }: Answer<unknown>): string => errors?.[0]?.extensions.code ?? 'OK';

/** The first error; fails where there is none. */
export async function expectError(answer: Promise<Answer<unknown>>): Promise<AnswerError> {
  const [error] = (await answer).errors ?? [];
  if (!error) throw new Error('The request was expected to fail');
  return error;
}

/** The name of the input type of a mutation. */
export const inputTypeOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

/** The document of a mutation by its name, which answers as `it`. */
export const mutationOf = (name: string, selection: string): string =>
  `mutation ($input: ${inputTypeOf(name)}!) { it: ${name}(input: $input) { ${selection} } }`;

/** Calls a mutation by its name, and gives what was selected. */
export const call = async <Data>(
  url: string,
  token: string | undefined,
  name: string,
  input: object,
  selection: string,
): Promise<Data> => {
  const document = mutationOf(name, selection);
  return (await expectOk(graphql<{ it: Data }>(url, document, { input }, token))).it;
};

/** Signs in with a password, as people do; most tests insert a session with `signIn` instead. */
export async function login(url: string, email: string, password: string): Promise<string> {
  const input = { email, password };
  return (await call<{ accessToken: string }>(url, undefined, 'login', input, 'accessToken')).accessToken;
}

interface SubscribeOptions {
  /** The server is another process, so that nothing tells when it has begun to listen. */
  remote?: boolean;
  /** How often the client connects again after a loss. */
  retryAttempts?: number;
}

/** Subscriptions that servers of this process have taken on; the protocol has no such answer. */
const taken = new Set<string>();
const join = Broadcaster.prototype.join;
Broadcaster.prototype.join = async function noteWhenTaken(request, viewer, place) {
  const joined = await join.call(this, request, viewer, place);
  if ('leave' in joined) taken.add(place.id);
  return joined;
};

export const socketUrl = (url: string): string => `${url.replace('http', 'ws')}/graphql`;

export type TestSubscription<Data> = Awaited<ReturnType<typeof subscribe<Data>>>;

/** Subscribes over a socket of its own, and waits until the server listens: what happens from now on arrives. */
export async function subscribe<Data = Record<string, unknown>>(
  url: string,
  token: string | undefined,
  query: string,
  variables: Variables = {},
  { remote = false, retryAttempts = 0 }: SubscribeOptions = {},
) {
  const id = randomUUID();
  const client = createClient({
    url: socketUrl(url),
    webSocketImpl: WebSocket,
    connectionParams: token ? { authorization: `Bearer ${token}` } : {},
    generateID: () => id,
    retryAttempts,
  });
  const received: Answer<Data>[] = [];
  let read = 0;
  let over = false;
  const ended = new Promise<void>((resolve, reject) => {
    client.subscribe<Data>(
      { query, variables },
      {
        next: (answer) => received.push(answer as Answer<Data>),
        error: (errors) => {
          over = true;
          if (Array.isArray(errors)) {
            received.push({ errors: errors as AnswerError[] });
            resolve();
          } else reject(errors);
        },
        complete: () => {
          over = true;
          resolve();
        },
      },
    );
  });
  ended.catch(() => undefined);
  if (!remote) await waitFor(() => taken.has(id) || over, 'The subscription');
  return {
    client,
    /** Everything that came, in the order in which it came. */
    received,
    /** Resolves when the server has ended the subscription; rejects with the close event where the socket broke. */
    ended,
    /** The next one that was not yet taken. */
    async next(timeoutMs = PATIENCE_MS) {
      const answer = await waitFor(() => received[read], 'The next delivery', timeoutMs);
      read += 1;
      return answer;
    },
    /** Leaves, and closes the socket. */
    async close() {
      await client.dispose();
      await within(ended, 'The end of the subscription').catch(() => undefined);
    },
  };
}
