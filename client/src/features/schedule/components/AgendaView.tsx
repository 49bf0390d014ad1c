import { CalendarOutlined, PlusOutlined, PrinterOutlined, ScheduleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { DayPanels } from '../../../components/DayTabs';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { useAgendaHoursQuery } from '../../../generated/hooks';
import type { useDayParam } from '../../../hooks/useDayParam';
import { useEventContext } from '../../../hooks/useEventContext';
import { useAtLeast } from '../../../hooks/useMediaQuery';
import { useNow } from '../../../hooks/useNow';
import { Row, Stack } from '../../../ui/Stack';
import type { useAgenda } from '../hooks/useAgenda';
import { useBusyTimes } from '../hooks/useBusyTimes';
import { freeGaps } from '../lib/free-gaps';
import { messages } from '../messages';
import { AgendaList } from './AgendaList';
import { AgendaPrint } from './AgendaPrint';
import { AgendaWeek } from './AgendaWeek';
import styles from './schedule.module.css';
import { ScheduleLoading } from './ScheduleLoading';

const AgendaCalendarSheet = lazy(() => import('./AgendaCalendarSheet'));
const BusyTimeDrawer = lazy(() => import('./BusyTimeDrawer'));

/** More days than this are too narrow side by side. */
const MAX_COLUMNS = 5;

interface AgendaViewProps {
  agenda: ReturnType<typeof useAgenda>;
  dayParam: ReturnType<typeof useDayParam>;
  tracks: readonly string[];
  onShowProgramme: () => void;
}

/** Times of all days that are free for a meeting. */
function useFreeGaps(days: readonly string[], agenda: AgendaViewProps['agenda'], now: Date) {
  const { event } = useEventContext();
  const { data } = useAgendaHoursQuery({ variables: { eventId: event.id } });
  if (!data || agenda.isLoading) return [];
  const { meetingHours, slotMinutes } = data.event;
  return days.flatMap((day) =>
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

function NothingPlanned({ onShowProgramme }: Pick<AgendaViewProps, 'onShowProgramme'>) {
  return (
    <EmptyState
      title={messages.agendaEmptyTitle}
      text={messages.agendaEmptyText}
      icon={<ScheduleOutlined aria-hidden />}
      action={<Button onClick={onShowProgramme}>{messages.seeProgramme}</Button>}
    />
  );
}

/** Everything the viewer has planned: days side by side on wide screens, one day as a list on phones. */
export function AgendaView({ agenda, dayParam, tracks, onShowProgramme }: AgendaViewProps) {
  const { days, day, today } = dayParam;
  const now = useNow();
  const wide = useAtLeast('lg') && days.length <= MAX_COLUMNS;
  const gaps = useFreeGaps(days, agenda, now);
  const busyTimes = useBusyTimes();
  const [adding, setAdding] = useState<boolean | null>(null);
  const shared = { days, tracks, entries: agenda.entries, gaps, now, onRemoveBusy: busyTimes.remove };
  if (agenda.error) {
    return <ErrorState error={agenda.error} title={messages.agendaFailed} onRetry={() => agenda.refetch()} />;
  }
  return (
    <>
      <Stack gap="md" className={styles.screen}>
        <Toolbar onAddBusy={() => setAdding(true)} />
        {!agenda.isLoading && agenda.entries.length === 0 && (
          <NothingPlanned onShowProgramme={onShowProgramme} />
        )}
        {wide && (agenda.isLoading ? <ScheduleLoading /> : <AgendaWeek {...shared} />)}
        {!wide && (
          <DayPanels label={messages.days} dayParam={dayParam} sticky>
            {agenda.isLoading ? <ScheduleLoading /> : <AgendaList {...shared} day={day} />}
          </DayPanels>
        )}
      </Stack>
      <AgendaPrint days={days} entries={agenda.entries} />
      <Suspense fallback={null}>
        {adding !== null && (
          <BusyTimeDrawer
            key={day}
            open={adding}
            onClose={() => setAdding(false)}
            days={days.filter((key) => key >= today)}
            day={day >= today ? day : today}
          />
        )}
      </Suspense>
    </>
  );
}
