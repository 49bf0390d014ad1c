import { sql, type Db } from '../../../core/db/database';

/** Somebody who may recover an account. */
export interface Recovering {
  id: string;
  email: string;
}

/** The id of the user with this e-mail. */
export const userIdOf = async (db: Db, email: string): Promise<string | undefined> => {
  const [user] = await db.rows<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
  return user?.id;
};

/** A user who may sign in, locked: mails of one account are counted one after the other. */
export const lockRecovering = async (db: Db, userId: string): Promise<Recovering | undefined> => {
  const [user] = await db.rows<Recovering>(sql`
    SELECT id, email FROM users WHERE id = ${userId} AND disabled_at IS NULL FOR NO KEY UPDATE`);
  return user;
};

/** Writes the code of a requester for a locked user; only the requester's own earlier code ends. */
export const saveCode = async (
  db: Db,
  code: { userId: string; requester: Buffer; codeHash: string; minutes: number },
): Promise<void> => {
  await db.rows(sql`
    WITH expired AS (DELETE FROM one_time_codes WHERE user_id = ${code.userId} AND expires_at <= now() AND requester <> ${code.requester})
    INSERT INTO one_time_codes (user_id, credentials_version, requester, code_hash, expires_at)
    SELECT id, credentials_version, ${code.requester}, ${code.codeHash}, now() + make_interval(mins => ${code.minutes})
    FROM users WHERE id = ${code.userId}
    ON CONFLICT (user_id, requester) DO UPDATE
      SET code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at, created_at = now()`);
};

/** Counts a try of the code that this requester asked for, and gives its hash; nothing once it is used up or expired. */
export const countCodeTry = async (
  db: Db,
  email: string,
  requester: Buffer,
  maxTries: number,
): Promise<{ userId: string; codeHash: string } | undefined> => {
  const [code] = await db.rows<{ userId: string; codeHash: string }>(sql`
    UPDATE one_time_codes c SET tries = c.tries + 1 FROM users u
    WHERE u.email = ${email} AND u.disabled_at IS NULL AND c.user_id = u.id AND c.requester = ${requester}
      AND c.tries < ${maxTries} AND c.expires_at > now()
    RETURNING c.user_id AS "userId", c.code_hash AS "codeHash"`);
  return code;
};

/** The hash of the newest code of an account that still has tries, regardless of the requester; this counts no try. */
export const newestCode = async (
  db: Db,
  email: string,
  maxTries: number,
): Promise<{ userId: string; codeHash: string } | undefined> => {
  const [code] = await db.rows<{ userId: string; codeHash: string }>(sql`
    SELECT c.user_id AS "userId", c.code_hash AS "codeHash" FROM one_time_codes c JOIN users u ON u.id = c.user_id
    WHERE u.email = ${email} AND u.disabled_at IS NULL AND c.tries < ${maxTries} AND c.expires_at > now()
    ORDER BY c.created_at DESC LIMIT 1`);
  return code;
};

/** Uses up a code of a locked user; false where it is used, or the user has newer credentials. */
export const useCode = async (db: Db, userId: string, codeHash: string): Promise<boolean> =>
  (
    await db.rows(
      sql`DELETE FROM one_time_codes WHERE user_id = ${userId} AND code_hash = ${codeHash} RETURNING 1`,
    )
  ).length > 0;
