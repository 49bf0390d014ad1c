import { ConfirmWithConsequences } from '../../../components/forms/ConfirmWithConsequences';
import { useToasts } from '../../../hooks/useToasts';
import { useBlock } from '../hooks/useBlock';
import { messages } from '../messages';

interface BlockDialogProps {
  eventId: string;
  attendeeId: string;
  name: string;
  onBlocked: () => void;
  onClose: () => void;
}

/** Asks before a person is blocked, and says what it means for both. */
export default function BlockDialog({ eventId, attendeeId, name, onBlocked, onClose }: BlockDialogProps) {
  const block = useBlock(eventId);
  const toasts = useToasts();
  const confirm = async () => {
    await block(attendeeId);
    toasts.success(messages.blocked(name));
    onClose();
    onBlocked();
  };
  return (
    <ConfirmWithConsequences
      open
      title={messages.blockTitle(name)}
      text={messages.blockText}
      consequences={messages.blockConsequences(name)}
      act={messages.blockAct(name)}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
