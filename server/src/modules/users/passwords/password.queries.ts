import { sql, type Sql } from '../../../core/db/database';
import { statement } from '../../../core/db/statement';

/** Writes a password of the user's own choice; true where it replaces an initial one. */
export const setPasswordHash = async (db: Sql, userId: string, passwordHash: string): Promise<boolean> => {
  const [row] = await db.rows<{ wasInitial: boolean }>(sql`
    UPDATE users u SET password_hash = ${passwordHash}, must_change_password = false, updated_at = now()
    FROM (SELECT id, must_change_password FROM users WHERE id = ${userId} FOR UPDATE) AS before
    WHERE u.id = before.id RETURNING before.must_change_password AS "wasInitial"`);
  return row?.wasInitial ?? false;
};

/** Leaves the user without a password. */
export const removePasswordHash = async (db: Sql, userId: string): Promise<void> => {
  await db.rows(sql`
    UPDATE users SET password_hash = NULL, must_change_password = false, updated_at = now() WHERE id = ${userId}`);
};

/** Locks a user who still has this password; no row where it was changed. */
export const lockUserWithPassword = statement('users.lockUserWithPassword', {
  params: { userId: 'uuid', passwordHash: 'text?' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT id FROM users WHERE id = ${p.userId} AND password_hash = ${p.passwordHash} FOR UPDATE`,
});
