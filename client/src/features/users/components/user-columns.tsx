import { CheckOutlined, StopOutlined } from '@ant-design/icons';
import type { UserRow_UserFragment } from '../../../generated/graphql';
import {
  type DataTableColumn,
  EmailText,
  PictureOrInitials,
  Row,
  Stack,
  StatusTag,
  Text,
  TimeAgo,
} from '../../../ui';
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

/** The events that staff see, in words. */
const eventsOf = ({ allEvents, staffEvents }: UserRow_UserFragment): string =>
  allEvents
    ? messages.events.all
    : staffEvents.map(({ event }) => event.title).join(', ') || messages.events.none;

/** The columns of the table of users. */
export const userColumns = (
  ownId: string | undefined,
): DataTableColumn<UserRow_UserFragment, keyof typeof messages.columns>[] => [
  {
    key: 'name',
    primary: true,
    width: 160,
    sort: { ascending: 'NAME', descending: 'NAME_DESC' },
    render: ({ id, displayName, avatarUrl }) => (
      <Row as="span" gap="xs">
        <PictureOrInitials name={displayName} src={avatarUrl} size={28} />
        {displayName}
        {id === ownId && <Text tone="secondary">({messages.you})</Text>}
      </Row>
    ),
  },
  { key: 'email', width: 200, onPhones: 'lead', render: ({ email }) => <EmailText email={email} /> },
  {
    key: 'role',
    width: 100,
    render: (user) => (
      <Stack as="span">
        {messages.roles[user.role]}
        {user.role !== 'ATTENDEE' && (
          <Text size="sm" tone="secondary" cut>
            {eventsOf(user)}
          </Text>
        )}
      </Stack>
    ),
  },
  { key: 'state', width: 80, render: ({ disabled }) => <UserState disabled={disabled} /> },
  {
    key: 'lastSignIn',
    width: 100,
    onPhones: false,
    sort: { ascending: 'LAST_SIGN_IN_DESC', descending: 'LAST_SIGN_IN' },
    render: ({ lastLoginAt }) =>
      lastLoginAt ? <TimeAgo at={lastLoginAt} /> : <Text tone="secondary">{messages.neverSignedIn}</Text>,
  },
  {
    key: 'added',
    width: 100,
    onPhones: false,
    sort: { ascending: 'NEWEST', descending: 'OLDEST' },
    render: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
];
