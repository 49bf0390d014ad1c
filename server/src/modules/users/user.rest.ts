import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, offset, pageOf, pageSize, succeeded, successShape } from '../../core/rest/shapes';
import { Role } from '../../core/auth/roles';
import type { Viewed } from '../../core/rest/view';
import { userView } from './user.presenter';

const tag = 'users';
const access = 'managers';
/** The spec writes this key so. */
const fields = { displayName: 'displayName' };

const NO_PASSWORD =
  'Nobody sets the password of somebody else. The user can ask for a link on the sign-in page, or you can send one.';

/** Managers' rows about users. */
export const userRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/users', '/users/list'],
    access,
    summary: 'All users who can sign in, by name.',
    tag,
    query: z.object({
      search: z.string().optional(),
      role: z.enum(Role).optional(),
      offset: offset().default(0),
      pageSize: pageSize().default(20),
    }),
    document: `query Users($first: Int!, $offset: Int, $search: String, $role: Role) {
      users(first: $first, offset: $offset, search: $search, role: $role) { totalCount nodes { ${userView.fields} } }
    }`,
    variables: ({ query }) => ({
      first: query.pageSize,
      offset: query.offset,
      search: query.search,
      role: query.role,
    }),
    shape: ({ users }: { users: { totalCount: number; nodes: Viewed<typeof userView>[] } }, { query }) => ({
      users: users.nodes.map((each) => userView.present(each)),
      total: users.totalCount,
      offset: query.offset,
      pageSize: query.pageSize,
    }),
    response: pageOf('users', userView.shape),
  }),
  defineRow({
    method: 'post',
    paths: ['/users'],
    access,
    summary: 'Make a user; a password is an initial one, without it a link to set one is mailed.',
    tag,
    body: z.object({
      email: z.string(),
      displayName: z.string(),
      role: z.enum(Role),
      password: z.string().nullish(),
    }),
    document: `mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { user { ${userView.fields} } } }`,
    variables: ({ body: { email, displayName, role, password } }) => ({
      input: { email, displayName, role, password },
    }),
    shape: ({ createUser: { user } }: { createUser: { user: Viewed<typeof userView> } }) => ({
      user: userView.present(user),
    }),
    response: z.object({ user: userView.shape }),
    status: 201,
    fields,
  }),
  defineRow({
    method: 'put',
    paths: ['/users/:id'],
    access,
    summary: 'Change a user: name, role, or whether the user may sign in.',
    tag,
    params: z.object({ id: id() }),
    body: z.object({
      displayName: z.string().optional(),
      role: z.enum(Role).optional(),
      disabled: z.boolean().optional(),
      password: z.null({ error: NO_PASSWORD }).optional(),
    }),
    document: `mutation UpdateUser($input: UpdateUserInput!) { updateUser(input: $input) { user { ${userView.fields} } } }`,
    variables: ({ params, body: { displayName, role, disabled } }) => ({
      input: { displayName, role, disabled, userId: params.id },
    }),
    shape: ({ updateUser: { user } }: { updateUser: { user: Viewed<typeof userView> } }) => ({
      user: userView.present(user),
    }),
    response: z.object({ user: userView.shape }),
    fields,
  }),
  defineRow({
    method: 'delete',
    paths: ['/users/:id'],
    access,
    summary: 'Delete a user; profiles become nameless.',
    tag,
    params: z.object({ id: id() }),
    document: 'mutation DeleteUser($input: DeleteUserInput!) { deleteUser(input: $input) { user { id } } }',
    variables: ({ params }) => ({ input: { userId: params.id } }),
    shape: succeeded,
    response: successShape(),
  }),
];
