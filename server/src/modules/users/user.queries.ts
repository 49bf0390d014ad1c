import { Role } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { column, type Columns } from '../../core/db/columns';
import { SOME_ID } from '../../core/db/query';
import { enumOf } from '../../core/db/declared';
import { keysetList, searchWords, type KeysetList } from '../../core/db/list-query';
import type { PageArgs } from '../../core/db/pagination';
import { and, bound, sql, type Sql } from '../../core/db/sql';
import { firstOf, statement } from '../../core/db/statement';
import { reachesEvent } from '../event-access/index';
import { accountColumns, userColumns, userColumnsOf } from './user.columns';
import type { UserEntity } from './user.entity';
import { UserSort, type UsersArgs } from './user.inputs';

const byName = { by: userColumns.displayName };
const byAge = { by: userColumns.createdAt };
/** As its index has it. */
const bySignIn = { by: column('timestamptz', sql`coalesce(u.last_login_at, 'epoch'::timestamptz)`) };

const orders: Record<UserSort, KeysetList<Columns>['order']> = {
  [UserSort.NAME]: byName,
  [UserSort.NAME_DESC]: { ...byName, descending: true },
  [UserSort.NEWEST]: { ...byAge, descending: true },
  [UserSort.OLDEST]: byAge,
  [UserSort.LAST_SIGN_IN]: bySignIn,
  [UserSort.LAST_SIGN_IN_DESC]: { ...bySignIn, descending: true },
};

interface KnownIn {
  /** People and staff of these events alone. */
  eventIds?: readonly string[] | null;
}

/** Whether a user `u` has a profile in one of these events, or is staff of one. */
const isKnownIn = (eventIds: Sql): Sql =>
  sql`(EXISTS (SELECT 1 FROM attendees a WHERE a.user_id = u.id AND a.event_id = ANY(${eventIds}))
    OR u.role <> 'ATTENDEE' AND ${reachesEvent(sql`u`, sql`ANY(${eventIds})`)})`;

/** A page of the users that are asked for. */
export const usersPage = keysetList(
  'users.page',
  ({ role, disabled, search, sort, eventIds }: Omit<UsersArgs, keyof PageArgs> & KnownIn) => ({
    columns: userColumns,
    from: sql`users u`,
    where: and(
      eventIds && isKnownIn(bound('uuid[]', eventIds)),
      role && sql`u.role = ${role}`,
      disabled === true && sql`u.disabled_at IS NOT NULL`,
      disabled === false && sql`u.disabled_at IS NULL`,
      ...searchWords(search).map(
        (word) => sql`fold_text(u.display_name || ' ' || u.email::text) LIKE fold_text(${word})`,
      ),
    ),
    order: orders[sort],
    id: sql`u.id`,
  }),
  () => [
    ...Object.values(UserSort).map((sort) => ({ sort })),
    ...[true, false].map((disabled) => ({
      sort: UserSort.NAME,
      eventIds: [SOME_ID],
      role: Role.ADMIN,
      disabled,
      search: 'two words',
    })),
  ],
);

/** A user. */
export const userById = statement('users.byId', {
  params: { id: 'uuid' },
  row: accountColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM users u WHERE u.id = ${p.id}`,
});

/** A user, where one of these events knows them. */
export const userKnownIn = statement('users.knownIn', {
  params: { id: 'uuid', eventIds: 'uuid[]' },
  row: accountColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM users u WHERE u.id = ${p.id} AND ${isKnownIn(p.eventIds)}`,
});

/** The user with this e-mail. */
export const userByEmail = statement('users.byEmail', {
  params: { email: 'citext' },
  row: accountColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM users u WHERE u.email = ${p.email}`,
});

const lockUserById = statement('users.lock', {
  params: { id: 'uuid' },
  row: accountColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM users u WHERE u.id = ${p.id} FOR UPDATE`,
});

