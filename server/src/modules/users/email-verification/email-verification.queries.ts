import type { RequestContext } from '../../../core/context';
import { sql } from '../../../core/db/database';

const MAX_TRIES = 5;

/** What is kept of a verification mail. */
interface NewVerification {
  userId: string;
  codeHash: string;
  codeMinutes: number;
  tokenHash: Buffer;
  linkHours: number;
}

/** Replaces the code and link of a user who has not proven the address; the address to mail them to, if there is one. */
export const saveVerification = async (
  ctx: RequestContext,
  { userId, codeHash, codeMinutes, tokenHash, linkHours }: NewVerification,
): Promise<string | undefined> => {
  const [recipient] = await ctx.db.rows<{ email: string }>(sql`
    WITH recipient AS (
      SELECT id, email, credentials_version FROM users
      WHERE id = ${userId} AND disabled_at IS NULL AND email_verified_at IS NULL FOR NO KEY UPDATE),
    saved AS (
      INSERT INTO email_verifications (user_id, credentials_version, code_hash, code_expires_at, token_hash, expires_at)
      SELECT id, credentials_version, ${codeHash}, now() + make_interval(mins => ${codeMinutes}), ${tokenHash}, now() + make_interval(hours => ${linkHours})
      FROM recipient
      ON CONFLICT (user_id) DO UPDATE SET created_at = now(), code_hash = excluded.code_hash, tries = 0,
        code_expires_at = excluded.code_expires_at, token_hash = excluded.token_hash, expires_at = excluded.expires_at)
    SELECT email FROM recipient`);
  return recipient?.email;
};

/** Counts a try of a user's code, and returns its hash; undefined where there is no code, it expired, or has no try left. */
export const countVerificationTry = async (
  ctx: RequestContext,
  userId: string,
): Promise<string | undefined> => {
  const [row] = await ctx.db.rows<{ codeHash: string }>(sql`
    UPDATE email_verifications SET tries = tries + 1
    WHERE user_id = ${userId} AND tries < ${MAX_TRIES} AND code_expires_at > now() RETURNING code_hash AS "codeHash"`);
  return row?.codeHash;
};

/** Uses up the verification with this code of a user; false where it was used or replaced meanwhile. */
export const useVerificationCode = async (
  ctx: RequestContext,
  userId: string,
  codeHash: string,
): Promise<boolean> => {
  const rows = await ctx.db.rows(sql`
    DELETE FROM email_verifications WHERE user_id = ${userId} AND code_hash = ${codeHash} RETURNING 1`);
  return rows.length > 0;
};

/** Uses up the verification with this link of a user; false where it is unknown, used, replaced, expired or another user's. */
export const useVerificationLink = async (
  ctx: RequestContext,
  userId: string,
  tokenHash: Buffer,
): Promise<boolean> => {
  const rows = await ctx.db.rows(sql`
    DELETE FROM email_verifications WHERE user_id = ${userId} AND token_hash = ${tokenHash} AND expires_at > now() RETURNING 1`);
  return rows.length > 0;
};
