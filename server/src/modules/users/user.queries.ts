import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage, searchWords, type KeysetList } from '../../core/db/list-query';
import type { Page } from '../../core/db/pagination';
import { statement, typed } from '../../core/db/statement';
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
  db: Db,
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
export const userById = async (db: Db, id: string): Promise<User | undefined> => {
  const [user] = await db.rows<User>({
    text: `SELECT ${columns} FROM users u WHERE u.id = $1`,
    values: [id],
  });
  return user;
};

/** Locks the administrators who are not disabled, in the order of their ids. */
export const lockActiveAdmins = statement('users.lockActiveAdmins', {
  params: {},
  row: { id: 'uuid', demo: 'bool' },
  text: () =>
    `SELECT id, demo FROM users WHERE role = 'ADMIN' AND disabled_at IS NULL ORDER BY id FOR UPDATE`,
});

/** A row where there is an administrator who is not disabled; those of the demo count only with `demo`. */
export const findAdmin = statement('users.findAdmin', {
  params: { demo: 'bool' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT id FROM users WHERE role = 'ADMIN' AND disabled_at IS NULL AND (${p.demo} OR NOT demo) LIMIT 1`,
});

/** Adds an administrator, or makes one of the user with this e-mail; no row for somebody of the demo. */
export const upsertAdmin = statement('users.upsertAdmin', {
  params: { id: 'uuid', email: typed<string>('citext'), passwordHash: 'text' },
  row: { id: 'uuid' },
  text: (p) => `
    INSERT INTO users AS u (id, email, password_hash, display_name, role, email_verified_at)
    VALUES (${p.id}, ${p.email}, ${p.passwordHash}, 'Administrator', 'ADMIN', now())
    ON CONFLICT (email) DO UPDATE SET role = 'ADMIN', password_hash = excluded.password_hash, must_change_password = false,
      disabled_at = NULL, email_verified_at = coalesce(u.email_verified_at, now()), updated_at = now()
      WHERE NOT u.demo
    RETURNING id`,
});

/** The people of the demo, locked in the order of their ids. */
export const lockDemoUsers = statement('users.lockDemo', {
  params: {},
  row: { id: 'uuid', email: typed<string>('citext') },
  text: () => `SELECT id, email FROM users WHERE demo ORDER BY id FOR UPDATE`,
});
