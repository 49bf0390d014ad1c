import { sql, type Sql } from '../../../core/db/database';

/** Who asked for a link by mail. */
export interface LinkRequester {
  hash: Buffer;
  /** Has signed in to the account before. */
  isKnown: boolean;
}

/** Writes the hash of a new token, and drops expired ones. */
export const saveToken = async (
  db: Sql,
  token: { userId: string; tokenHash: Buffer; minutes: number; requester: LinkRequester | null },
): Promise<void> => {
  await db.rows(sql`
    WITH expired AS (DELETE FROM password_tokens WHERE expires_at <= now())
    INSERT INTO password_tokens (token_hash, user_id, expires_at, requester, requester_known)
    VALUES (${token.tokenHash}, ${token.userId}, now() + make_interval(mins => ${token.minutes}),
      ${token.requester?.hash ?? null}, ${token.requester?.isKnown ?? false})`);
};

/** Links of the last minutes: those of this requester if the account knows it, otherwise those of all that it does not know. */
export const recentLinks = async (
  db: Sql,
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

/** Uses up a token and gives whose it was; nothing where it is unknown or expired. */
export const useToken = async (db: Sql, tokenHash: Buffer): Promise<string | undefined> => {
  const [row] = await db.rows<{ userId: string }>(sql`
    DELETE FROM password_tokens WHERE token_hash = ${tokenHash} AND expires_at > now() RETURNING user_id AS "userId"`);
  return row?.userId;
};

/** Ends every code and token of a user. */
export const endCodesAndTokens = async (db: Sql, userId: string): Promise<void> => {
  await db.rows(sql`
    WITH codes AS (DELETE FROM one_time_codes WHERE user_id = ${userId})
    DELETE FROM password_tokens WHERE user_id = ${userId}`);
};
