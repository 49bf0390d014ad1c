import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMeetingProgramPageQuery } from '../../../generated/hooks';
import { ConsolePage, EmptyState, PageHeader, Pending, usePageTitle } from '../../../ui';
import { ProgramCard } from '../components/ProgramCard';
import { Readiness } from '../components/Readiness';
import { TargetTable } from '../components/TargetTable';
import { messages } from '../messages';
import { ProgramSections } from '../timetable/components/ProgramSections';

const ProgramDrawer = lazy(() => import('../components/ProgramDrawer'));

/** How an event plans meetings by wishes: its settings, what is promised to whom, and what stands in the way. */
export default function MeetingProgramPage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const { data, error, refetch } = useMeetingProgramPageQuery({ variables: { eventId: event.id } });
  const [isEditing, setEditing] = useState(false);
  const program = data?.event.meetingProgram ?? null;
  const groups = data?.attendeeGroups ?? [];
  return (
    <ConsolePage>
      <PageHeader title={messages.title} description={messages.description} />
      <ProgramSections value="program" />
      {!data && <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={8} />}
      {data && !program && (
        <EmptyState
          icon={<CalendarOutlined aria-hidden />}
          title={messages.offTitle}
          text={messages.offText}
          action={
            <Button type="primary" onClick={() => setEditing(true)}>
              {messages.switchOn}
            </Button>
          }
        />
      )}
      {data && program && (
        <>
          <ProgramCard program={program} groups={groups} onEdit={() => setEditing(true)} />
          <Readiness />
          <TargetTable targets={data.meetingTargets} groups={groups} refetch={refetch} />
        </>
      )}
      {isEditing && (
        <Suspense>
          <ProgramDrawer
            program={program}
            groups={groups}
            reload={async () => (await refetch()).data?.event.meetingProgram}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </ConsolePage>
  );
}
