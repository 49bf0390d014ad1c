import { sql, type Db } from '../../../core/db/database';
import { statement } from '../../../core/db/statement';

/** Writes a password of a locked user's own choice; gives the version of the credentials that this begins. */
export const setPasswordHash = statement('users.setPasswordHash', {
  params: { userId: 'uuid', passwordHash: 'text' },
  row: { version: 'int4' },
  text: (p) => `
    UPDATE users SET password_hash = ${p.passwordHash}, must_change_password = false, updated_at = now()
    WHERE id = ${p.userId} RETURNING credentials_version AS version`,
});

/** Titles of the events that a user has a profile in. */
export const eventTitlesOf = statement('users.eventTitlesOf', {
  params: { userId: 'uuid' },
  row: { title: 'text' },
  text: (p) =>
    `SELECT e.title FROM attendees a JOIN events e ON e.id = a.event_id WHERE a.user_id = ${p.userId} ORDER BY e.id`,
});

/** Leaves the user without a password. */
export const removePasswordHash = async (db: Db, userId: string): Promise<void> => {
  await db.rows(sql`
    UPDATE users SET password_hash = NULL, must_change_password = false, updated_at = now() WHERE id = ${userId}`);
};
