import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LinkButton } from '../../../components/LinkButton';
import { LoadingLines } from '../../../components/LoadingLines';
import { Notice } from '../../../components/Notice';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { SidePanel } from '../../../components/SidePanel';
import { TimeAgo } from '../../../components/TimeAgo';
import type { UserRow_UserFragment } from '../../../generated/graphql';
import { useUserDetailsQuery } from '../../../generated/hooks';
import { useCan } from '../../../hooks/useCan';
import { useOverlays } from '../../../hooks/useOverlays';
import { hasCode } from '../../../lib/errors';
import { paths } from '../../../lib/paths';
import { useUserActions } from '../hooks/useUserActions';
import { messages } from '../messages';
import styles from './Users.module.css';
import { UserSecurityLog } from './UserSecurityLog';
import { UserSessions } from './UserSessions';
import { UserState } from './UserState';

function Actions({ user, eventId }: { user: UserRow_UserFragment; eventId: string }) {
  const overlays = useOverlays();
  const actions = useUserActions();
  return (
    <div className={styles.buttons}>
      <Button onClick={() => overlays.open('editUser', user.id)}>{messages.actions.edit}</Button>
      {!user.disabled && (
        <Button onClick={() => void actions.sendLink(user)}>{messages.actions.resetLink}</Button>
      )}
      {user.viewerCanRemove && (
        <Button onClick={() => void actions.toggle(user)}>
          {user.disabled ? messages.actions.enable : messages.actions.disable}
        </Button>
      )}
      <LinkButton icon={<HistoryOutlined aria-hidden />} to={`${paths.auditLog(eventId)}?of=${user.id}`}>
        {messages.panel.history}
      </LinkButton>
      {user.viewerCanRemove && (
        <Button danger onClick={() => overlays.open('removeUser', user.id)}>
          {messages.actions.remove}
        </Button>
      )}
    </div>
  );
}

function Details({ user, eventId }: { user: UserRow_UserFragment; eventId: string }) {
  const seesLog = useCan('securityLog');
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <PictureOrInitials name={user.displayName} src={user.avatarUrl} size={64} />
        <div>
          <h2>{user.displayName}</h2>
          <p>{user.email}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>{messages.columns.role}</dt>
        <dd>{messages.roles[user.role]}</dd>
        <dt>{messages.columns.state}</dt>
        <dd>
          <UserState disabled={user.disabled} />
        </dd>
        <dt>{messages.columns.email}</dt>
        <dd>{user.emailVerifiedAt ? messages.verified : messages.unverified}</dd>
        <dt>{messages.columns.lastSignIn}</dt>
        <dd>{user.lastLoginAt ? <TimeAgo at={user.lastLoginAt} /> : messages.neverSignedIn}</dd>
        <dt>{messages.columns.added}</dt>
        <dd>
          <TimeAgo at={user.createdAt} />
        </dd>
      </dl>
      {user.mustChangePassword && <Notice kind="info" title={messages.initialPassword} />}
      {user.viewerCanManage ? (
        <>
          <Actions user={user} eventId={eventId} />
          <UserSessions userId={user.id} />
          {seesLog && <UserSecurityLog userId={user.id} />}
        </>
      ) : (
        <Notice kind="info" title={messages.panel.adminOnly} />
      )}
    </div>
  );
}

interface UserPanelProps {
  userId: string;
  eventId: string;
  onClose: () => void;
}

/** One user with what can be done: account, sessions, security log. */
export function UserPanel({ userId, eventId, onClose }: UserPanelProps) {
  const { data, error, refetch } = useUserDetailsQuery({
    variables: { id: userId },
  });
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
