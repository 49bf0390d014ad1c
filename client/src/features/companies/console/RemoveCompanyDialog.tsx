import { useCompanyRemovalQuery, useDeleteCompanyMutation } from '../../../generated/hooks';
import { ConfirmWithConsequences, Pending, useToasts } from '../../../ui';
import { messages } from './messages';

const texts = messages.remove;

interface RemoveCompanyDialogProps {
  companyId: string;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks before a company is removed, with the server's count of what it releases. */
export default function RemoveCompanyDialog({ companyId, onRemoved, onCancel }: RemoveCompanyDialogProps) {
  const { data, error, refetch } = useCompanyRemovalQuery({ variables: { id: companyId }, from: 'server' });
  const [remove] = useDeleteCompanyMutation({ refreshes: ['companies', 'companyFacets'] });
  const toasts = useToasts();
  const name = data?.company.name ?? '';
  const { attendees = 0, pods = 0 } = data?.company.removal ?? {};
  const confirm = async () => {
    await remove({ variables: { input: { companyId } } });
    onRemoved();
    toasts.success(texts.done(name));
  };
  return (
    <ConfirmWithConsequences
      open
      title={texts.title(name)}
      text={texts.text}
      consequences={[
        ...(attendees > 0 ? [texts.attendees(attendees)] : []),
        ...(pods > 0 ? [texts.pods(pods)] : []),
      ]}
      act={texts.act}
      ready={data !== undefined}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {!data && <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={2} />}
    </ConfirmWithConsequences>
  );
}
