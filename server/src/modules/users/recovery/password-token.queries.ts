import { sql, type Db } from '../../../core/db/database';
import { statement } from '../../../core/db/statement';

/** Who asked for a link by mail. */
export interface LinkRequester {
  hash: Buffer;
  /** Has signed in to the account before. */
  isKnown: boolean;
}

/** Writes the hash of a new token for the current credentials of a user, and drops expired ones. */
export const saveToken = async (
  db: Db,
  token: { userId: string; tokenHash: Buffer; minutes: number; requester: LinkRequester | null },
): Promise<void> => {
  await db.rows(sql`
    WITH expired AS (DELETE FROM password_tokens WHERE expires_at <= now())
    INSERT INTO password_tokens (token_hash, user_id, credentials_version, expires_at, requester, requester_known)
    SELECT ${token.tokenHash}, id, credentials_version, now() + make_interval(mins => ${token.minutes}),
      ${token.requester?.hash ?? null}, ${token.requester?.isKnown ?? false}
    FROM users WHERE id = ${token.userId}`);
};

/** Links of the last minutes: those of this requester if the account knows it, otherwise those of all that it does not know. */
export const recentLinks = async (
  db: Db,
  userId: string,
  { hash, isKnown }: LinkRequester,
  minutes: number,
): Promise<number> => {
  const [row] = await db.rows<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM password_tokens
    WHERE user_id = ${userId} AND created_at > now() - make_interval(mins => ${minutes})
      AND CASE WHEN ${isKnown}::boolean THEN requester = ${hash} ELSE requester IS NOT NULL AND NOT requester_known END`);
  return row?.count ?? 0;
};

/** Whose token this is; no row where it is unknown or expired. */
export const ownerOfToken = statement('users.ownerOfToken', {
  params: { tokenHash: 'bytea' },
  row: { userId: 'uuid' },
  text: (p) => `
    SELECT user_id AS "userId" FROM password_tokens WHERE token_hash = ${p.tokenHash} AND expires_at > now()`,
});

/** Uses up a token of a locked user; no row where it is used, or its user has newer credentials. */
export const useToken = statement('users.useToken', {
  params: { tokenHash: 'bytea' },
  row: { userId: 'uuid' },
  text: (p) => `DELETE FROM password_tokens WHERE token_hash = ${p.tokenHash} RETURNING user_id AS "userId"`,
});
