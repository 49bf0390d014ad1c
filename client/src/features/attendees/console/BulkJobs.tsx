import { Button } from 'antd';
import { useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useMailsLeave } from '../../../data/event/useMailsLeave';
import { useDismissed } from '../../../data/settings/useDismissed';
import { useSession } from '../../../data/session/useSession';
import type { BulkJobLine_JobFragment } from '../../../generated/graphql';
import { useUndoBulkJobMutation } from '../../../generated/hooks';
import { JobProgress, Note, Panel, Row, Stack, Text, useNow, useToasts } from '../../../ui';
import { messages } from './messages';
import { isUnderWay } from './useBulkJobs';

/** For so long the result of a job stays on the page, unless it is put away. */
const SHOWN_MS = 30 * 60_000;

function detailsOf(job: BulkJobLine_JobFragment): string[] {
  return [
    ...(job.error ? [job.error] : []),
    ...(job.closedMeetings > 0 ? [messages.job.meetings(job.closedMeetings)] : []),
    ...job.reasons.map(({ reason, count }) => messages.job.reason(reason, count)),
    ...(job.startedByName ? [messages.job.by(job.startedByName)] : []),
  ];
}

function titleOf(job: BulkJobLine_JobFragment, mailing: { isDraft: boolean; mailsLeave: boolean }): string {
  if (job.status === 'UNDONE') return messages.job.undone(job);
  return job.status === 'FAILED' ? messages.job.stopped(job) : messages.job.result(job, mailing);
}

/** Under which a result is put away on this device. */
const keyOf = ({ id }: Pick<BulkJobLine_JobFragment, 'id'>): string => `bulk-job-${id}`;

function EndedJob({ job }: { job: BulkJobLine_JobFragment }) {
  const [, dismiss] = useDismissed(keyOf(job));
  const [undoing, setUndoing] = useState(false);
  const [mutate] = useUndoBulkJobMutation({ refreshes: ['attendees'] });
  const toasts = useToasts();
  const isDraft = useEventContext().event.status === 'DRAFT';
  const mailsLeave = useMailsLeave();
  const undo = async () => {
    setUndoing(true);
    await toasts.attempt(async () => {
      const { data } = await mutate({ variables: { input: { bulkJobId: job.id } } });
      if (data) toasts.success(messages.job.restored(data.undoBulkJob.restored, data.undoBulkJob.kept));
    });
    setUndoing(false);
  };
  return (
    <Panel as="li" pad="sm">
      <Row wrap gap="sm" lineGap="xxs">
        <div style={{ flex: '1 1 240px' }}>
          <Text as="p" strong>
            {titleOf(job, { isDraft, mailsLeave })}
          </Text>
          <Note>{detailsOf(job).join(' · ')}</Note>
        </div>
        {job.undoable && (
          <Button loading={undoing} onClick={() => void undo()}>
            {messages.job.undo}
          </Button>
        )}
        <Button type="text" onClick={dismiss}>
          {messages.job.dismiss}
        </Button>
      </Row>
    </Panel>
  );
}

/** Running and recent bulk jobs; shown again when the viewer returns. */
export function BulkJobs({ jobs }: { jobs: readonly BulkJobLine_JobFragment[] }) {
  const now = useNow();
  const dismissed = useSession(({ auth }) => auth.device.dismissed);
  const shown = jobs.filter(
    (job) =>
      !job.finishedAt ||
      (now.getTime() - Date.parse(job.finishedAt) < SHOWN_MS && !dismissed.includes(keyOf(job))),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label={messages.job.region}>
      <Stack as="ul" gap="xs">
        {shown.map((job) =>
          isUnderWay(job) ? (
            <Panel as="li" pad="sm" gap={6} key={job.id}>
              <JobProgress
                label={messages.job.title(job)}
                done={job.done + job.skipped + job.failed}
                total={job.total}
                status="running"
              />
              <Note>{messages.job.continues}</Note>
            </Panel>
          ) : (
            <EndedJob key={job.id} job={job} />
          ),
        )}
      </Stack>
    </section>
  );
}
