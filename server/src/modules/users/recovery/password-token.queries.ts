import { column, columnsOf } from '../../../core/db/columns';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { PasswordTokenEntity } from './password-recovery.entity';

/** Who asked for a link by mail. */
export interface LinkRequester {
  hash: Buffer;
  /** Has signed in to the account before. */
  isKnown: boolean;
}

/** Writes the hash of a new token for the current credentials of a user, and drops expired ones. */
export const saveToken = statement('users.saveToken', {
  params: { userId: 'uuid', tokenHash: 'bytea', minutes: 'int4', requester: 'bytea?', isKnown: 'bool' },
  text: (p) => sql`
    WITH expired AS (DELETE FROM password_tokens WHERE expires_at <= now())
    INSERT INTO password_tokens (token_hash, user_id, credentials_version, expires_at, requester, requester_known)
    SELECT ${p.tokenHash}, id, credentials_version, now() + make_interval(mins => ${p.minutes}), ${p.requester}, ${p.isKnown}
    FROM users WHERE id = ${p.userId}`,
});

/** Links of the last minutes: those of this requester if the account knows it, otherwise those of all that it does not know. */
export const recentLinks = statement('users.recentLinks', {
  params: { userId: 'uuid', requester: 'bytea', isKnown: 'bool', minutes: 'int4' },
  row: { count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM password_tokens
    WHERE user_id = ${p.userId} AND created_at > now() - make_interval(mins => ${p.minutes})
      AND CASE WHEN ${p.isKnown} THEN requester = ${p.requester} ELSE requester IS NOT NULL AND NOT requester_known END`,
});

const ownerColumns = columnsOf(PasswordTokenEntity, sql`t`, 'userId');

/** Whose token this is; no row where it is unknown or expired. */
export const ownerOfToken = statement('users.ownerOfToken', {
  params: { tokenHash: 'bytea' },
  row: ownerColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM password_tokens t WHERE t.token_hash = ${p.tokenHash} AND t.expires_at > now()`,
});

/** Uses up a token of a locked user; no row where it is used, or its user has newer credentials. */
export const useToken = statement('users.useToken', {
  params: { tokenHash: 'bytea' },
  row: ownerColumns,
  text: (p, columns) =>
    sql`DELETE FROM password_tokens t WHERE t.token_hash = ${p.tokenHash} RETURNING ${columns}`,
});
