import { useDeleteUserMutation, useUserRemovalQuery } from '../../../generated/hooks';
import { ConfirmWithConsequences, useOverlays, useToasts } from '../../../ui';
import { messages } from '../messages';

/** Asks before a user is removed, and says what goes along as the server counts it. */
export function RemoveUser({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data } = useUserRemovalQuery({ variables: { id: userId }, from: 'server' });
  const [remove] = useDeleteUserMutation({ refreshes: ['users'] });
  const overlays = useOverlays();
  const toasts = useToasts();
  if (!data) return null;
  const { displayName, removal } = data.user;
  const consequences = [
    ...(removal.profiles > 0 ? [messages.lost.profiles(removal.profiles)] : []),
    ...(removal.meetings > 0 ? [messages.lost.meetings(removal.meetings)] : []),
    messages.lost.sessions,
  ];
  return (
    <ConfirmWithConsequences
      open
      title={messages.removeTitle(displayName)}
      text={messages.removeText}
      consequences={consequences}
      act={messages.removeAct}
      onConfirm={async () => {
        await remove({ variables: { input: { userId } } });
        overlays.close('user');
        onClose();
        toasts.success(messages.removed(displayName));
      }}
      onCancel={onClose}
    />
  );
}
