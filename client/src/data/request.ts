import { session } from './session/session';

/** A generated operation as text, for calls without Apollo. */
export interface RequestDocument<TData, TVariables> {
  query: string;
  /** The types of the answer and variables, for the compiler only. */
  types?: (variables: TVariables) => TData;
}

interface GraphQLAnswer<TData> {
  data?: TData | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** The server answered with an error or without data. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly statusCode: number,
    readonly errors: NonNullable<GraphQLAnswer<unknown>['errors']>,
  ) {
    super(errors[0]?.message ?? `Status ${statusCode}`);
  }
}

const timeoutMs = 20_000;

/** An operation for `fetch`, as the person signed in. Sends its name too: an overloaded server prefers sign-ins without reading bodies. */
export function fetchOptions<TData, TVariables>(
  { query }: RequestDocument<TData, TVariables>,
  variables: TVariables,
): RequestInit {
  const { token } = session.getState().auth;
  const operationName = /^\w+ (\w+)/.exec(query)?.[1];
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(operationName && { 'x-apollo-operation-name': operationName }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ operationName, query, variables }),
    signal: AbortSignal.timeout(timeoutMs),
  };
}

/** Runs one operation by plain `fetch`, as the person signed in. Throws RequestError, or what `fetch` throws. */
export async function request<TData, TVariables>(
  document: RequestDocument<TData, TVariables>,
  variables: TVariables,
): Promise<TData> {
  const response = await fetch('/graphql', fetchOptions(document, variables));
  const answer = (await response.json().catch(() => ({}))) as GraphQLAnswer<TData>;
  if (!answer.data || answer.errors?.length) throw new RequestError(response.status, answer.errors ?? []);
  return answer.data;
}
