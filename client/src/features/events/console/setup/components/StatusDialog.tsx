import { Button } from 'antd';
import { useState } from 'react';
import { toAppError, type AppError } from '../../../../../data/errors/errors';
import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import { ConfirmWithConsequences, FormError, Notice, Sheet, Stack } from '../../../../../ui';
import { useEventStatus, type StatusSubject } from '../hooks/useEventStatus';
import { checklistOf, peopleOf } from '../lib/checklist';
import { messages } from '../messages';
import { ChecklistLines } from './ChecklistLines';

export type StatusAct = 'publish' | 'unpublish' | 'archive';

interface StatusDialogProps {
  event: StatusSubject;
  act: StatusAct;
  onClose: () => void;
}

/** The last look before an event is published: what it lacks, and who hears of it. */
function PublishDialog({ event, onClose }: Omit<StatusDialogProps, 'act'>) {
  const texts = messages.publish;
  const { data } = useSetupChecklistQuery({ variables: { eventId: event.id } });
  const change = useEventStatus();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const publish = async () => {
    setSending(true);
    setError(null);
    try {
      await change(event, 'PUBLISHED', texts.done(event.title));
      onClose();
    } catch (caught) {
      setError(toAppError(caught));
    } finally {
      setSending(false);
    }
  };
  const lines = data ? checklistOf(event.id, data) : [];
  const due = data?.event.dueInvitations ?? 0;
  const doneCount = lines.filter(({ done }) => done).length;
  // Less than half: people would find an empty event.
  const isBare = data !== undefined && doneCount * 2 < lines.length;
  return (
    <Sheet
      title={texts.title(event.title)}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type={isBare ? 'default' : 'primary'}
            loading={sending}
            disabled={sending || !data}
            onClick={() => void publish()}
          >
            {isBare ? texts.insist : texts.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <FormError error={error} />
        <p>
          {texts.text} {event.registration === 'OPEN' && texts.open}
        </p>
        {due > 0 && data?.invitationPlan.hasMailServer === false ? (
          <Notice kind="warning" title={texts.mailsKept(due)} />
        ) : (
          data && <p>{texts.mails(due, data.bulkJobPreview.neverInvited)}</p>
        )}
        {isBare && (
          <Notice kind="warning" title={texts.bare(doneCount, lines.length)}>
            {texts.bareText}
          </Notice>
        )}
        <ChecklistLines eventId={event.id} data={data} onFollow={onClose} />
      </Stack>
    </Sheet>
  );
}

function TakeAwayDialog({ event, act, onClose }: StatusDialogProps & { act: 'unpublish' | 'archive' }) {
  const { data } = useSetupChecklistQuery({ variables: { eventId: event.id } });
  const change = useEventStatus();
  const confirmed = data ? peopleOf(data, 'CONFIRMED') : 0;
  const texts = messages[act];
  const isArchived = act === 'archive';
  const consequences = [
    ...(confirmed > 0 ? [texts.forConfirmed(confirmed)] : []),
    ...(isArchived && event.registration === 'OPEN' ? [messages.archive.closes] : []),
  ];
  return (
    <ConfirmWithConsequences
      open
      title={texts.title(event.title)}
      text={texts.text}
      consequences={consequences}
      act={texts.act}
      ready={data !== undefined}
      onConfirm={async () => {
        await change(event, isArchived ? 'ARCHIVED' : 'DRAFT', texts.done(event.title));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** Asks before an event is published, taken back or archived, with what that means. */
export default function StatusDialog({ act, ...rest }: StatusDialogProps) {
  return act === 'publish' ? <PublishDialog {...rest} /> : <TakeAwayDialog act={act} {...rest} />;
}
