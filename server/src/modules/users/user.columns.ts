import { columnsFor } from '../../core/db/columns';
import { sql } from '../../core/db/sql';
import { UserEntity } from './user.entity';

/** Columns of users, for modules that read them. */
export const userColumnsOf = columnsFor(UserEntity);

/** The columns of a User, from `users u`. */
export const userColumns = userColumnsOf(
  sql`u`,
  'id',
  'email',
  'displayName',
  'role',
  'allEvents',
  'avatar',
  'createdAt',
  'lastLoginAt',
  'disabledAt',
  'mustChangePassword',
  'emailVerifiedAt',
  'language',
);

/** All columns of a user, from `users u`. */
export const accountColumns = {
  ...userColumns,
  ...userColumnsOf(sql`u`, 'passwordHash', 'credentialsVersion', 'demo', 'updatedAt'),
};
