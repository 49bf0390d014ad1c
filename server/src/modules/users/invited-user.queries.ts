import { column, countOf } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { userColumnsOf } from './user.columns';

/** Adds a user with this e-mail; one that is there already stays as it is. */
export const insertUserIfNew = statement('users.insertUserIfNew', {
  params: { id: 'uuid', email: 'citext', displayName: 'text' },
  text: (p) => sql`
    INSERT INTO users (id, email, display_name) VALUES (${p.id}, ${p.email}, ${p.displayName})
    ON CONFLICT (email) DO NOTHING`,
});

/** The user with this e-mail, kept from being deleted until the transaction ends. */
export const lockUserByEmail = statement('users.lockUserByEmail', {
  params: { email: 'citext' },
  row: userColumnsOf(sql`u`, 'id', 'role'),
  text: (p, columns) => sql`SELECT ${columns} FROM users u WHERE u.email = ${p.email} FOR KEY SHARE`,
});

/** Locks the user of an attendee, with what decides whether staff may correct the e-mail. */
export const lockAccount = statement('users.lockAccount', {
  params: { userId: 'uuid?' },
  row: {
    ...userColumnsOf(sql`u`, 'id', 'email', 'role'),
    isUsed: column('bool', sql`u.password_hash IS NOT NULL OR u.last_login_at IS NOT NULL`),
    profiles: countOf(sql`attendees WHERE user_id = u.id`),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM users u WHERE u.id = ${p.userId} FOR NO KEY UPDATE OF u`,
});

/** Changes the e-mail of a user. */
export const setUserEmail = statement('users.setUserEmail', {
  params: { userId: 'uuid', email: 'citext' },
  text: (p) => sql`UPDATE users SET email = ${p.email}, updated_at = now() WHERE id = ${p.userId}`,
});

/** Names a user as an invitation does, and forgets what the user had said of themselves. */
export const renameAsInvited = statement('users.renameAsInvited', {
  params: { userId: 'uuid', displayName: 'text' },
  text: (p) => sql`
    UPDATE users SET display_name = ${p.displayName}, avatar = NULL, last_login_at = NULL, updated_at = now()
    WHERE id = ${p.userId}`,
});

/** Deletes those of these users who were made at this moment (a timestamp as text), never signed in, and have no attendee left. */
export const deleteUnusedUsers = statement('users.deleteUnused', {
  params: { userIds: 'uuid[]', madeAt: 'text' },
  text: (p) => sql`
    DELETE FROM users u WHERE u.id = ANY(${p.userIds})
      AND u.password_hash IS NULL AND u.role = 'ATTENDEE' AND u.last_login_at IS NULL AND u.created_at = ${p.madeAt}::timestamptz
      AND NOT EXISTS (SELECT 1 FROM attendees a WHERE a.user_id = u.id)`,
});

/** Adds a user for each row of the temporary table `import_rows` whose e-mail is new; runs where an import has made it. */
export const insertStagedUsers = sql`
  INSERT INTO users (id, email, display_name)
  SELECT r.other_id, r.email, left(concat_ws(' ', r.first_name, r.last_name), 200) FROM import_rows r ORDER BY r.email
  ON CONFLICT (email) DO NOTHING`;
