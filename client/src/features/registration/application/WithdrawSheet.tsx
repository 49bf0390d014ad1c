import { useNavigate } from 'react-router-dom';
import { useWithdrawMutation } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { ConfirmWithConsequences, useToasts } from '../../../ui';
import { messages } from './messages';

interface WithdrawSheetProps {
  eventId: string;
  /** What is given up. */
  of: keyof typeof messages.withdrawal;
  onClose: () => void;
}

/** Asks before a place or an application is given up, and leads to the page of the application. */
export default function WithdrawSheet({ eventId, of, onClose }: WithdrawSheetProps) {
  const [withdraw] = useWithdrawMutation({ refreshes: ['joinInfo', 'events'] });
  const navigate = useNavigate();
  const toasts = useToasts();
  const { title, text, act, done } = messages.withdrawal[of];
  return (
    <ConfirmWithConsequences
      open
      title={title}
      text={text}
      act={act}
      onConfirm={async () => {
        await withdraw({ variables: { input: { eventId } } });
        toasts.success(done, { arrives: true });
        onClose();
        void navigate(paths.join(eventId), { replace: true });
      }}
      onCancel={onClose}
    />
  );
}
