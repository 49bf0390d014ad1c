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
export const userColumns = (
  ownId: string | undefined,
): DataTableColumn<UserRow_UserFragment, keyof typeof messages.columns>[] => [
  {
    key: 'name',
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
  { key: 'email', width: 200 },
  { key: 'role', render: ({ role }) => messages.roles[role] },
  { key: 'state', width: 110, render: ({ disabled }) => <UserState disabled={disabled} /> },
  {
    key: 'lastSignIn',
    width: 130,
    sort: { ascending: 'LAST_SIGN_IN_DESC', descending: 'LAST_SIGN_IN' },
    render: ({ lastLoginAt }) =>
      lastLoginAt ? <TimeAgo at={lastLoginAt} /> : <Text tone="secondary">{messages.neverSignedIn}</Text>,
  },
  {
    key: 'added',
    width: 130,
    onPhones: false,
    sort: { ascending: 'NEWEST', descending: 'OLDEST' },
    render: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
];
