import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCan } from '../../../../../data/session/useCan';
import { useEventContext } from '../../../../../data/event/useEventContext';
import { useSetupEventQuery } from '../../../../../generated/hooks';
import { paths, type SetupSection } from '../../../../../lib/paths';
import {
  ErrorPage,
  LinkButton,
  LoadingLines,
  Note,
  PageHeader,
  Pending,
  PopMenu,
  Row,
  SectionCard,
  Stack,
  StatusTag,
  useOverlay,
  usePageTitle,
} from '../../../../../ui';
import { ErasureNotice } from '../../../../keeping';
import { NextStep } from '../components/NextStep';
import styles from '../components/Setup.module.css';
import { SetupRail } from '../components/SetupRail';
import type { SetupEvent } from '../hooks/useSetupForm';
import { useStatusActs } from '../hooks/useStatusActs';
import { PUBLISH } from '../lib/checklist';
import { messages } from '../messages';

const isSection = (name: string): name is SetupSection => name in messages.sections;

const StatusDialog = lazy(() => import('../components/StatusDialog'));

/** The sections that all staff may read. */
const staffSections: Record<'matching' | 'groups', ComponentType<{ eventId: string; next: ReactNode }>> = {
  matching: lazy(() => import('../components/matching/MatchingSection')),
  groups: lazy(async () => ({ default: (await import('../../../../groups')).GroupsSection })),
};
const isForStaff = (name: SetupSection): name is keyof typeof staffSections => name in staffSections;

/** The sections that are a form over the event. */
const forms: Record<
  Exclude<SetupSection, keyof typeof staffSections>,
  ComponentType<{ event: SetupEvent }>
> = {
  details: lazy(() => import('../components/DetailsSection')),
  registration: lazy(() => import('../components/RegistrationSection')),
  meetings: lazy(() => import('../components/MeetingsSection')),
  interests: lazy(() => import('../components/InterestsSection')),
  fields: lazy(() => import('../components/fields/FieldsSection')),
  appearance: lazy(() => import('../components/AppearanceSection')),
  kept: lazy(() => import('../components/KeptSection')),
};

/** How far the event is, what can be done about it, and for a draft to publish it. */
function StatusActions({ event }: { event: SetupEvent }) {
  const { items, dialog } = useStatusActs(event, { withPublish: false });
  const publishing = useOverlay(PUBLISH);
  const isDraft = event.status === 'DRAFT';
  const status = messages.status[event.status];
  const tag = (
    <Row as="span" gap={6}>
      <StatusTag tone={event.status === 'PUBLISHED' ? 'success' : 'neutral'}>{status}</StatusTag>
      <DownOutlined aria-hidden />
    </Row>
  );
  return (
    <>
      <PopMenu label={status} buttonClass={styles.status} button={tag}>
        {items}
      </PopMenu>
      {isDraft && <Button onClick={() => publishing.open('1')}>{messages.publish.act}</Button>}
      {isDraft && publishing.value && (
        <Suspense>
          <StatusDialog event={event} act="publish" onClose={publishing.close} />
        </Suspense>
      )}
      {dialog}
    </>
  );
}

/** Everything that can be set for an event, a section at a time, beside the path that leads through it. */
export default function EventSetupPage() {
  const { event: shell } = useEventContext();
  const { section = 'details' } = useParams();
  const known = isSection(section) ? section : null;
  const canEdit = useCan('updateEvent');
  const { data, error, refetch } = useSetupEventQuery({ variables: { eventId: shell.id }, skip: !canEdit });
  usePageTitle(
    known && known !== 'details' ? messages.sections[known] : messages.title,
    data?.event.title ?? shell.title,
  );
  if (!known) return <ErrorPage status={404} embedded />;
  if (!canEdit && !isForStaff(known)) return <ErrorPage status={403} embedded />;
  const event = data?.event;
  const Staff = isForStaff(known) ? staffSections[known] : null;
  const Form = isForStaff(known) ? null : forms[known];
  return (
    <Stack gap="md" className={styles.page}>
      <PageHeader
        title={messages.title}
        actions={
          <>
            <LinkButton to={paths.event(shell.id)}>{messages.viewEvent}</LinkButton>
            {event && <StatusActions event={event} />}
          </>
        }
      />
      <ErasureNotice eventId={shell.id} timezone={shell.timezone} />
      <div className={canEdit ? styles.columns : undefined}>
        {canEdit && <SetupRail eventId={shell.id} current={known} />}
        <SectionCard title={messages.sections[known]}>
          <Note size="md" className={styles.lead}>
            {messages.leads[known]}
          </Note>
          <Suspense fallback={<LoadingLines rows={8} />}>
            {Staff && <Staff eventId={shell.id} next={canEdit && <NextStep />} />}
            {Form && event && <Form key={known} event={event} />}
            {Form && !event && (
              <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />
            )}
          </Suspense>
        </SectionCard>
      </div>
    </Stack>
  );
}
