import { LRUCache } from 'lru-cache';
import { recordChange, subjectOf } from '../../core/audit/change-log';
import { ApiScope, isWellFormed, newApiToken } from '../../core/auth/api-scopes';
import { viewerOf } from '../../core/request/authorization';
import { Role } from '../../core/auth/roles';
import { TokenCache } from '../../core/auth/token-cache';
import { hashToken } from '../../core/auth/tokens';
import type { ApiAccess, RequestContext, Runtime, Viewer } from '../../core/request/context';
import type { Db } from '../../core/db/database';
import { isId, newId, parseId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { badInput, conflict, notFound } from '../../core/errors';
import { defineState } from '../../core/request/state';
import { lockEvent } from '../events/index';
import { SESSIONS_ENDED, type SessionsEnded } from '../sessions/index';
import { orNotFoundIn } from '../event-access/index';
import { requireToken, requireTokensOf } from './api-token.policy';
import {
  apiTokensPage,
  countWithin,
  findApiToken,
  insertApiToken,
  markTokensUsed,
  originsOfTokens,
  revokeToken,
  tokensByHashes,
  upsertSandboxToken,
} from './api-token.queries';
import { isOrigin, type ApiToken, type ApiTokensArgs, type CreateApiTokenInput } from './api-token.types';
import { countUsage } from './token-usage.service';

const DAY_MS = 86_400_000;
const MAX_DAYS = 731;
/** Valid ones of an event, and of each of its companies. */
const MAX_VALID = 50;
const ORIGINS_MS = 1_000;
/** `lastUsedAt` is to the minute: reading must not write each time. */
const USED_EVERY_MS = 60_000;

const tokenCache = defineState(
  ({ database, config: { demo } }) =>
    new TokenCache<ApiToken>(10_000, (hash) => firstOf(tokensByHashes(database.db, { keys: [hash], demo }))),
);

/** All origins are read together: strangers choose what they call theirs, so that looking up single ones could be made to cost more. */
const listedOrigins = defineState(
  ({ database, config: { demo } }) =>
    new LRUCache<'all', ReadonlySet<string>>({
      max: 1,
      ttl: ORIGINS_MS,
      fetchMethod: async () =>
        new Set((await originsOfTokens(database.db, { demo })).map(({ origin }) => origin).filter(isOrigin)),
    }),
);

/** Whether a valid token lists a web page of this origin; as of a second ago at most. */
export const isListedOrigin = async (runtime: Runtime, origin: string): Promise<boolean> =>
  (await listedOrigins(runtime).forceFetch('all')).has(origin);

/** Forgets at once what was revoked on any server. */
export function listenForRevokedTokens(runtime: Runtime): Promise<() => void> {
  return runtime.pubsub.listen(SESSIONS_ENDED, (payload) => {
    const ended = new Set((payload as SessionsEnded).sessionIds);
    tokenCache(runtime).evict(({ id }) => ended.has(id));
  });
}

type Reach = Pick<ApiToken, 'eventId' | 'companyId'>;

/** NOT_FOUND if one of these ids is not in the event. A company's token can name only its company. */
const requireReach = async (
  ctx: RequestContext,
  { eventId, companyId }: Reach,
  ids: readonly string[],
): Promise<void> => {
  const others = [...new Set(ids)].filter((id) => id !== (companyId ?? eventId));
  if (others.length === 0) return;
  if (companyId) throw notFound('An object in this request');
  const found = others.every(isId) ? await firstOf(countWithin(ctx, { eventId, ids: others })) : undefined;
  if (found?.count !== others.length) throw notFound('An object in this request');
};

/** The viewer of a token's requests, and of a webhook's queries. */
export const viewerOfToken = ({
  id,
  eventId,
  companyId = null,
  scopes,
  origins = [],
}: Pick<ApiToken, 'id' | 'eventId' | 'scopes'> & Partial<ApiToken>): Viewer & { api: ApiAccess } => {
  const api: ApiAccess = {
    eventId,
    companyId,
    scopes: new Set<ApiScope>(scopes),
    // Those of before the rule too.
    origins: new Set(origins.filter(isOrigin)),
    requireReach: (ctx, ids) => requireReach(ctx, { eventId, companyId }, ids),
    countUsage: (ctx, points) => countUsage(ctx, id, points),
  };
  return { userId: id, sessionId: id, role: Role.MANAGER, staffEvents: { [eventId]: null }, api };
};

/** The viewer of an API token; null where it is unknown, expired or revoked. */
export async function authenticateToken(
  runtime: Runtime,
  token: string,
  isFresh = false,
): Promise<Viewer | null> {
  if (!isWellFormed(token)) return null;
  const row = await tokenCache(runtime).find(token, isFresh);
  if (!row) return null;
  await markUsed(runtime, [row]);
  return { ...viewerOfToken(row), accessStamp: '' };
}

/** Notes the use of tokens that were not used for a minute; with one statement for all. */
export async function markUsed(runtime: Runtime, tokens: readonly ApiToken[]): Promise<void> {
  const now = new Date();
  const due = tokens.filter(
    ({ lastUsedAt }) => !lastUsedAt || now.getTime() - lastUsedAt.getTime() > USED_EVERY_MS,
  );
  if (due.length === 0) return;
  for (const token of due) token.lastUsedAt = now;
  await markTokensUsed(runtime.database.db, { ids: due.map(({ id }) => id) });
}

/** The tokens of an event or a company, the latest first. */
export async function listApiTokens(ctx: RequestContext, args: ApiTokensArgs): Promise<Page<ApiToken>> {
  return apiTokensPage(ctx.db, await requireTokensOf(ctx, args), args);
}

/** Makes a token, which is given here and kept nowhere. */
export async function createApiToken(
  ctx: RequestContext,
  input: CreateApiTokenInput,
): Promise<{ apiToken: ApiToken; token: string }> {
  const { eventId, companyId } = await requireTokensOf(ctx, input);
  checkExpiry(input.expiresAt);
  const token = newApiToken();
  const id = newId();
  const scopes = [...new Set(input.scopes)].toSorted();
  checkScopes(scopes, companyId !== null);
  const origins = [...new Set(input.origins ?? [])];
  const apiToken = await inTransaction(ctx, async (inner) => {
    const authorId = viewerOf(ctx).userId;
    const { name, expiresAt } = input;
    // Those of an event are counted one after the other.
    await lockEvent(inner, { id: eventId });
    const inserted = await insertApiToken(inner, {
      id,
      eventId,
      companyId,
      name,
      tokenHash: hashToken(token),
      scopes,
      origins,
      expiresAt,
      authorId,
      most: MAX_VALID,
    });
    if (inserted.length === 0)
      throw conflict('TOO_MANY_TOKENS', `At most ${MAX_VALID} tokens can be valid at a time.`);
    const after = { name, scopes, origins, expiresAt, ...(companyId && { companyId }) };
    await recordChange(inner, { ...subjectOf({ id, eventId, name }), action: 'apiToken.create', after });
    return getApiToken(inner, id);
  });
  return { apiToken, token };
}

/** Where pages are tried out. */
const SANDBOX_ORIGINS = ['http://localhost:3000', 'http://localhost:5173', 'http://localhost:8080'];

/** Keeps the token of the demo event, which reads all of it, ready for a year; false where it was revoked. */
export async function keepSandboxToken(db: Db, eventId: string, token: string): Promise<boolean> {
  const scopes = Object.values(ApiScope).filter(
    (scope) => scope.endsWith('_READ') && scope !== ApiScope.LEADS_READ,
  );
  const values = { id: newId(), eventId, tokenHash: hashToken(token), scopes, origins: SANDBOX_ORIGINS };
  const row = await firstOf(upsertSandboxToken(db, values));
  return row !== undefined;
}

function checkScopes(scopes: readonly ApiScope[], isOfCompany: boolean): void {
  const message = isOfCompany
    ? 'A token of a company reads its leads, and nothing else.'
    : 'Leads belong to companies: their contacts make tokens for them.';
  const isRight = isOfCompany ? scopes.join() === ApiScope.LEADS_READ : !scopes.includes(ApiScope.LEADS_READ);
  if (!isRight) throw badInput([{ path: 'input.scopes', message }]);
}

function checkExpiry(expiresAt: Date): void {
  const ahead = expiresAt.getTime() - Date.now();
  if (ahead <= 0) throw badInput([{ path: 'input.expiresAt', message: 'Choose a time in the future.' }]);
  if (ahead > MAX_DAYS * DAY_MS)
    throw badInput([{ path: 'input.expiresAt', message: 'Choose a time within two years.' }]);
}

/** Ends a token on all servers, with its sockets. To revoke it again changes nothing. */
export async function revokeApiToken(ctx: RequestContext, id: string): Promise<ApiToken> {
  return inTransaction(ctx, async (inner) => {
    const { eventId, name } = await getApiToken(inner, id);
    const revoked = await firstOf(revokeToken(inner, { id: parseId(id, 'The token') }));
    if (revoked) {
      await inner.events.emit({
        topic: SESSIONS_ENDED,
        payload: { sessionIds: [revoked.id] } satisfies SessionsEnded,
      });
      // This server answers the caller's next request, and must not wait for the event.
      inner.transaction?.afterCommit(() => tokenCache(ctx.runtime).evict((token) => token.id === revoked.id));
      await recordChange(inner, {
        ...subjectOf({ id: revoked.id, eventId, name }),
        action: 'apiToken.revoke',
      });
    }
    return getApiToken(inner, id);
  });
}

/** One token of any event of the viewer's, or of the viewer's company: to others it does not exist. */
export async function getApiToken(ctx: RequestContext, id: string): Promise<ApiToken> {
  const token = orNotFoundIn(
    ctx,
    await firstOf(findApiToken(ctx, { id: parseId(id, 'The token') })),
    'The token',
  );
  return requireToken(ctx, token);
}
