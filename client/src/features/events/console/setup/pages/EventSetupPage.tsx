import { lazy, Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorPage } from '../../../../../components/ErrorPage';
import { ErrorState } from '../../../../../components/ErrorState';
import { LinkButton } from '../../../../../components/LinkButton';
import { LoadingLines } from '../../../../../components/LoadingLines';
import { PageHeader } from '../../../../../components/PageHeader';
import { SectionCard } from '../../../../../components/SectionCard';
import { useSetupEventQuery } from '../../../../../generated/hooks';
import { useEventContext } from '../../../../../hooks/useEventContext';
import { usePageTitle } from '../../../../../hooks/usePageTitle';
import { paths, type SetupSection } from '../../../../../lib/paths';
import Checklist from '../components/Checklist';
import { SetupNav } from '../components/SetupNav';
import { StatusActions } from '../components/StatusActions';
import type { SetupEvent } from '../hooks/useSetupForm';
import { isSetupSection } from '../lib/sections';
import { messages } from '../messages';
import styles from './EventSetupPage.module.css';

const contents: Record<SetupSection, ComponentType<{ event: SetupEvent }>> = {
  details: lazy(() => import('../components/DetailsSection')),
  registration: lazy(() => import('../components/RegistrationSection')),
  meetings: lazy(() => import('../components/MeetingsSection')),
  interests: lazy(() => import('../components/InterestsSection')),
  appearance: lazy(() => import('../components/AppearanceSection')),
};

/** Everything that can be set for an event, a section at a time, below what it still lacks. */
export default function EventSetupPage() {
  const { event: shell } = useEventContext();
  const { section = 'details' } = useParams();
  const known = isSetupSection(section) ? section : null;
  const { data, error, refetch } = useSetupEventQuery({
    variables: { eventId: shell.id },
    fetchPolicy: 'cache-and-network',
  });
  usePageTitle(
    known && known !== 'details' ? messages.sections[known] : messages.title,
    data?.event.title ?? shell.title,
  );
  if (!known) return <ErrorPage status={404} embedded />;
  const Content = contents[known];
  const event = data?.event;
  return (
    <div className={styles.page}>
      <PageHeader
        title={messages.title}
        actions={
          <>
            {event && <StatusActions event={event} />}
            <LinkButton to={paths.event(shell.id)}>{messages.viewEvent}</LinkButton>
          </>
        }
      />
      <Checklist eventId={shell.id} />
      <div className={styles.columns}>
        <SetupNav eventId={shell.id} current={known} />
        <SectionCard title={messages.sections[known]}>
          <p className={styles.lead}>{messages.leads[known]}</p>
          {error && !event && (
            <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />
          )}
          {!event && !error && <LoadingLines rows={8} />}
          {event && (
            <Suspense fallback={<LoadingLines rows={8} />}>
              <Content key={known} event={event} />
            </Suspense>
          )}
        </SectionCard>
      </div>
    </div>
  );
}
