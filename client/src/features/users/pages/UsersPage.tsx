import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useMemo } from 'react';
import { DataTable } from '../../../components/console/DataTable';
import { EmptyState } from '../../../components/EmptyState';
import { PopMenuItem } from '../../../components/light/PopMenu';
import { PageHeader } from '../../../components/PageHeader';
import type { UserRow_UserFragment } from '../../../generated/graphql';
import { useUsersQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { useOverlays } from '../../../hooks/useOverlays';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { useSession } from '../../../hooks/useSession';
import { useTable } from '../../../hooks/useTable';
import { userColumns } from '../components/user-columns';
import styles from '../components/Users.module.css';
import { UserToolbar } from '../components/UserToolbar';
import { useUserActions } from '../hooks/useUserActions';
import { userParams } from '../lib/user-params';
import { messages } from '../messages';

const UserOverlays = lazy(() => import('../components/UserOverlays'));

/** Actions on one user; none on those whom one may not manage. */
function RowActions({ user }: { user: UserRow_UserFragment }) {
  const overlays = useOverlays();
  const actions = useUserActions();
  return (
    <>
      <PopMenuItem onClick={() => overlays.open('editUser', user.id)}>{messages.actions.edit}</PopMenuItem>
      {!user.disabled && (
        <PopMenuItem onClick={() => void actions.sendLink(user)}>{messages.actions.resetLink}</PopMenuItem>
      )}
      {user.viewerCanRemove && (
        <>
          <PopMenuItem onClick={() => void actions.toggle(user)}>
            {user.disabled ? messages.actions.enable : messages.actions.disable}
          </PopMenuItem>
          <PopMenuItem danger onClick={() => overlays.open('removeUser', user.id)}>
            {messages.actions.remove}
          </PopMenuItem>
        </>
      )}
    </>
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
    <div className={styles.page}>
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
        toolbar={<UserToolbar table={table} count={count} />}
      />
      <Suspense>
        <UserOverlays eventId={event.id} />
      </Suspense>
    </div>
  );
}