/** Locks a user; undefined where there is none. */
export const lockUser = (ctx: RequestContext, id: string): Promise<UserEntity | undefined> =>
  firstOf(lockUserById(ctx, { id }));

/** Adds a user. */
export const insertUser = statement('users.insert', {
  params: {
    id: 'uuid',
    email: 'citext',
    displayName: 'text',
    role: enumOf<Role>('role'),
    passwordHash: 'text?',
    mustChangePassword: 'bool',
    lastLoginAt: 'timestamptz?',
    termsVersion: 'date?',
  },
  row: accountColumns,
  text: (p, columns) => sql`
    INSERT INTO users AS u (id, email, display_name, role, password_hash, must_change_password, last_login_at, terms_version, terms_accepted_at)
    VALUES (${p.id}, ${p.email}, ${p.displayName}, ${p.role}, ${p.passwordHash}, ${p.mustChangePassword}, ${p.lastLoginAt},
      ${p.termsVersion}, CASE WHEN ${p.termsVersion} IS NOT NULL THEN now() END)
    RETURNING ${columns}`,
});

/** Gives a user all events as staff, or only those of `event_staff`. */
export const setAllEvents = statement('users.setAllEvents', {
  params: { userId: 'uuid', allEvents: 'bool' },
  text: (p) => sql`UPDATE users SET all_events = ${p.allEvents}, updated_at = now() WHERE id = ${p.userId}`,
});

/** Notes when a user has signed in; no row where the credentials are of another version. */
export const writeSignIn = statement('users.writeSignIn', {
  params: { id: 'uuid', version: 'int4', at: 'timestamptz' },
  row: userColumnsOf(sql`u`, 'id'),
  text: (p, columns) => sql`
    UPDATE users u SET last_login_at = ${p.at}, updated_at = now()
    WHERE u.id = ${p.id} AND u.credentials_version = ${p.version} RETURNING ${columns}`,
});

/** Locks the administrators who are not disabled, in the order of their ids. */
export const lockActiveAdmins = statement('users.lockActiveAdmins', {
  params: {},
  row: userColumnsOf(sql`u`, 'id', 'demo'),
  text: (_p, columns) => sql`
    SELECT ${columns} FROM users u WHERE u.role = 'ADMIN' AND u.disabled_at IS NULL ORDER BY u.id FOR UPDATE`,
});

/** A row where there is an administrator who is not disabled; those of the demo count only with `demo`. */
export const findAdmin = statement('users.findAdmin', {
  params: { demo: 'bool' },
  row: userColumnsOf(sql`u`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM users u WHERE u.role = 'ADMIN' AND u.disabled_at IS NULL AND (${p.demo} OR NOT u.demo) LIMIT 1`,
});

/** Adds an administrator, or makes one of the user with this e-mail; no row for a person of the demo. */
export const upsertAdmin = statement('users.upsertAdmin', {
  params: { id: 'uuid', email: 'citext', passwordHash: 'text' },
  row: userColumnsOf(sql`u`, 'id'),
  text: (p, columns) => sql`
    INSERT INTO users AS u (id, email, password_hash, display_name, role, email_verified_at)
    VALUES (${p.id}, ${p.email}, ${p.passwordHash}, 'Administrator', 'ADMIN', now())
    ON CONFLICT (email) DO UPDATE SET role = 'ADMIN', all_events = true, password_hash = excluded.password_hash, must_change_password = false,
      disabled_at = NULL, email_verified_at = coalesce(u.email_verified_at, now()), updated_at = now()
      WHERE NOT u.demo
    RETURNING ${columns}`,
});

/** The people of the demo, locked in the order of their ids. */
export const lockDemoUsers = statement('users.lockDemo', {
  params: {},
  row: userColumnsOf(sql`u`, 'id', 'email'),
  text: (_p, columns) => sql`SELECT ${columns} FROM users u WHERE u.demo ORDER BY u.id FOR UPDATE`,
});
