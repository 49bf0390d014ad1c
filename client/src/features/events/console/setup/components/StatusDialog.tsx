import { Button } from 'antd';
import { useState } from 'react';
import { toAppError, type AppError } from '../../../../../data/errors';
import { useSetupChecklistQuery } from '../../../../../generated/hooks';
import { ConfirmWithConsequences, FormError, Sheet } from '../../../../../ui';
import { useEventStatus, type StatusSubject } from '../hooks/useEventStatus';
import { peopleOf } from '../lib/checklist';
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
  const invited = data ? peopleOf(data, 'INVITED') : 0;
  return (
    <Sheet
      title={texts.title(event.title)}
      onClose={onClose}
      width={560}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" loading={sending} disabled={sending} onClick={() => void publish()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <FormError error={error} />
      <p>{texts.text}</p>
      {event.registration === 'OPEN' && <p>{texts.open}</p>}
      {invited > 0 && <p>{texts.invitations(invited)}</p>}
      <ChecklistLines eventId={event.id} data={data} onlyOpen onFollow={onClose} />
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
