import type { Sql } from '../../core/db/database';
import { WhereBuilder, keysetPage, searchWords, type KeysetList } from '../../core/db/list-query';
import type { Page } from '../../core/db/pagination';
import { statement } from '../../core/db/statement';
import type { User } from './account.types';
import { UserSort, type UsersArgs } from './user.inputs';

/** All columns of a user under the names of its GraphQL type, from `users u`. */
const columns = `u.id, u.email, u.display_name AS "displayName", u.role, u.avatar, u.created_at AS "createdAt",
  u.last_login_at AS "lastLoginAt", u.disabled_at AS "disabledAt", u.must_change_password AS "mustChangePassword",
  u.email_verified_at AS "emailVerifiedAt"`;

const byName = { column: 'u.display_name', type: 'text' } as const;
const byAge = { column: 'u.created_at', type: 'timestamptz' } as const;
/** As its index has it. */
const bySignIn = {
  column: `coalesce(u.last_login_at, 'epoch'::timestamptz)`,
  type: 'timestamptz',
} as const;

const orders: Record<UserSort, KeysetList['order']> = {
  [UserSort.NAME]: byName,
  [UserSort.NAME_DESC]: { ...byName, descending: true },
  [UserSort.NEWEST]: { ...byAge, descending: true },
  [UserSort.OLDEST]: byAge,
  [UserSort.LAST_SIGN_IN]: bySignIn,
  [UserSort.LAST_SIGN_IN_DESC]: { ...bySignIn, descending: true },
};

/** The users that a list asks for. */
export const usersOf = (
  db: Sql,
  { role, disabled, search, sort, ...page }: UsersArgs,
): Promise<Page<User>> => {
  const where = new WhereBuilder();
  if (role) where.add((value) => `u.role = ${value}`, role);
  if (typeof disabled === 'boolean') where.always(`u.disabled_at IS ${disabled ? 'NOT NULL' : 'NULL'}`);
  for (const word of searchWords(search))
    where.add((value) => `fold_text(u.display_name || ' ' || u.email::text) LIKE fold_text(${value})`, word);
  return keysetPage<User>(db, { columns, tables: 'users u', where, order: orders[sort], id: 'u.id' }, page);
};

/** One user; undefined where there is none. */
export const userById = async (db: Sql, id: string): Promise<User | undefined> => {
  const [user] = await db.rows<User>({
    text: `SELECT ${columns} FROM users u WHERE u.id = $1`,
    values: [id],
  });
  return user;
};

/** Locks the administrators who are not disabled, in the order of their ids. */
export const lockActiveAdmins = statement('users.lockActiveAdmins', {
  params: {},
  row: { id: 'uuid' },
  text: () => `SELECT id FROM users WHERE role = 'ADMIN' AND disabled_at IS NULL ORDER BY id FOR UPDATE`,
});
