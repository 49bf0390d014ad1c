import { Button } from 'antd';
import { useCan } from '../../../../data/session/useCan';
import { useCancelTimetableMutation } from '../../../../generated/hooks';
import { JobProgress, Note, Panel, Row, Stack, useToasts } from '../../../../ui';
import type { Run } from '../lib/runs';
import { messages } from '../messages';

/** How far a timetable is computed, and the way to cancel it. */
export function RunProgress({ run, note }: { run: Run; note?: string }) {
  const canCancel = useCan('cancelScheduleRun');
  const toasts = useToasts();
  const [mutate, { loading }] = useCancelTimetableMutation({ refreshes: ['scheduleRuns'] });
  const cancel = () =>
    toasts.attempt(async () => {
      await mutate({ variables: { input: { scheduleRunId: run.id } } });
      toasts.info(messages.cancelled);
    });
  return (
    <Panel pad="sm" gap="xs">
      <Row wrap gap="md" lineGap="xs">
        <Stack grow style={{ flexBasis: 240 }}>
          <JobProgress
            label={messages.running(messages.orders[run.order], messages.bases[run.basis])}
            words={messages.percent(run.progress)}
            done={run.progress}
            total={100}
            status="running"
          />
        </Stack>
        {canCancel && (
          <Button loading={loading} onClick={() => void cancel()}>
            {messages.cancel}
          </Button>
        )}
      </Row>
      <Note>{note ?? messages.draft.continues}</Note>
    </Panel>
  );
}
