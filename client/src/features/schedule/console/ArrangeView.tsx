import { DayPanels } from '../../../components/DayTabs';
import { ErrorState } from '../../../components/ErrorState';
import type { useDayParam } from '../../../hooks/useDayParam';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { ScheduleLoading } from '../components/ScheduleLoading';
import type { useSchedule } from '../hooks/useSchedule';
import { messages as shared } from '../messages';
import { ArrangeTimeline } from './ArrangeTimeline';
import { messages } from './messages';

interface ArrangeViewProps {
  schedule: ReturnType<typeof useSchedule>;
  dayParam: ReturnType<typeof useDayParam>;
  tracks: readonly string[];
}

/** The day on a timeline on which sessions are moved, made longer and added. */
export default function ArrangeView({ schedule, dayParam, tracks }: ArrangeViewProps) {
  const { sessions, isLoading, error, refetch } = schedule;
  const { day } = dayParam;
  return (
    <Stack gap="sm">
      <DayPanels label={shared.days} dayParam={dayParam}>
        <Stack gap="sm">
          <Text as="p" size="note" tone="secondary">
            {messages.arrangeHint}
          </Text>
          {isLoading && <ScheduleLoading />}
          {error && <ErrorState error={error} title={shared.loadFailed} onRetry={() => refetch()} />}
          {!isLoading && !error && (
            <ArrangeTimeline key={day} day={day} sessions={sessions} tracks={tracks} />
          )}
        </Stack>
      </DayPanels>
    </Stack>
  );
}
