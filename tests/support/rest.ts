interface RestAnswer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

interface RestOptions {
  token?: string | undefined;
  /** Sent as JSON; text is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls an operation of `/v1`; `path` comes after the prefix. */
export async function rest<Body = Record<string, never>>(
  url: string,
  method: string,
  path: string,
  { token, body, headers = {} }: RestOptions = {},
): Promise<RestAnswer<Body>> {
  const response = await fetch(`${url}/v1${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text || '{}') as Body };
}

export const idOf = ({ _id }: { _id: string }): string => _id;
