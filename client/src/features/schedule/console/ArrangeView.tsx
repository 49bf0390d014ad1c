import { DayTabs, dayTabId } from '../../../components/DayTabs';
import { ErrorState } from '../../../components/ErrorState';
import type { useDayParam } from '../../../hooks/useDayParam';
import { ScheduleLoading } from '../components/ScheduleLoading';
import type { useSchedule } from '../hooks/useSchedule';
import { messages as shared } from '../messages';
import styles from './ArrangeView.module.css';
import { ArrangeTimeline } from './ArrangeTimeline';
import { messages } from './messages';

const PANEL = 'arrange';

interface ArrangeViewProps {
  schedule: ReturnType<typeof useSchedule>;
  dayParam: ReturnType<typeof useDayParam>;
  tracks: readonly string[];
}

/** The day on a timeline on which sessions are moved, made longer and added. */
export default function ArrangeView({ schedule, dayParam, tracks }: ArrangeViewProps) {
  const { sessions, isLoading, error, refetch } = schedule;
  const { days, day, today, setDay } = dayParam;
  return (
    <div className={styles.view}>
      <DayTabs
        label={shared.days}
        days={days.map((key) => ({ key }))}
        value={day}
        onChange={setDay}
        today={today}
        panelId={PANEL}
      />
      <p className={styles.hint}>{messages.arrangeHint}</p>
      <div id={PANEL} role="tabpanel" aria-labelledby={dayTabId(PANEL, day)} className={styles.panel}>
        {isLoading && <ScheduleLoading />}
        {error && <ErrorState error={error} title={shared.loadFailed} onRetry={() => refetch()} />}
        {!isLoading && !error && <ArrangeTimeline key={day} day={day} sessions={sessions} tracks={tracks} />}
      </div>
    </div>
  );
}
