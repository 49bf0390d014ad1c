import type { BulkJobKind, BulkJobPreviewInput } from '../../../generated/graphql';
import { useBulkJobPreviewQuery } from '../../../generated/hooks';
import { Pending, Sheet } from '../../../ui';
import { bulkSteps, type StartJob } from './bulk-steps';
import { messages } from './messages';
import { useStartBulkJob } from './useBulkJobs';

const texts = messages.bulk;

interface BulkDialogProps {
  eventId: string;
  kind: BulkJobKind;
  selection: BulkJobPreviewInput;
  onStarted: () => void;
  onCancel: () => void;
}

/** Says what a bulk job would meet, as the server counts it, and starts it. */
export default function BulkDialog({ eventId, kind, selection, onStarted, onCancel }: BulkDialogProps) {
  const { data, error, refetch } = useBulkJobPreviewQuery({
    variables: { input: selection },
    from: 'server',
  });
  const startJob = useStartBulkJob();
  const preview = data?.bulkJobPreview;
  const start: StartJob = async (more) => {
    await startJob({ ...selection, kind, expectedTotal: preview?.total, ...more });
    onStarted();
  };
  const Step = bulkSteps[kind];
  if (preview) return <Step preview={preview} start={start} onCancel={onCancel} eventId={eventId} />;
  return (
    <Sheet title={texts.counting} width={480} onClose={onCancel}>
      <Pending error={error} refetch={refetch} title={texts.loadFailed} rows={2} />
    </Sheet>
  );
}
