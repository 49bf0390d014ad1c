import type { DataTableColumn } from '../../../components/console/data-table-types';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { TimeAgo } from '../../../components/TimeAgo';
import type { UserRow_UserFragment } from '../../../generated/graphql';
import { messages } from '../messages';
import styles from './Users.module.css';
import { UserState } from './UserState';

/** The columns of the table of users. */
export const userColumns = (ownId: string | undefined): DataTableColumn<UserRow_UserFragment>[] => [
  {
    key: 'name',
    title: messages.columns.name,
    primary: true,
    width: 200,
    sort: { ascending: 'NAME', descending: 'NAME_DESC' },
    render: ({ id, displayName, avatarUrl }) => (
      <span className={styles.person}>
        <PictureOrInitials name={displayName} src={avatarUrl} size={28} />
        {displayName}
        {id === ownId && <span className={styles.quiet}>({messages.you})</span>}
      </span>
    ),
  },
  { key: 'email', title: messages.columns.email, width: 200, render: ({ email }) => email },
  { key: 'role', title: messages.columns.role, render: ({ role }) => messages.roles[role] },
  {
    key: 'state',
    title: messages.columns.state,
    width: 110,
    render: ({ disabled }) => <UserState disabled={disabled} />,
  },
  {
    key: 'lastSignIn',
    title: messages.columns.lastSignIn,
    width: 130,
    sort: { ascending: 'LAST_SIGN_IN_DESC', descending: 'LAST_SIGN_IN' },
    render: ({ lastLoginAt }) =>
      lastLoginAt ? (
        <TimeAgo at={lastLoginAt} />
      ) : (
        <span className={styles.quiet}>{messages.neverSignedIn}</span>
      ),
  },
  {
    key: 'added',
    title: messages.columns.added,
    width: 130,
    onPhones: false,
    sort: { ascending: 'NEWEST', descending: 'OLDEST' },
    render: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
];
