import { useParams } from 'react-router-dom';
import { toAppError } from '../../../data/errors/errors';
import { useSession } from '../../../data/session/useSession';
import { useJoinInfoQuery } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { EmptyState, ErrorState, LinkButton, PageHeader, Skeleton, usePageTitle } from '../../../ui';
import { ProfileForm } from '../components/ProfileForm';
import styles from '../components/registration.module.css';
import { messages } from '../messages';

/** The own profile for an event: three steps to join, and the same to edit it later. */
export default function JoinPage() {
  const { id: eventId = '' } = useParams();
  const user = useSession(({ auth }) => auth.user);
  const { data, error, refetch } = useJoinInfoQuery({ variables: { eventId }, from: 'server' });
  const info = data?.joinInfo;
  const title = info?.profile?.status === 'CONFIRMED' ? messages.editTitle : messages.joinTitle;
  usePageTitle(title, info?.event.title);
  if (!info && error) {
    const { code } = toAppError(error);
    if (code !== 'NOT_FOUND' && code !== 'BAD_USER_INPUT')
      return <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />;
    return (
      <EmptyState
        title={messages.joinMissing}
        text={messages.joinMissingText}
        action={<LinkButton to={paths.invite()}>{messages.haveCode}</LinkButton>}
      />
    );
  }
  if (!info || !user) {
    return (
      <output className={`${styles.page} ${styles.columns}`} aria-label={messages.joinTitle}>
        <Skeleton avatar={88} rows={12} />
        <Skeleton avatar={88} rows={6} />
      </output>
    );
  }
  if (user.role !== 'ATTENDEE') {
    return (
      <EmptyState
        title={messages.joinStaff}
        text={messages.joinStaffText}
        action={<LinkButton to={paths.event(eventId)}>{messages.toEvent}</LinkButton>}
      />
    );
  }
  const reload = async () => (await refetch()).data?.joinInfo.profile ?? null;
  return (
    <div className={styles.page}>
      <PageHeader title={title} description={messages.joinLead(info.event.title)} />
      <ProfileForm key={eventId} info={info} userId={user.id} reload={reload} />
    </div>
  );
}
