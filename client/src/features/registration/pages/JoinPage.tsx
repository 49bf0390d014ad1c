import { lazy, Suspense, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { toAppError } from '../../../data/errors/errors';
import { useSession } from '../../../data/session/useSession';
import type { JoinInfoQuery } from '../../../generated/graphql';
import { useJoinInfoQuery } from '../../../generated/hooks';
import { shownFields } from '../../../lib/event-fields';
import { paths } from '../../../lib/paths';
import { EmptyState, ErrorState, LinkButton, PageHeader, Skeleton, usePageTitle } from '../../../ui';
import { ProfileForm } from '../components/ProfileForm';
import styles from '../components/registration.module.css';
import { canChange, isApplicant } from '../lib/application';
import { messages } from '../messages';

/** Comes in place of the form. */
const ApplicationStatus = lazy(() => import('../application/ApplicationStatus'));

/** Whether the application has its page in place of the form, and whether its last news is that one takes part. */
function useApplicant(profile: JoinInfoQuery['joinInfo']['profile'] | undefined) {
  const [params] = useSearchParams();
  const applicant = profile && isApplicant(profile.stage) ? { ...profile, stage: profile.stage } : null;
  const shown = applicant && params.has('edit') && canChange(applicant.stage) ? null : applicant;
  // A decision comes, or an offer is accepted, while the page of the application is open.
  const [waited, setWaited] = useState(false);
  if (shown && !waited) setWaited(true);
  return { applicant: shown, isIn: waited && profile?.stage === 'CONFIRMED' };
}

/** The own profile for an event: the steps to join, and the same to edit it later. Who has applied sees how that stands. */
export default function JoinPage() {
  const { id: eventId = '' } = useParams();
  const user = useSession(({ auth }) => auth.user);
  const { data, error, refetch } = useJoinInfoQuery({ variables: { eventId }, from: 'server' });
  const info = data?.joinInfo;
  const { applicant, isIn } = useApplicant(info?.profile);
  const title = applicant
    ? messages.applicationTitle
    : info?.profile?.status === 'CONFIRMED'
      ? messages.editTitle
      : messages.joinTitle;
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
  if (isIn) return <Navigate to={paths.event(eventId)} replace />;
  if (applicant)
    return (
      <Suspense fallback={<Skeleton rows={8} />}>
        <ApplicationStatus event={info.event} profile={applicant} />
      </Suspense>
    );
  const reload = async () => (await refetch()).data?.joinInfo.profile ?? null;
  return (
    <div className={styles.page}>
      <PageHeader title={title} description={messages.joinLead(info.event.title)} />
      <ProfileForm
        key={eventId}
        info={info}
        fields={shownFields(data.eventFields.fields)}
        userId={user.id}
        reload={reload}
      />
    </div>
  );
}
