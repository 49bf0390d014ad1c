import { CalendarOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { DayPanels } from '../../../components/DayTabs';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { useEventZone } from '../../../hooks/useEventZone';
import { useScheduleFilters } from '../hooks/useScheduleFilters';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { filterSessions, sessionsByDay } from '../lib/schedule-filter';
import { messages } from '../messages';
import { ProgrammeDay } from './ProgrammeDay';
import { ScheduleFilterBar } from './ScheduleFilterBar';
import { ScheduleLoading } from './ScheduleLoading';

/** The whole programme: searched, filtered, one day at a time. */
export function ProgrammeView() {
  const { schedule, agenda, dayParam } = useSchedulePage();
  const { sessions, error, refetch } = schedule;
  // The viewer's meetings stand between the sessions: drawn later, they would push them.
  const isLoading = schedule.isLoading || agenda.isLoading;
  const zone = useEventZone();
  const filters = useScheduleFilters();
  const { q, track, kind, saved } = filters.values;
  const matching = useMemo(
    () => filterSessions(sessions, { q, track, kind, saved }),
    [sessions, q, track, kind, saved],
  );
  const programme = useMemo(() => sessions.filter(({ kind: one }) => one !== 'POD'), [sessions]);
  const byDay = useMemo(() => sessionsByDay(matching, zone), [matching, zone]);
  return (
    <>
      <ScheduleFilterBar filters={filters} count={matching.length} />
      <DayPanels
        label={messages.days}
        dayParam={dayParam}
        countOf={filters.isNarrowed && !isLoading ? (key) => byDay.get(key)?.length ?? 0 : undefined}
        sticky
      >
        {isLoading && <ScheduleLoading />}
        {error && <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />}
        {!isLoading && !error && sessions.length === 0 && (
          <EmptyState
            title={messages.emptyTitle}
            text={messages.emptyText}
            icon={<CalendarOutlined aria-hidden />}
          />
        )}
        {!isLoading && sessions.length > 0 && (
          <ProgrammeDay programme={programme} byDay={byDay} filters={filters} />
        )}
      </DayPanels>
    </>
  );
}
