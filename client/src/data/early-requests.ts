import { fetchOptions, type RequestDocument } from './request';

/** Later, an answer may be out of date. */
const KEPT_MS = 10_000;

const answers = new Map<string, Promise<Response>>();

/** Names an operation of a person; headers are as `fetchOptions` and Apollo write them. */
const keyOf = ({ headers, body }: RequestInit): string => {
  const { operationName, variables } = JSON.parse(body as string) as Record<string, unknown>;
  return JSON.stringify([operationName, variables, (headers as Record<string, string>)['authorization']]);
};

/**
 * Sends the first query of a page while the scripts that show it are still on their way, which saves a slow network a round. The
 * answer is for the first who asks by `fetchOrTakeEarly`. Of a `*.early.graphql` file, so that it is what Apollo would send.
 */
export function sendEarly<TData, TVariables>(
  document: RequestDocument<TData, TVariables>,
  variables: TVariables,
): void {
  const options = fetchOptions(document, variables);
  const key = keyOf(options);
  const answer = fetch('/graphql', options);
  // A failure is that of who takes the answer.
  answer.catch(() => undefined);
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), KEPT_MS);
}

/** `fetch`, or the answer that was asked for early. */
export const fetchOrTakeEarly = (
  address: RequestInfo | URL,
  options: RequestInit = {},
): Promise<Response> => {
  if (answers.size === 0) return fetch(address, options);
  const key = keyOf(options);
  const early = answers.get(key);
  answers.delete(key);
  return early ?? fetch(address, options);
};
