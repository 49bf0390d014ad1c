import { columnsOf, column } from '../../../core/db/columns';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { userColumnsOf } from '../user.columns';
import { OneTimeCodeEntity, PasswordTokenEntity } from './password-recovery.entity';

/** A user who may sign in, locked: mails of one account are counted one after the other. */
export const lockRecovering = statement('users.lockRecovering', {
  params: { userId: 'uuid' },
  row: userColumnsOf(sql`u`, 'email'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM users u WHERE u.id = ${p.userId} AND u.disabled_at IS NULL FOR NO KEY UPDATE`,
});

/** Writes the code of a requester for a locked user; only the requester's own earlier code ends. */
export const saveCode = statement('users.saveCode', {
  params: { userId: 'uuid', requester: 'bytea', codeHash: 'text', minutes: 'int4' },
  text: (p) => sql`
    WITH expired AS (DELETE FROM one_time_codes WHERE user_id = ${p.userId} AND expires_at <= now() AND requester <> ${p.requester})
    INSERT INTO one_time_codes (user_id, credentials_version, requester, code_hash, expires_at)
    SELECT id, credentials_version, ${p.requester}, ${p.codeHash}, now() + make_interval(mins => ${p.minutes})
    FROM users WHERE id = ${p.userId}
    ON CONFLICT (user_id, requester) DO UPDATE
      SET code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, created_at = now()`,
});

/** Counts a try of the code that this requester asked for, and gives its hash; no row once it is used up or expired. */
export const countCodeTry = statement('users.countCodeTry', {
  params: { email: 'citext', requester: 'bytea', maxTries: 'int4' },
  row: columnsOf(OneTimeCodeEntity, sql`c`, 'userId', 'codeHash'),
  text: (p, columns) => sql`
    UPDATE one_time_codes c SET tries = c.tries + 1 FROM users u
    WHERE u.email = ${p.email} AND u.disabled_at IS NULL AND c.user_id = u.id AND c.requester = ${p.requester}
      AND c.tries < ${p.maxTries} AND c.expires_at > now()
    RETURNING ${columns}`,
});

/** The hash of the newest code of an account that still has tries, regardless of the requester; this counts no try. */
export const newestCode = statement('users.newestCode', {
  params: { email: 'citext', maxTries: 'int4' },
  row: columnsOf(OneTimeCodeEntity, sql`c`, 'userId', 'codeHash'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM one_time_codes c JOIN users u ON u.id = c.user_id
    WHERE u.email = ${p.email} AND u.disabled_at IS NULL AND c.tries < ${p.maxTries} AND c.expires_at > now()
    ORDER BY c.created_at DESC LIMIT 1`,
});

/** Uses up a code of a locked user; no row where it is used, or the user has newer credentials. */
export const useCode = statement('users.useCode', {
  params: { userId: 'uuid', codeHash: 'text' },
  row: columnsOf(OneTimeCodeEntity, sql`c`, 'userId'),
  text: (p, columns) => sql`
    DELETE FROM one_time_codes c WHERE c.user_id = ${p.userId} AND c.code_hash = ${p.codeHash} RETURNING ${columns}`,
});

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

/** The owner of a token; no row where it is unknown or expired. */
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
