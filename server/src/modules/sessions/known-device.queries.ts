import { sql, type Db } from '../../core/db/database';
import type { Credentials } from './credentials';

const MAX_PER_USER = 40;

/** Which of these keys the account with this e-mail has signed in with, as hex. Takes as long where there is no account. */
export const knownKeysOf = async (db: Db, email: string, keys: readonly Buffer[]): Promise<string[]> => {
  const rows = await db.rows<{ key: string }>(sql`
    SELECT encode(k.key_hash, 'hex') AS key FROM users u JOIN known_devices k ON k.user_id = u.id
    WHERE u.email = ${email} AND k.key_hash = ANY(${keys}::bytea[])`);
  return rows.map(({ key }) => key);
};

/** Notes that the user has signed in with these keys. */
export const rememberKeys = async (
  db: Db,
  { userId, version }: Credentials,
  keys: readonly Buffer[],
): Promise<void> => {
  await db.rows(sql`
    INSERT INTO known_devices (user_id, credentials_version, key_hash)
    SELECT ${userId}, ${version}::int, key FROM unnest(${keys}::bytea[]) AS signed_in (key)
    ORDER BY key ON CONFLICT (user_id, key_hash) DO UPDATE SET last_used_at = now()`);
};

/** Drops the keys that were not used for longest; MAX_PER_USER stay. */
export const trimKeys = async (db: Db, userId: string): Promise<void> => {
  await db.rows(sql`
    DELETE FROM known_devices WHERE user_id = ${userId} AND key_hash IN (
      SELECT key_hash FROM known_devices WHERE user_id = ${userId}
      ORDER BY last_used_at DESC, key_hash OFFSET ${MAX_PER_USER})`);
};
