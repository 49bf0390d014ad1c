import { setTimeout as pause } from 'node:timers/promises';
import { isConnectionFailure, toAppError } from '../../../client/src/data/errors/errors';
import { post, type Answer, type AnswerError } from '../../support/client';

/** How long a proxy waits for a server before it gives up. */
const PROXY_TIMEOUT_MS = 4_000;
const MAX_EXAMPLES = 3;

/** The errors of an answer, as Apollo throws them. */
class Refused extends Error {
  constructor(readonly errors: readonly AnswerError[]) {
    super(`${errors[0]?.extensions.code} ${errors[0]?.message}`);
  }
}

const codesOf = (error: unknown): string => {
  const { code = '', cause } = error as { code?: string; cause?: unknown };
  return cause ? `${code} ${codesOf(cause)}` : code;
};

/** Why a request went to the other server, or failed. */
const missOf = (error: unknown) => {
  if (error instanceof Refused) return 'not ready';
  if ((error as Error).name === 'TimeoutError') return 'no answer';
  return codesOf(error).includes('ECONNREFUSED') ? 'refused' : 'reset';
};

/** Sends requests as a balancer does: to the next server where one refuses, breaks off or does not answer. */
export class Balancer {
  asked = 0;
  readonly misses = { refused: 0, reset: 0, 'not ready': 0, 'no answer': 0 };
  /** Errors of the first few requests without a server's answer. */
  readonly examples: string[] = [];
  /** When the requests began that were not answered. */
  readonly unanswered: number[] = [];

  constructor(private readonly timeoutMs = PROXY_TIMEOUT_MS) {}

  /** The field that the documents alias as `it`. Fails with the error of our client: `Refused`, or 502 where no server answered. */
  async ask<It>(urls: readonly string[], token: string, query: string, variables: object): Promise<It> {
    this.asked += 1;
    for (const url of urls) {
      const begunAt = Date.now();
      try {
        return await this.post<It>(url, token, JSON.stringify({ query, variables }));
      } catch (error) {
        if (error instanceof Refused && !isUnavailable(error)) throw error;
        this.noteMiss(error, begunAt);
      }
    }
    throw Object.assign(new Error('Bad Gateway'), { statusCode: 502, bodyText: '<html>Bad Gateway</html>' });
  }

  private async post<It>(url: string, token: string, body: string): Promise<It> {
    const signal = AbortSignal.timeout(this.timeoutMs);
    const response = await post(url, body, { authorization: `Bearer ${token}` }, signal);
    const text = await response.text();
    // The words of a proxy.
    if (!text.startsWith('{')) throw new Error(`HTTP ${response.status} ${text.slice(0, 60)}`);
    const { data, errors } = JSON.parse(text) as Answer<{ it: It }>;
    if (errors) throw new Refused(errors);
    return data!.it;
  }

  private noteMiss(error: unknown, begunAt: number): void {
    const miss = missOf(error);
    this.misses[miss] += 1;
    if (miss === 'no answer') this.unanswered.push(begunAt);
    if (this.examples.length < MAX_EXAMPLES)
      this.examples.push(`${new Date().toISOString()} ${String(error)} ${codesOf(error)}`);
  }
}

const isUnavailable = (error: unknown): boolean => toAppError(error).code === 'SERVICE_UNAVAILABLE';
const isPassing = (error: unknown): boolean => isConnectionFailure(error) || isUnavailable(error);

/** Repeats what fails for want of a server, until it is answered or nobody waits for it any more. */
export const untilAnswered = async <T>(
  ask: () => Promise<T>,
  isWanted: () => boolean,
  onUnanswered?: () => void,
): Promise<T | undefined> => {
  for (let waitMs = 250; isWanted(); waitMs = Math.min(2_000, waitMs * 2)) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error)) throw error;
      onUnanswered?.();
    }
    await pause(waitMs);
  }
  return undefined;
};

interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Takes the nodes of a list page by page, until one is not answered. */
export const eachNode = async <Node>(
  ask: (after: string | null) => Promise<Page<Node> | undefined>,
  take: (node: Node) => void,
  after: string | null = null,
): Promise<void> => {
  const page = await ask(after);
  page?.nodes.forEach(take);
  if (page?.pageInfo.hasNextPage) await eachNode(ask, take, page.pageInfo.endCursor);
};
