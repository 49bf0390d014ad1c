import { DayPanels } from '../../../components/DayTabs';
import { ErrorState } from '../../../components/ErrorState';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { ScheduleLoading } from '../components/ScheduleLoading';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { messages as shared } from '../messages';
import { ArrangeTimeline } from './ArrangeTimeline';
import { messages } from './messages';

/** The day on a timeline on which sessions are moved, made longer and added. */
export default function ArrangeView() {
  const { schedule, dayParam } = useSchedulePage();
  const { isLoading, error, refetch } = schedule;
  return (
    <Stack gap="sm">
      <DayPanels label={shared.days} dayParam={dayParam}>
        <Stack gap="sm">
          <Text as="p" size="note" tone="secondary">
            {messages.arrangeHint}
          </Text>
          {isLoading && <ScheduleLoading />}
          {error && <ErrorState error={error} title={shared.loadFailed} onRetry={() => refetch()} />}
          {!isLoading && !error && <ArrangeTimeline key={dayParam.day} />}
        </Stack>
      </DayPanels>
    </Stack>
  );
}
