import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { hasCode } from '../../../data/errors/errors';
import { useCan } from '../../../data/session/useCan';
import type { UserRow_UserFragment } from '../../../generated/graphql';
import { useUserDetailsQuery } from '../../../generated/hooks';
import { formatFarMoment } from '../../../lib/time';
import { paths } from '../../../lib/paths';
import {
  EmptyState,
  EmailText,
  ErrorState,
  Facts,
  LinkButton,
  LoadingLines,
  Note,
  Notice,
  PictureOrInitials,
  Row,
  SidePanel,
  Stack,
  Text,
  TimeAgo,
} from '../../../ui';
import { useUserActions } from '../hooks/useUserActions';
import { messages } from '../messages';
import { UserSecurityLog, UserSessions } from './UserRecords';
import { UserState } from './user-columns';

function Actions({ user, eventId }: { user: UserRow_UserFragment; eventId: string }) {
  const actions = useUserActions(user);
  const buttons = (isDanger: boolean) =>
    actions
      .filter(({ danger = false }) => danger === isDanger)
      .map(({ label, run, danger }) => (
        <Button key={label} danger={danger} onClick={run}>
          {label}
        </Button>
      ));
  return (
    <Row gap="xs" wrap>
      {buttons(false)}
      <LinkButton icon={<HistoryOutlined aria-hidden />} to={`${paths.auditLog(eventId)}?of=${user.id}`}>
        {messages.panel.history}
      </LinkButton>
      {buttons(true)}
    </Row>
  );
}

/** The events that staff see, each with its end. */
const EventList = ({ user }: { user: UserRow_UserFragment }) =>
  user.allEvents ? (
    messages.events.all
  ) : (
    <Stack as="span">
      {user.staffEvents.length === 0 && messages.events.none}
      {user.staffEvents.map(({ event: { id, title, timezone }, endsAt }) => (
        <span key={id}>
          {endsAt ? messages.events.ends(title, formatFarMoment(endsAt, timezone)) : <bdi>{title}</bdi>}
        </span>
      ))}
    </Stack>
  );

function Details({ user, eventId }: { user: UserRow_UserFragment; eventId: string }) {
  const seesLog = useCan('securityLog');
  const isOfAllEvents = useCan('createUser');
  const { columns } = messages;
  return (
    <Stack gap="lg">
      <Row gap="md">
        <PictureOrInitials name={user.displayName} src={user.avatarUrl} size={64} />
        <Stack>
          <Text as="h2" size="h4">
            {user.displayName}
          </Text>
          <Note size="md">
            <EmailText email={user.email} />
          </Note>
        </Stack>
      </Row>
      <Facts
        facts={[
          [columns.role, messages.roles[user.role]],
          ...(user.role === 'ATTENDEE'
            ? []
            : [[columns.events, <EventList key="events" user={user} />] as const]),
          [columns.state, <UserState key="state" disabled={user.disabled} />],
          [columns.email, user.emailVerifiedAt ? messages.verified : messages.unverified],
          [columns.lastSignIn, user.lastLoginAt ? <TimeAgo at={user.lastLoginAt} /> : messages.neverSignedIn],
          [columns.added, <TimeAgo key="added" at={user.createdAt} />],
        ]}
      />
      {user.mustChangePassword && <Notice kind="info" title={messages.initialPassword} />}
      {user.viewerCanManage ? (
        <>
          <Actions user={user} eventId={eventId} />
          <UserSessions userId={user.id} />
          {seesLog && <UserSecurityLog userId={user.id} />}
        </>
      ) : (
        <Notice kind="info" title={isOfAllEvents ? messages.panel.adminOnly : messages.panel.allEventsOnly} />
      )}
    </Stack>
  );
}

interface UserPanelProps {
  userId: string;
  eventId: string;
  onClose: () => void;
}

/** One user with what can be done: account, sessions, security log. */
export function UserPanel({ userId, eventId, onClose }: UserPanelProps) {
  const { data, error, refetch } = useUserDetailsQuery({ variables: { id: userId } });
  const isMissing = error && hasCode(error, 'NOT_FOUND');
  return (
    <SidePanel title={messages.panel.title} width={520} roomy onClose={onClose}>
      {data && <Details user={data.user} eventId={eventId} />}
      {!data && isMissing && <EmptyState title={messages.panel.missing} />}
      {!data && error && !isMissing && (
        <ErrorState error={error} title={messages.panel.loadFailed} onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingLines avatar rows={6} />}
    </SidePanel>
  );
}
