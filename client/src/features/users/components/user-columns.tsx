import { CheckOutlined, StopOutlined } from '@ant-design/icons';
import type { UserRow_UserFragment } from '../../../generated/graphql';
import { type DataTableColumn, PictureOrInitials, Row, StatusTag, Text, TimeAgo } from '../../../ui';
import { messages } from '../messages';

/** Whether a user may sign in. */
export const UserState = ({ disabled }: { disabled: boolean }) => (
  <StatusTag
    tone={disabled ? 'danger' : 'success'}
    icon={disabled ? <StopOutlined aria-hidden /> : <CheckOutlined aria-hidden />}
  >
    {messages.states[disabled ? 'DISABLED' : 'ENABLED']}
  </StatusTag>
);

/** The columns of the table of users. */
export const userColumns = (ownId: string | undefined): DataTableColumn<UserRow_UserFragment>[] => [
  {
    key: 'name',
    title: messages.columns.name,
    primary: true,
    width: 200,
    sort: { ascending: 'NAME', descending: 'NAME_DESC' },
    render: ({ id, displayName, avatarUrl }) => (
      <Row as="span" gap="xs">
        <PictureOrInitials name={displayName} src={avatarUrl} size={28} />
        {displayName}
        {id === ownId && <Text tone="secondary">({messages.you})</Text>}
      </Row>
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
      lastLoginAt ? <TimeAgo at={lastLoginAt} /> : <Text tone="secondary">{messages.neverSignedIn}</Text>,
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
