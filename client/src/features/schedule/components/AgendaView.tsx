import { CalendarOutlined, PlusOutlined, PrinterOutlined, ScheduleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useAgendaHoursQuery } from '../../../generated/hooks';
import { DayPanels, EmptyState, ErrorState, Row, Stack, useAtLeast, useNow } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { freeGaps } from '../lib/free-gaps';
import { messages } from '../messages';
import { AgendaPrint } from './AgendaPrint';
import { AgendaList, AgendaWeek } from './AgendaWeek';
import { ScheduleLoading } from './ScheduleLoading';
import styles from './schedule.module.css';

const AgendaCalendarSheet = lazy(() => import('./AgendaCalendarSheet'));
const BusyTimeDrawer = lazy(() => import('./BusyTimeDrawer'));

/** More days than this are too narrow side by side. */
const MAX_COLUMNS = 5;

/** Times of all days that are free for a meeting. */
function useFreeGaps(now: Date) {
  const { event } = useEventContext();
  const { agenda, dayParam } = useSchedulePage();
  const { data } = useAgendaHoursQuery({ variables: { eventId: event.id } });
  if (!data || agenda.isLoading) return [];
  const { meetingHours, slotMinutes } = data.event;
  return dayParam.days.flatMap((day) =>
    freeGaps(meetingHours, agenda.entries, { day, zone: event.timezone, now, minMinutes: slotMinutes }),
  );
}

/** The actions on the whole agenda. */
function Toolbar({ onAddBusy }: { onAddBusy: () => void }) {
  const [calendar, setCalendar] = useState(false);
  const wide = useAtLeast('md');
  return (
    <Row gap="xs" wrap={wide}>
      <Button
        block={!wide}
        type="primary"
        size="large"
        icon={<PlusOutlined aria-hidden />}
        onClick={onAddBusy}
      >
        {messages.addBusy}
      </Button>
      <Button size="large" icon={<CalendarOutlined aria-hidden />} onClick={() => setCalendar(true)}>
        {wide ? messages.feed.open : messages.feed.openShort}
      </Button>
      {wide && (
        <Button size="large" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {messages.print}
        </Button>
      )}
      <Suspense fallback={null}>
        {calendar && <AgendaCalendarSheet onClose={() => setCalendar(false)} />}
      </Suspense>
    </Row>
  );
}

/** Everything the viewer has planned: days side by side on wide screens, one day as a list on phones. */
export function AgendaView({ onShowProgramme }: { onShowProgramme: () => void }) {
  const { agenda, dayParam } = useSchedulePage();
  const now = useNow();
  const wide = useAtLeast('lg') && dayParam.days.length <= MAX_COLUMNS;
  const gaps = useFreeGaps(now);
  const [adding, setAdding] = useState<boolean | null>(null);
  if (agenda.error) {
    return <ErrorState error={agenda.error} title={messages.agendaFailed} onRetry={() => agenda.refetch()} />;
  }
  return (
    <>
      <Stack gap="md" className={styles.screen}>
        <Toolbar onAddBusy={() => setAdding(true)} />
        {!agenda.isLoading && agenda.entries.length === 0 && (
          <EmptyState
            title={messages.agendaEmptyTitle}
            text={messages.agendaEmptyText}
            icon={<ScheduleOutlined aria-hidden />}
            action={<Button onClick={onShowProgramme}>{messages.seeProgramme}</Button>}
          />
        )}
        {wide && (agenda.isLoading ? <ScheduleLoading /> : <AgendaWeek gaps={gaps} now={now} />)}
        {!wide && (
          <DayPanels label={messages.days} dayParam={dayParam} sticky>
            {agenda.isLoading ? <ScheduleLoading /> : <AgendaList gaps={gaps} now={now} />}
          </DayPanels>
        )}
      </Stack>
      <AgendaPrint />
      <Suspense fallback={null}>
        {adding !== null && (
          <BusyTimeDrawer key={dayParam.day} open={adding} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </>
  );
}
