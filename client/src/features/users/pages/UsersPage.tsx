import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useCan } from '../../../data/session/useCan';
import { useSession } from '../../../data/session/useSession';
import type { Role, UserRow_UserFragment, UserSort } from '../../../generated/graphql';
import { useUsersQuery } from '../../../generated/hooks';
import { listParams } from '../../../lib/list-params';
import {
  DataTable,
  EmptyState,
  FilterBar,
  FilterSelect,
  oneOf,
  PageHeader,
  PopMenuItem,
  Stack,
  type TableState,
  useOverlays,
  usePageTitle,
  useTable,
} from '../../../ui';
import { userColumns } from '../components/user-columns';
import { useUserActions } from '../hooks/useUserActions';
import { messages } from '../messages';

const UserOverlays = lazy(() => import('../components/UserOverlays'));

const roles = ['ADMIN', 'SUPERVISOR', 'MANAGER', 'EXECUTIVE', 'ATTENDEE'] as const satisfies Role[];
const sorts = [
  'NAME',
  'NAME_DESC',
  'LAST_SIGN_IN_DESC',
  'LAST_SIGN_IN',
  'NEWEST',
  'OLDEST',
] as const satisfies UserSort[];

/** The filters and the order of the table of users, as the address holds them. */
const userParams = {
  q: listParams.q,
  sort: listParams.sort(sorts, 'NAME'),
  role: listParams.kind(roles),
  status: listParams.status(['ENABLED', 'DISABLED'] as const),
};

/** Actions on one user; none if the viewer may not manage them. */
function RowActions({ user }: { user: UserRow_UserFragment }) {
  return useUserActions(user).map(({ label, run, danger }) => (
    <PopMenuItem key={label} danger={danger} onClick={run}>
      {label}
    </PopMenuItem>
  ));
}

/** Search and filters of the table. */
function Toolbar({ table, count }: { table: TableState<typeof userParams>; count: string | undefined }) {
  const { change } = table;
  const { role, status } = table.values;
  return (
    <FilterBar
      list={table}
      texts={messages}
      filters={
        <>
          <FilterSelect
            label={messages.role}
            placeholder={messages.anyRole}
            {...oneOf(messages.roles, role, (chosen) => change({ role: chosen }))}
          />
          <FilterSelect
            label={messages.state}
            placeholder={messages.anyState}
            {...oneOf(messages.states, status, (chosen) => change({ status: chosen }))}
          />
        </>
      }
      chips={{ role: role && messages.roles[role], status: status && messages.states[status] }}
      results={count}
    />
  );
}

function useUserList() {
  const table = useTable(userParams);
  const { q, role, status, sort } = table.values;
  const { data, previousData, ...query } = useUsersQuery({
    variables: {
      search: q.trim() || null,
      role,
      disabled: status ? status === 'DISABLED' : null,
      sort,
      first: table.first,
      offset: table.offset,
    },
  });
  const total = (data ?? previousData)?.users.totalCount;
  const count = total === undefined ? undefined : messages.count(total);
  return { table, page: data?.users, count, query };
}

/** Everyone who can sign in, with their role. */
export default function UsersPage() {
  const { event } = useEventContext();
  const { table, page, count, query } = useUserList();
  const ownId = useSession(({ auth }) => auth.user?.id);
  const canInvite = useCan('createUser');
  const overlays = useOverlays();
  usePageTitle(messages.title, event.title);
  return (
    <Stack gap="sm">
      <PageHeader
        title={messages.title}
        count={count}
        description={messages.description}
        oneLine
        actions={
          canInvite && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => overlays.open('editUser', 'new')}
            >
              {messages.add}
            </Button>
          )
        }
      />
      <DataTable
        label={messages.title}
        name="users"
        table={table}
        titles={messages.columns}
        columns={userColumns(ownId)}
        page={page}
        query={query}
        rowName={({ displayName }) => displayName}
        empty={
          <EmptyState
            icon={<SearchOutlined aria-hidden />}
            title={messages.noMatchTitle}
            text={messages.noMatchText}
            action={<Button onClick={table.clear}>{messages.clearFilters}</Button>}
          />
        }
        onOpen={({ id }) => overlays.open('user', id)}
        renderActions={(user) => (user.viewerCanManage ? <RowActions user={user} /> : null)}
        toolbar={<Toolbar table={table} count={count} />}
      />
      <Suspense>
        <UserOverlays eventId={event.id} />
      </Suspense>
    </Stack>
  );
}
