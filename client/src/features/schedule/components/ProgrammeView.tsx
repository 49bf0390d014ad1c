import { CalendarOutlined, DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import { dayNames } from '../../../lib/event-days';
import { dayKey } from '../../../lib/time';
import { DayPanels, EmptyState, ErrorState, Stack, useAtLeast, useNow } from '../../../ui';
import { type ScheduleFilters, useScheduleFilters } from '../hooks/useScheduleFilters';
import { useSchedulePage } from '../hooks/useSchedulePage';
import type { Session } from '../lib/agenda-entries';
import { momentsOf } from '../lib/now-and-next';
import { filterSessions, sessionsByDay } from '../lib/schedule-filter';
import { messages } from '../messages';
import { ProgrammeList } from './ProgrammeList';
import { ProgrammeTimeline } from './ProgrammeTimeline';
import { ScheduleFilterBar } from './ScheduleFilterBar';
import { ScheduleLoading } from './ScheduleLoading';

/** More tracks than this are too narrow side by side. */
const MAX_COLUMNS = 6;

interface ProgrammeDayProps {
  /** The sessions that match, by day. */
  byDay: Map<string, Session[]>;
  filters: ScheduleFilters;
}

function NothingShown({ byDay, filters }: ProgrammeDayProps) {
  const { day, setDay } = useSchedulePage().dayParam;
  const other = [...byDay].find(([key]) => key !== day);
  if (!filters.isNarrowed) {
    return (
      <EmptyState
        title={messages.emptyDayTitle}
        text={messages.emptyDayText}
        icon={<CalendarOutlined aria-hidden />}
      />
    );
  }
  return (
    <EmptyState
      title={other ? messages.emptyMatchDayTitle : messages.noMatchTitle}
      text={messages.noMatchText}
      icon={<SearchOutlined aria-hidden />}
      action={
        other ? (
          <Button onClick={() => setDay(other[0])}>
            {messages.matchesOn(other[1].length, dayNames(other[0]).full)}
          </Button>
        ) : (
          <Button onClick={filters.clear}>{messages.clearFilters}</Button>
        )
      }
    />
  );
}

/** The chosen day, folded to what is on or to come: tracks side by side on wide screens; a list on phones, and where a search leaves few. */
function ProgrammeDay(props: ProgrammeDayProps) {
  const { byDay, filters } = props;
  const { schedule, agenda, dayParam } = useSchedulePage();
  const { event } = useEventContext();
  const wide = useAtLeast('lg');
  const roomy = useAtLeast('xl');
  const now = useNow();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const sessions = byDay.get(dayParam.day) ?? [];
  if (sessions.length === 0) return <NothingShown {...props} />;
  const isToCome = ({ endsAt }: { endsAt: string }) => Date.parse(endsAt) > now.getTime();
  const toCome = sessions.filter(isToCome);
  const isUnderWay = toCome.length > 0 && toCome.length < sessions.length;
  const isFolded = isUnderWay && !showsEarlier;
  const ownEntries = agenda.entries
    .filter((entry) => entry.kind !== 'session')
    .filter(({ startsAt }) => dayKey(startsAt, event.timezone) === dayParam.day)
    .filter((entry) => !isFolded || isToCome(entry));
  // Filters do not change what comes next.
  const programme = schedule.sessions.filter(({ kind }) => kind !== 'POD');
  const shared = {
    sessions: isFolded ? toCome : sessions,
    now,
    moments: momentsOf(programme, now, event.timezone),
  };
  const { q, saved } = filters.values;
  const columns = new Set(sessions.map(({ track }) => track)).size;
  const isList = !wide || columns > MAX_COLUMNS || q || saved;
  return (
    <Stack gap="md">
      {isUnderWay && (
        <div>
          <Button
            icon={showsEarlier ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            aria-expanded={showsEarlier}
            onClick={() => setShowsEarlier(!showsEarlier)}
          >
            {showsEarlier ? messages.hideEarlier : messages.earlier(sessions.length - toCome.length)}
          </Button>
        </div>
      )}
      {isList ? (
        <ProgrammeList
          {...shared}
          isUnderWay={isUnderWay}
          ownEntries={filters.isNarrowed && !saved ? [] : ownEntries}
        />
      ) : (
        <ProgrammeTimeline {...shared} ownEntries={roomy ? ownEntries : []} />
      )}
    </Stack>
  );
}

/** The whole programme: searched, filtered, one day at a time. */
export function ProgrammeView() {
  const { schedule, agenda, dayParam } = useSchedulePage();
  const { sessions, error, refetch } = schedule;
  // The viewer's meetings stand between the sessions: drawn later, they would push them.
  const isLoading = schedule.isLoading || agenda.isLoading;
  const zone = useEventZone();
  const filters = useScheduleFilters();
  const matching = useMemo(() => filterSessions(sessions, filters.values), [sessions, filters.values]);
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
        {!isLoading && sessions.length > 0 && <ProgrammeDay byDay={byDay} filters={filters} />}
      </DayPanels>
    </>
  );
}
