import { statement } from '../../core/db/statement';
import { sql } from '../../core/db/sql';

/** Raises the version of a user's credentials: triggers end all that was made for earlier ones. */
export const raiseCredentialsVersion = statement('users.raiseCredentialsVersion', {
  params: { userId: 'uuid' },
  text: (p) => sql`UPDATE users SET credentials_version = credentials_version + 1 WHERE id = ${p.userId}`,
});
