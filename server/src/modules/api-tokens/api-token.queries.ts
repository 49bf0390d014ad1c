import { column, columnsFor } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { and, bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { ApiTokenEntity } from './api-token.entity';
import { ApiToken } from './api-token.types';

const columnsIn = ApiToken.columns(sql`t`);

/** The owner of tokens: the event, or one of its companies. */
interface TokensOf {
  eventId: string;
  companyId?: string | null;
}

/** The tokens of an event or a company, the latest first. */
export const apiTokensPage = keysetList(
  'api-tokens.page',
  ({ eventId, companyId }: TokensOf) => ({
    columns: columnsIn,
    from: sql`api_tokens t`,
    where: and(
      sql`t.event_id = ${bound('uuid', eventId)}`,
      companyId && sql`t.company_id = ${bound('uuid', companyId)}`,
    ),
    order: { by: columnsIn.createdAt, descending: true },
    id: sql`t.id`,
  }),
  () => [{ eventId: SOME_ID }, { eventId: SOME_ID, companyId: SOME_ID }],
);

/** One token. */
export const findApiToken = statement('api-tokens.find', {
  params: { id: 'uuid' },
  row: columnsIn,
  text: (p, columns) => sql`SELECT ${columns} FROM api_tokens t WHERE t.id = ${p.id}`,
});

/** Writes a token of a user; no row where its event or company has so many valid ones already. */
export const insertApiToken = statement('api-tokens.insert', {
  params: {
    id: 'uuid',
    eventId: 'uuid',
    companyId: 'uuid?',
    name: 'text',
    tokenHash: 'bytea',
    scopes: 'text[]',
    origins: 'text[]',
    expiresAt: 'timestamptz',
    authorId: 'uuid',
    most: 'int4',
  },
  row: { id: columnsIn.id },
  text: (p, columns) => sql`
    INSERT INTO api_tokens AS t (id, event_id, company_id, name, token_hash, scopes, origins, author_id, author_name, expires_at)
    SELECT ${p.id}, ${p.eventId}, ${p.companyId}, ${p.name}, ${p.tokenHash}, ${p.scopes}, ${p.origins}, u.id, u.display_name, ${p.expiresAt}
    FROM users u WHERE u.id = ${p.authorId} AND (
      SELECT count(*) FROM api_tokens valid WHERE valid.event_id = ${p.eventId} AND valid.company_id IS NOT DISTINCT FROM ${p.companyId}
        AND valid.revoked_at IS NULL AND valid.expires_at > now()) < ${p.most} RETURNING ${columns}`,
});

/** Writes the token of a demo event, or moves its end; no row where it was revoked, or there is no such event. */
export const upsertSandboxToken = statement('api-tokens.upsertSandbox', {
  params: { id: 'uuid', eventId: 'uuid', tokenHash: 'bytea', scopes: 'text[]', origins: 'text[]' },
  row: { id: columnsIn.id },
  text: (p, columns) => sql`
    INSERT INTO api_tokens AS t (id, event_id, name, token_hash, scopes, origins, author_name, expires_at)
    SELECT ${p.id}, e.id, 'Sandbox', ${p.tokenHash}, ${p.scopes}, ${p.origins}, 'Podium', now() + interval '1 year'
    FROM events e WHERE e.id = ${p.eventId} AND e.demo
    ON CONFLICT (token_hash) DO UPDATE SET scopes = excluded.scopes, origins = excluded.origins, expires_at = excluded.expires_at, updated_at = now()
    WHERE t.revoked_at IS NULL RETURNING ${columns}`,
});

/** Ends a token for good; no row where it was over, or is unknown. */
export const revokeToken = statement('api-tokens.revoke', {
  params: { id: 'uuid' },
  row: { id: columnsIn.id },
  text: (p, columns) => sql`
    UPDATE api_tokens t SET revoked_at = now(), updated_at = now() WHERE t.id = ${p.id} AND t.revoked_at IS NULL RETURNING ${columns}`,
});

/** Tokens that are valid, on a server that takes those of the demo's event or does not; those of companies stop while their people cannot enter. */
const validTokens = (demo: Sql) => sql`
  api_tokens t JOIN events e ON e.id = t.event_id AND (${demo} OR NOT e.demo) AND t.revoked_at IS NULL AND t.expires_at > now()
    AND (t.company_id IS NULL OR e.status <> 'DRAFT')`;

const defineAccess = <const Keys extends 'bytea[]' | 'uuid[]'>(name: string, type: Keys, key: Sql) =>
  statement(name, {
    params: { keys: type, demo: 'bool' },
    row: { ...columnsIn, tokenHash: columnsFor(ApiTokenEntity)(sql`t`, 'tokenHash').tokenHash },
    text: (p, columns) => sql`SELECT ${columns} FROM ${validTokens(p.demo)} WHERE ${key} = ANY(${p.keys})`,
  });

/** The valid tokens with these hashes. */
export const tokensByHashes = defineAccess('api-tokens.byHashes', 'bytea[]', sql`t.token_hash`);

/** The valid ones of these tokens. */
export const tokensByIds = defineAccess('api-tokens.byIds', 'uuid[]', sql`t.id`);

/** The origins that valid tokens list. */
export const originsOfTokens = statement('api-tokens.origins', {
  params: { demo: 'bool' },
  row: { origin: column('text', sql`origin`) },
  text: (p, columns) =>
    sql`SELECT DISTINCT ${columns} FROM ${validTokens(p.demo)}, unnest(t.origins) AS origin`,
});

/** Notes that tokens are in use. */
export const markTokensUsed = statement('api-tokens.markUsed', {
  params: { ids: 'uuid[]' },
  text: (p) => sql`UPDATE api_tokens SET last_used_at = now() WHERE id = ANY(${p.ids})`,
});

/** How many of these are ids of things of an event that tokens may name. */
export const countWithin = statement('api-tokens.countWithin', {
  params: { eventId: 'uuid', ids: 'uuid[]' },
  row: { count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM (
      SELECT id FROM attendees WHERE id = ANY(${p.ids}) AND event_id = ${p.eventId}
      UNION ALL SELECT id FROM check_ins WHERE id = ANY(${p.ids}) AND event_id = ${p.eventId}
      UNION ALL SELECT id FROM companies WHERE id = ANY(${p.ids}) AND event_id = ${p.eventId}
      UNION ALL SELECT id FROM activities WHERE id = ANY(${p.ids}) AND event_id = ${p.eventId}
      UNION ALL SELECT id FROM pods WHERE id = ANY(${p.ids}) AND event_id = ${p.eventId}
      UNION ALL SELECT id FROM meetings WHERE id = ANY(${p.ids}) AND event_id = ${p.eventId}) AS named`,
});
