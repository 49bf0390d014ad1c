import { lazy, Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../../../data/useCan';
import { useEventContext } from '../../../../../data/useEventContext';
import { useSetupEventQuery } from '../../../../../generated/hooks';
import { paths, type SetupSection } from '../../../../../lib/paths';
import {
  ErrorPage,
  ErrorState,
  LinkButton,
  LoadingLines,
  Note,
  PageHeader,
  SectionCard,
  Stack,
  usePageTitle,
} from '../../../../../ui';
import Checklist from '../components/Checklist';
import styles from '../components/Setup.module.css';
import { SetupNav } from '../components/SetupNav';
import { StatusActions } from '../components/StatusActions';
import type { SetupEvent } from '../hooks/useSetupForm';
import { isSetupSection } from '../lib/sections';
import { messages } from '../messages';

type FormSection = Exclude<SetupSection, 'matching'>;

const forms: Record<FormSection, ComponentType<{ event: SetupEvent }>> = {
  details: lazy(() => import('../components/DetailsSection')),
  registration: lazy(() => import('../components/RegistrationSection')),
  meetings: lazy(() => import('../components/MeetingsSection')),
  interests: lazy(() => import('../components/InterestsSection')),
  appearance: lazy(() => import('../components/AppearanceSection')),
};
const MatchingSection = lazy(() => import('../components/matching/MatchingSection'));

/** One section that is a form over the event. */
function SectionForm({ section, event }: { section: FormSection; event: SetupEvent }) {
  const Form = forms[section];
  return <Form key={section} event={event} />;
}

/** Everything that can be set for an event, a section at a time, below what it still lacks. */
export default function EventSetupPage() {
  const { event: shell } = useEventContext();
  const { section = 'details' } = useParams();
  const known = isSetupSection(section) ? section : null;
  const canEdit = useCan('updateEvent');
  const { data, error, refetch } = useSetupEventQuery({ variables: { eventId: shell.id }, skip: !canEdit });
  usePageTitle(
    known && known !== 'details' ? messages.sections[known] : messages.title,
    data?.event.title ?? shell.title,
  );
  if (!known) return <ErrorPage status={404} embedded />;
  // All staff may read who comes for whom.
  if (!canEdit && known !== 'matching') return <ErrorPage status={403} embedded />;
  const event = data?.event;
  const lines = <LoadingLines rows={8} />;
  return (
    <Stack gap="md" className={styles.page}>
      <PageHeader
        title={messages.title}
        actions={
          <>
            {event && <StatusActions event={event} />}
            <LinkButton to={paths.event(shell.id)}>{messages.viewEvent}</LinkButton>
          </>
        }
      />
      {canEdit && <Checklist eventId={shell.id} />}
      <div className={canEdit ? styles.columns : undefined}>
        {canEdit && <SetupNav eventId={shell.id} current={known} />}
        <SectionCard title={messages.sections[known]}>
          <Note size="md" className={styles.lead}>
            {messages.leads[known]}
          </Note>
          {known === 'matching' ? (
            <Suspense fallback={lines}>
              <MatchingSection eventId={shell.id} />
            </Suspense>
          ) : (
            <>
              {error && !event && (
                <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />
              )}
              {!event && !error && lines}
              {event && (
                <Suspense fallback={lines}>
                  <SectionForm section={known} event={event} />
                </Suspense>
              )}
            </>
          )}
        </SectionCard>
      </div>
    </Stack>
  );
}
