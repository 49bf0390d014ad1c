import { columnOf } from '../../../core/db/columns';
import { sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { eventColumnsOf } from '../../events/index';
import { UserEntity } from '../user.entity';

/** Writes a password of a locked user's own choice; gives the version of the credentials that this begins. */
export const setPasswordHash = statement('users.setPasswordHash', {
  params: { userId: 'uuid', passwordHash: 'text' },
  row: { version: columnOf(UserEntity, sql`users`, 'credentialsVersion') },
  text: (p, columns) => sql`
    UPDATE users SET password_hash = ${p.passwordHash}, must_change_password = false, updated_at = now()
    WHERE id = ${p.userId} RETURNING ${columns}`,
});

/** Titles of the events that a user has a profile in. */
export const eventTitlesOf = statement('users.eventTitlesOf', {
  params: { userId: 'uuid' },
  row: eventColumnsOf(sql`e`, 'title'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a JOIN events e ON e.id = a.event_id WHERE a.user_id = ${p.userId} ORDER BY e.id`,
});

/** Leaves the user without a password. */
export const removePasswordHash = statement('users.removePasswordHash', {
  params: { userId: 'uuid' },
  text: (p) => sql`
    UPDATE users SET password_hash = NULL, must_change_password = false, updated_at = now() WHERE id = ${p.userId}`,
});

/** Raises the version of a user's credentials: triggers end all that was made for earlier ones. */
export const raiseCredentialsVersion = statement('users.raiseCredentialsVersion', {
  params: { userId: 'uuid' },
  text: (p) => sql`UPDATE users SET credentials_version = credentials_version + 1 WHERE id = ${p.userId}`,
});
