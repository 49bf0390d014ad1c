import { statement } from '../../core/db/statement';

/** Raises the version of a user's credentials: triggers end all that was made for earlier ones. */
export const raiseCredentialsVersion = statement('users.raiseCredentialsVersion', {
  params: { userId: 'uuid' },
  row: {},
  text: (p) => `UPDATE users SET credentials_version = credentials_version + 1 WHERE id = ${p.userId}`,
});
