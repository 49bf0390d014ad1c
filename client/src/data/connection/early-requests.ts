import { fetchOptions, type RequestDocument } from '../request';

/** After this time an answer is discarded as outdated. */
const KEPT_MS = 10_000;

const answers = new Map<string, Promise<Response>>();

/** The key of an operation and its caller; header names are spelled as by `fetchOptions` and Apollo. */
const keyOf = ({ headers, body }: RequestInit): string => {
  const { operationName, variables } = JSON.parse(body as string) as Record<string, unknown>;
  return JSON.stringify([operationName, variables, (headers as Record<string, string>)['authorization']]);
};

/**
 * Sends the first query of a page while its scripts are still loading, which saves a round trip. The
 * first matching `fetchOrTakeEarly` gets the answer. Documents of `*.early.graphql` files equal those that Apollo sends.
 */
export function sendEarly<TData, TVariables>(
  document: RequestDocument<TData, TVariables>,
  variables: TVariables,
): void {
  const options = fetchOptions(document, variables);
  const key = keyOf(options);
  const answer = fetch('/graphql', options);
  // The caller that takes the answer handles its failure.
  answer.catch(() => undefined);
  answers.set(key, answer);
  setTimeout(() => answers.delete(key), KEPT_MS);
}

/** `fetch`, or the answer to a matching early request. */
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
