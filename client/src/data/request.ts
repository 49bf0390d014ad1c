import { session } from './session';

/** A generated operation as text, for calls without Apollo. */
export interface RequestDocument<TData, TVariables> {
  query: string;
  /** Only for the compiler: the types of the answer and of the variables. */
  types?: (variables: TVariables) => TData;
}

interface GraphQLAnswer<TData> {
  data?: TData | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** The server answered, but not with what was asked for. */
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

/** The name goes with the operation, since an overloaded server prefers sign-ins without reading bodies. */
function nameHeader(query: string): Record<string, string> {
  const name = /^\w+ (\w+)/.exec(query)?.[1];
  return name ? { 'x-apollo-operation-name': name } : {};
}

/** Runs one operation by plain `fetch`, as the person signed in. Throws RequestError, or what `fetch` throws. */
export async function request<TData, TVariables>(
  { query }: RequestDocument<TData, TVariables>,
  variables: TVariables,
): Promise<TData> {
  const { token } = session.getState().auth;
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...nameHeader(query),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = (await response.json().catch(() => ({}))) as GraphQLAnswer<TData>;
  if (!answer.data || answer.errors?.length) throw new RequestError(response.status, answer.errors ?? []);
  return answer.data;
}
