import { useDeleteUserMutation, useUserDetailsQuery, useUserRemovalQuery } from '../../../generated/hooks';
import { ConfirmWithConsequences, useOverlay, useOverlays, useToasts } from '../../../ui';
import { useRemainingKeys } from '../../attendees';
import { messages } from '../messages';
import { EditUserDrawer, InviteUserDrawer } from './UserDrawers';
import { StaffEventsDrawer } from './StaffEventsDrawer';
import { UserPanel } from './UserPanel';

interface OverlayProps {
  userId: string;
  onClose: () => void;
}

function EditUser({ userId, onClose }: OverlayProps) {
  const { data } = useUserDetailsQuery({ variables: { id: userId } });
  if (!data?.user.viewerCanManage) return null;
  return <EditUserDrawer user={data.user} onClose={onClose} />;
}

/** Asks before a user is removed, and says what goes along as the server counts it. */
function RemoveUser({ userId, onClose }: OverlayProps) {
  const { data } = useUserRemovalQuery({ variables: { id: userId }, from: 'server' });
  const [remove] = useDeleteUserMutation({ refreshes: ['users'] });
  const overlays = useOverlays();
  const toasts = useToasts();
  const sayKeys = useRemainingKeys();
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
        const { data: gone } = await remove({ variables: { input: { userId } } });
        overlays.close('user');
        onClose();
        toasts.success(messages.removed(displayName));
        void sayKeys(displayName, gone?.deleteUser.remainingKeys);
      }}
      onCancel={onClose}
    />
  );
}

function EditEvents({ userId, onClose }: OverlayProps) {
  const { data } = useUserDetailsQuery({ variables: { id: userId } });
  return data ? <StaffEventsDrawer user={data.user} onClose={onClose} /> : null;
}

export default function UserOverlays({ eventId }: { eventId: string }) {
  const user = useOverlay('user');
  const edit = useOverlay('editUser');
  const remove = useOverlay('removeUser');
  const events = useOverlay('staffEvents');
  return (
    <>
      {user.value && <UserPanel userId={user.value} eventId={eventId} onClose={user.close} />}
      {edit.value === 'new' && <InviteUserDrawer onClose={edit.close} />}
      {edit.value && edit.value !== 'new' && (
        <EditUser key={edit.value} userId={edit.value} onClose={edit.close} />
      )}
      {events.value && <EditEvents key={events.value} userId={events.value} onClose={events.close} />}
      {remove.value && <RemoveUser userId={remove.value} onClose={remove.close} />}
    </>
  );
}
