import { CalendarOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { EmptyState } from '../../../components/EmptyState';
import { useEventContext } from '../../../hooks/useEventContext';
import { useAtLeast } from '../../../hooks/useMediaQuery';
import { useNow } from '../../../hooks/useNow';
import { dayNames } from '../../../lib/event-days';
import { dayKey } from '../../../lib/time';
import type { ScheduleFilters } from '../hooks/useScheduleFilters';
import { useSchedulePage } from '../hooks/useSchedulePage';
import type { Session } from '../lib/agenda-entries';
import { momentsOf } from '../lib/now-and-next';
import { messages } from '../messages';
import { ProgrammeList } from './ProgrammeList';
import { ProgrammeTimeline } from './ProgrammeTimeline';

/** More tracks than this are too narrow side by side. */
const MAX_COLUMNS = 6;

interface ProgrammeDayProps {
  /** The whole programme: filters do not change what comes next. */
  programme: readonly Session[];
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

/** The chosen day: tracks side by side on wide screens; a list on phones, and where a search leaves few. */
export function ProgrammeDay(props: ProgrammeDayProps) {
  const { programme, byDay, filters } = props;
  const { agenda, dayParam } = useSchedulePage();
  const { event } = useEventContext();
  const wide = useAtLeast('lg');
  const roomy = useAtLeast('xl');
  const now = useNow();
  const sessions = byDay.get(dayParam.day) ?? [];
  if (sessions.length === 0) return <NothingShown {...props} />;
  const ownEntries = agenda.entries
    .filter((entry) => entry.kind !== 'session')
    .filter(({ startsAt }) => dayKey(startsAt, event.timezone) === dayParam.day);
  const shared = { sessions, now, moments: momentsOf(programme, now, event.timezone) };
  const { q, saved } = filters.values;
  const columns = new Set(sessions.map(({ track }) => track)).size;
  if (!wide || columns > MAX_COLUMNS || q || saved) {
    return <ProgrammeList {...shared} ownEntries={filters.isNarrowed && !saved ? [] : ownEntries} />;
  }
  return <ProgrammeTimeline {...shared} ownEntries={roomy ? ownEntries : []} />;
}
