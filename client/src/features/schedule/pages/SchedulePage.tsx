import { useQueryState } from 'nuqs';
import { lazy, Suspense } from 'react';
import { useCan } from '../../../data/session/useCan';
import { useEventContext } from '../../../data/event/useEventContext';
import { listParams } from '../../../lib/list-params';
import {
  EventTimeNote,
  PageHeader,
  Segmented,
  Stack,
  useAtLeast,
  useDayParam,
  useFormOverlay,
  usePageTitle,
} from '../../../ui';
import { AgendaView } from '../components/AgendaView';
import { ProgrammeView } from '../components/ProgrammeView';
import { ScheduleLoading } from '../components/ScheduleLoading';
import styles from '../components/schedule.module.css';
import { useAgenda } from '../hooks/useAgenda';
import { useSchedule } from '../hooks/useSchedule';
import { SchedulePageContext } from '../hooks/useSchedulePage';
import { tracksOf } from '../lib/schedule-filter';
import { messages } from '../messages';

const SessionPanel = lazy(() => import('../components/SessionPanel'));
// Only those who edit the programme load these.
const ScheduleTools = lazy(() => import('../console/ScheduleTools'));
const ScheduleEditing = lazy(() => import('../console/ScheduleEditing'));
const ArrangeView = lazy(() => import('../console/ArrangeView'));

const views = ['programme', 'agenda'] as const;
const viewParam = { ...listParams.view([...views, 'arrange'], 'programme'), shallow: false };

/** The programme of the event, day by day, and what of it is in the viewer's agenda. */
export default function SchedulePage() {
  const { event } = useEventContext();
  usePageTitle(messages.title, event.title);
  const dayParam = useDayParam();
  const canEdit = useCan('updateActivity');
  // On phones sessions are moved by their form.
  const canArrange = useAtLeast('lg') && canEdit;
  const schedule = useSchedule(event.id, canEdit);
  const agenda = useAgenda();
  const { open, shown, close } = useFormOverlay('session');
  const [view, setView] = useQueryState('view', viewParam);
  const state = { schedule, agenda, dayParam, tracks: tracksOf(schedule.sessions) };
  // Staff have no agenda, and attendees nothing to arrange.
  const isOffered = view === 'agenda' ? agenda.isOwn : canArrange;
  const shownView = isOffered ? view : 'programme';
  const count = schedule.sessions.filter(({ kind }) => kind === 'SESSION').length;
  return (
    <Stack gap="md">
      <PageHeader
        title={messages.title}
        count={shownView !== 'agenda' && schedule.sessions.length > 0 ? messages.count(count) : undefined}
        description={<EventTimeNote />}
        actions={
          <>
            {agenda.isOwn && (
              <Segmented
                className={styles.views}
                label={messages.views.label}
                value={shownView === 'agenda' ? 'agenda' : 'programme'}
                options={views.map((value) => ({ value, label: messages.views[value] }))}
                onChange={(next) => void setView(next)}
              />
            )}
            <Suspense fallback={null}>
              {canEdit && (
                <ScheduleTools
                  canArrange={canArrange}
                  isArranging={shownView === 'arrange'}
                  onView={(next) => void setView(next)}
                />
              )}
            </Suspense>
          </>
        }
      />
      <SchedulePageContext value={state}>
        {shownView === 'programme' && <ProgrammeView />}
        {shownView === 'agenda' && <AgendaView onShowProgramme={() => void setView(null)} />}
        {shownView === 'arrange' && (
          <Suspense fallback={<ScheduleLoading />}>
            <ArrangeView />
          </Suspense>
        )}
        <Suspense fallback={null}>
          {shown && <SessionPanel id={shown} open={open} onClose={close} />}
          {canEdit && <ScheduleEditing />}
        </Suspense>
      </SchedulePageContext>
    </Stack>
  );
}
