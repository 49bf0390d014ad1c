import { usePodRemovalQuery } from '../../../generated/hooks';
import { ConfirmWithConsequences, useToasts } from '../../../ui';
import { usePodEditing } from '../hooks/usePodEditing';
import { messages } from '../messages';

interface RemovePodProps {
  id: string;
  onClose: () => void;
}

/** Asks before a pod is removed, with what the server says goes along. */
export default function RemovePod({ id, onClose }: RemovePodProps) {
  const toasts = useToasts();
  const { remove } = usePodEditing();
  const { data } = usePodRemovalQuery({ variables: { id }, from: 'server' });
  if (!data) return null;
  const { name, removal } = data.pod;
  const { meetings = 0, activities = 0, requests = 0 } = removal ?? {};
  return (
    <ConfirmWithConsequences
      open
      title={messages.removeTitle(name)}
      text={messages.removeText}
      consequences={[
        ...(meetings > 0 ? [messages.removeMeetings(meetings)] : []),
        ...(activities > 0 ? [messages.removeBlocks(activities)] : []),
        ...(requests > 0 ? [messages.removeRequests(requests)] : []),
      ]}
      act={messages.list.remove}
      onConfirm={async () => {
        await remove(id, true);
        onClose();
        toasts.success(messages.removed(name));
      }}
      onCancel={onClose}
    />
  );
}
