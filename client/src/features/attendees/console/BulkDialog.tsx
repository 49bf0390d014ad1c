import { Button, Form, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { ErrorState } from '../../../components/ErrorState';
import { ConfirmWithConsequences } from '../../../components/forms/ConfirmWithConsequences';
import { FormError } from '../../../components/forms/FormError';
import { LoadingLines } from '../../../components/LoadingLines';
import { Sheet } from '../../../components/Sheet';
import type {
  AttendeeCategory,
  BulkJobKind,
  BulkJobPreviewInput,
  BulkJobPreviewQuery,
  StartBulkJobInput,
} from '../../../generated/graphql';
import { useBulkJobPreviewQuery } from '../../../generated/hooks';
import { toAppError, type AppError } from '../../../lib/errors';
import { CompanySelect } from './CompanySelect';
import { messages } from './messages';
import { consequencesOf } from './RemovePerson';
import { categories } from './staff-params';
import { useStartBulkJob } from './useBulkJobs';

const texts = messages.bulk;
/** From so many on, a word has to be typed before they are removed. */
const MANY = 20;

type Preview = BulkJobPreviewQuery['bulkJobPreview'];
type Start = (more?: Partial<StartBulkJobInput>) => Promise<void>;

interface StepProps {
  preview: Preview;
  start: Start;
  onCancel: () => void;
}

interface QuestionProps {
  title: string;
  submit: string;
  disabled?: boolean;
  start: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}

/** A dialog with one answer that starts the work. */
function Question({ title, submit, disabled, start, onCancel, children }: QuestionProps) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const confirm = async () => {
    setSending(true);
    setError(null);
    try {
      await start();
    } catch (caught) {
      setError(toAppError(caught));
      setSending(false);
    }
  };
  return (
    <Sheet
      title={title}
      width={480}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button
            type="primary"
            loading={sending}
            disabled={disabled || sending}
            onClick={() => void confirm()}
          >
            {submit}
          </Button>
        </>
      }
    >
      <FormError error={error} />
      {children}
    </Sheet>
  );
}

function InviteStep({ preview, start, onCancel }: StepProps) {
  const { neverInvited: count, total } = preview;
  return (
    <Question
      title={texts.inviteTitle}
      submit={texts.inviteSubmit(count)}
      disabled={count === 0}
      start={() => start()}
      onCancel={onCancel}
    >
      <p>{texts.inviteText(count, total)}</p>
    </Question>
  );
}

function RemindStep({ preview, start, onCancel }: StepProps) {
  const { remindable: count, total } = preview;
  return (
    <Question
      title={texts.remindTitle}
      submit={texts.remindSubmit(count)}
      disabled={count === 0}
      start={() => start()}
      onCancel={onCancel}
    >
      <p>{texts.remindText(count, total)}</p>
    </Question>
  );
}

function CategoryStep({ preview, start, onCancel }: StepProps) {
  const [category, setCategory] = useState<AttendeeCategory | null>(null);
  return (
    <Question
      title={texts.categoryTitle(preview.total)}
      submit={texts.change(preview.total)}
      disabled={!category}
      start={() => start({ category })}
      onCancel={onCancel}
    >
      <Form.Item label={messages.columns.category} htmlFor="bulk-category" layout="vertical">
        <Select
          id="bulk-category"
          value={category ?? undefined}
          options={categories.map((value) => ({ value, label: messages.categories[value] }))}
          onChange={setCategory}
        />
      </Form.Item>
    </Question>
  );
}

function CompanyStep({ preview, start, onCancel, eventId }: StepProps & { eventId: string }) {
  const [companyId, setCompanyId] = useState<string | null>(null);
  return (
    <Question
      title={texts.companyTitle(preview.total)}
      submit={texts.change(preview.total)}
      start={() => start({ companyId })}
      onCancel={onCancel}
    >
      <Form.Item
        label={messages.columns.company}
        htmlFor="bulk-company"
        layout="vertical"
        extra={texts.companyHint}
      >
        <CompanySelect id="bulk-company" eventId={eventId} value={companyId} onChange={setCompanyId} />
      </Form.Item>
    </Question>
  );
}

function RemoveStep({ preview, start, onCancel }: StepProps) {
  return (
    <ConfirmWithConsequences
      open
      title={messages.removeManyTitle(preview.total)}
      text={messages.removeText}
      consequences={consequencesOf(preview.removal)}
      act={messages.removeMany(preview.total)}
      typed={preview.total >= MANY ? messages.removeWord : undefined}
      onConfirm={() => start()}
      onCancel={onCancel}
    />
  );
}

const steps: Record<BulkJobKind, (props: StepProps & { eventId: string }) => ReactNode> = {
  INVITE: InviteStep,
  REMIND: RemindStep,
  SET_CATEGORY: CategoryStep,
  SET_COMPANY: CompanyStep,
  REMOVE: RemoveStep,
};

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
    fetchPolicy: 'network-only',
  });
  const startJob = useStartBulkJob();
  const preview = data?.bulkJobPreview;
  const start: Start = async (more) => {
    await startJob({ ...selection, kind, expectedTotal: preview?.total, ...more });
    onStarted();
  };
  const Step = steps[kind];
  if (preview) return <Step preview={preview} start={start} onCancel={onCancel} eventId={eventId} />;
  return (
    <Sheet title={texts.counting} width={480} onClose={onCancel}>
      {error ? (
        <ErrorState error={error} title={texts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines rows={2} />
      )}
    </Sheet>
  );
}
