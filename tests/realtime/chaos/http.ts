import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionFailure, toAppError } from '../../../client/src/data/errors';
import type { SupervisedServer } from './installation';

/** How long a proxy waits for a server before it gives up. */
const PROXY_TIMEOUT_MS = 4_000;

const MAX_EXAMPLES = 3;

/** Why a request went to the other server, or failed. */
export type Miss = 'refused' | 'reset' | 'not ready' | 'no answer';

/** The answer of a proxy that reached no server: what a browser then sees. */
class BadGateway extends Error {
  readonly statusCode = 502;
  readonly bodyText = '<html>502 Bad Gateway</html>';
}

/** The errors of an answer, as Apollo throws them. */
export class Refused extends Error {
  constructor(readonly errors: { message: string; extensions: { code: string; reason?: string } }[]) {
    super(`${errors[0]?.extensions.code} ${errors[0]?.message}`);
  }
}

const codesOf = (error: unknown): string => {
  const { code = '', cause } = error as { code?: string; cause?: unknown };
  return cause ? `${code} ${codesOf(cause)}` : code;
};

const missOf = (error: unknown): Miss => {
  if ((error as Error).name === 'TimeoutError') return 'no answer';
  return codesOf(error).includes('ECONNREFUSED') ? 'refused' : 'reset';
};

/** Sends requests as a balancer does: to the other server where one refuses, breaks off or does not answer. */
export class Balancer {
  asked = 0;
  /** How often each happened. */
  readonly misses: Record<Miss, number> = { refused: 0, reset: 0, 'not ready': 0, 'no answer': 0 };
  /** What the first few requests met that got no answer of a server. */
  readonly examples: string[] = [];
  /** When the requests began that were not answered. */
  readonly unanswered: number[] = [];

  constructor(
    private readonly servers: readonly Pick<SupervisedServer, 'url'>[],
    private readonly timeoutMs = PROXY_TIMEOUT_MS,
  ) {}

  /** The data of the answer. Fails with what our client would see: `Refused`, or 502 where no server answered. */
  async ask<Data>(home: number, token: string, query: string, variables: object): Promise<Data> {
    this.asked += 1;
    for (let tried = 0; tried < this.servers.length; tried += 1) {
      const server = this.servers[(home + tried) % this.servers.length]!;
      const begunAt = Date.now();
      try {
        return await this.post<Data>(server, token, JSON.stringify({ query, variables }));
      } catch (error) {
        if (error instanceof Refused && !isUnavailable(error)) throw error;
        const miss = error instanceof Refused ? 'not ready' : missOf(error);
        this.misses[miss] += 1;
        if (this.examples.length < MAX_EXAMPLES)
          this.examples.push(`${new Date().toISOString()} ${String(error)} ${codesOf(error)}`);
        if (miss === 'no answer') this.unanswered.push(begunAt);
      }
    }
    throw new BadGateway();
  }

  private async post<Data>(
    server: Pick<SupervisedServer, 'url'>,
    token: string,
    body: string,
  ): Promise<Data> {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(this.timeoutMs),
    });
    const text = await response.text();
    // The words of a proxy.
    if (!text.startsWith('{')) throw new Error(`HTTP ${response.status} ${text.slice(0, 60)}`);
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: Refused['errors'] };
    if (errors) throw new Refused(errors);
    return data;
  }
}

/** The server answered that it cannot serve at the moment. */
const isUnavailable = (error: unknown): boolean => toAppError(error).code === 'SERVICE_UNAVAILABLE';

/** True for what passes by itself. */
export const isPassing = (error: unknown): boolean => isConnectionFailure(error) || isUnavailable(error);

/** Repeats what fails for want of a server, until it is answered or nobody waits for it any more. */
export const untilAnswered = async <T>(
  work: () => Promise<T>,
  isWanted: () => boolean,
  onUnanswered: () => void = () => undefined,
): Promise<T | undefined> => {
  for (let waitMs = 250; isWanted(); waitMs = Math.min(2_000, waitMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      onUnanswered();
    }
    await pause(waitMs);
  }
  return undefined;
};
