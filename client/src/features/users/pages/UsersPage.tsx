import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { useEventContext } from '../../../data/useEventContext';
import { useSession } from '../../../data/useSession';
import type { Role, UserRow_UserFragment, UserSort } from '../../../generated/graphql';
import { useUsersQuery } from '../../../generated/hooks';
import { listParams } from '../../../lib/list-params';
import {
  DataTable,
  EmptyState,
  FilterBar,
  filterChips,
  FilterField,
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

/** Actions on one user; none on those whom one may not manage. */
function RowActions({ user }: { user: UserRow_UserFragment }) {
  return useUserActions(user).map(({ label, run, danger }) => (
    <PopMenuItem key={label} danger={danger} onClick={run}>
      {label}
    </PopMenuItem>
  ));
}

interface ToolbarProps {
  table: TableState<typeof userParams>;
  count: string | undefined;
}

/** Search and filters of the table. */
function Toolbar({ table: { values, change, clear }, count }: ToolbarProps) {
  const { q, role, status } = values;
  return (
    <FilterBar
      label={messages.filterLabel}
      search={{
        value: q,
        label: messages.search,
        placeholder: messages.searchHint,
        onChange: (text) => change({ q: text }),
      }}
      filters={
        <>
          <FilterField label={messages.role}>
            {(id) => (
              <Select
                {...oneOf(messages.roles, role, (chosen) => change({ role: chosen }))}
                id={id}
                placeholder={messages.anyRole}
              />
            )}
          </FilterField>
          <FilterField label={messages.state}>
            {(id) => (
              <Select
                {...oneOf(messages.states, status, (chosen) => change({ status: chosen }))}
                id={id}
                placeholder={messages.anyState}
              />
            )}
          </FilterField>
        </>
      }
      chips={filterChips(
        { role: role && messages.roles[role], status: status && messages.states[status] },
        change,
      )}
      onClear={clear}
      results={count}
    />
  );
}

function useUserList() {
  const table = useTable(userParams);
  const { q, role, status, sort } = table.values;
  const { data, previousData, loading, error, refetch } = useUsersQuery({
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
  return { table, rows: data?.users.nodes, total, loading, error, refetch };
}

/** Everyone who can sign in, with their role. */
export default function UsersPage() {
  const { event } = useEventContext();
  const { table, rows, total, loading, error, refetch } = useUserList();
  const ownId = useSession(({ auth }) => auth.user?.id);
  const overlays = useOverlays();
  const columns = useMemo(() => userColumns(ownId), [ownId]);
  const count = total === undefined ? undefined : messages.count(total);
  usePageTitle(messages.title, event.title);
  return (
    <Stack gap="sm">
      <PageHeader
        title={messages.title}
        count={count}
        description={messages.description}
        actions={
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => overlays.open('editUser', 'new')}
          >
            {messages.add}
          </Button>
        }
      />
      <DataTable
        label={messages.title}
        name="users"
        table={table}
        columns={columns}
        rows={rows}
        total={total}
        rowKey={({ id }) => id}
        rowName={({ displayName }) => displayName}
        loading={loading}
        error={error}
        onRetry={() => void refetch()}
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
