import type { IncomingMessage, ServerResponse } from 'node:http';
import { isApiToken } from '../auth/api-scopes';
import { forbidden } from '../errors';
import { bearerToken } from './http';
import { isOwnOrigin } from './site-address';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers':
    'Authorization, Content-Type, Idempotency-Key, Apollo-Require-Preflight, X-Apollo-Operation-Name',
  // The longest that browsers keep it; each request is checked all the same.
  'access-control-max-age': '7200',
  vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
};
const EXPOSED =
  'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Retry-After, ' +
  'Idempotency-Replayed, X-Request-Id, Content-Disposition';

/** The refusal of a page whose origin no token lists, or not the one that it brings. */
export const originNotListed = () =>
  forbidden(
    'Pages of this origin may not use the API. An API token has to list the origin in `origins` (see createApiToken), and requests have to bring that token.',
    'ORIGIN_NOT_LISTED',
  );

/** The origin of a page of another site, as its browser names it; undefined for our own pages and for programs. */
export const foreignOrigin = (
  request: Pick<IncomingMessage, 'headers'>,
  publicUrl: string | undefined,
): string | undefined => {
  const { origin } = request.headers;
  return origin === undefined || isOwnOrigin(origin, request, publicUrl) ? undefined : origin;
};

/** Lookups of tokens by origin. */
export interface OriginLookups {
  /** Whether any valid token lists the origin. */
  isListed: (origin: string) => Promise<boolean>;
  accessOf: (apiToken: string) => Promise<{ origins: ReadonlySet<string> } | undefined>;
}

/**
 * Lets pages of other origins use the API with a token that lists them, without cookies. Returns whether the request is answered:
 * a preflight is, which brings no token. Throws `ORIGIN_NOT_LISTED`. Requests without an API token go on, and their
 * answers are not for the page.
 */
export const createCors =
  ({ isListed, accessOf }: OriginLookups) =>
  async (
    origin: string,
    { method, headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const allow = () => response.setHeader('access-control-allow-origin', origin);
    if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined) {
      if (!(await isListed(origin))) throw originNotListed();
      allow().writeHead(204, PREFLIGHT).end();
      return true;
    }
    const token = bearerToken(headers.authorization);
    if (token === undefined || !isApiToken(token)) return false;
    const access = await accessOf(token);
    // That a token is not valid is for any page that could have a valid one.
    if (access ? access.origins.has(origin) : await isListed(origin))
      allow().setHeader('access-control-expose-headers', EXPOSED);
    else if (access) throw originNotListed();
    return false;
  };
