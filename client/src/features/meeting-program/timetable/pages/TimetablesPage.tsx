import { ScheduleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import { useCan } from '../../../../data/session/useCan';
import { useTimetablesQuery } from '../../../../generated/hooks';
import { paths } from '../../../../lib/paths';
import {
  ConsolePage,
  EmptyState,
  LinkButton,
  PageHeader,
  Pending,
  RefusedButton,
  useOverlay,
  usePageTitle,
} from '../../../../ui';
import { CompareRuns } from '../components/CompareRuns';
import { ProgramSections } from '../components/ProgramSections';
import { RunProgress } from '../components/RunProgress';
import { RunTable } from '../components/RunTable';
import { useLiveTimetables } from '../hooks/useLiveTimetables';
import { useStartRuns } from '../hooks/useStartRuns';
import { isComputing } from '../lib/runs';
import { messages } from '../messages';

const PlanDrawer = lazy(() => import('../components/PlanDrawer'));

/** The timetables of an event: has one computed, shows how far it is, and compares those that are ready. */
export default function TimetablesPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const { data, error, refetch } = useTimetablesQuery({ variables: { eventId: event.id } });
  useLiveTimetables();
  const runs = data?.scheduleRuns.nodes;
  const { start, follow, hasNext } = useStartRuns(runs);
  const plan = useOverlay('plan');
  const canStart = useCan('startScheduleRun');
  const running = runs?.find(isComputing);
  const hasProgram = Boolean(data?.event.meetingProgram);
  const isRefused = !hasProgram || Boolean(running);
  const refusal = hasProgram
    ? { message: messages.plan.busy, help: messages.plan.busyHelp }
    : { message: messages.noProgramTitle, help: messages.noProgramText };
  const act = isRefused ? (
    <RefusedButton refusal={refusal}>{messages.plan.act}</RefusedButton>
  ) : (
    <Button type="primary" onClick={() => plan.open('new')}>
      {messages.plan.act}
    </Button>
  );
  const isEmpty = runs?.length === 0;
  return (
    <ConsolePage>
      <PageHeader
        title={messages.title}
        description={messages.description}
        actions={canStart && data && !isEmpty && act}
      />
      <ProgramSections value="timetable" />
      {!data && <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />}
      {running && <RunProgress run={running} note={hasNext ? messages.thenOther : undefined} />}
      {isEmpty && (
        <EmptyState
          icon={<ScheduleOutlined aria-hidden />}
          title={hasProgram ? messages.emptyTitle : messages.noProgramTitle}
          text={hasProgram ? messages.emptyText : messages.noProgramText}
          action={
            canStart &&
            (hasProgram ? (
              act
            ) : (
              <LinkButton type="primary" to={paths.meetingProgram(event.id)}>
                {messages.toProgram}
              </LinkButton>
            ))
          }
        />
      )}
      {runs && !isEmpty && (
        <>
          <CompareRuns runs={runs.filter(({ measures }) => measures)} />
          <RunTable runs={runs} refetch={refetch} />
        </>
      )}
      {plan.value && canStart && runs && (
        <Suspense>
          <PlanDrawer onStart={start} onStarted={follow} onClose={plan.close} />
        </Suspense>
      )}
    </ConsolePage>
  );
}
