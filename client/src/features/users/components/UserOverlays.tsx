import { useUserDetailsQuery } from '../../../generated/hooks';
import { useOverlay } from '../../../ui';
import { RemoveUser } from './RemoveUser';
import { EditUserDrawer, InviteUserDrawer } from './UserDrawers';
import { UserPanel } from './UserPanel';

function EditUser({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { data } = useUserDetailsQuery({ variables: { id: userId } });
  if (!data?.user.viewerCanManage) return null;
  return <EditUserDrawer user={data.user} onClose={onClose} />;
}

/** What opens over the table of users, each by its parameter in the address. */
export default function UserOverlays({ eventId }: { eventId: string }) {
  const user = useOverlay('user');
  const edit = useOverlay('editUser');
  const remove = useOverlay('removeUser');
  return (
    <>
      {user.value && <UserPanel userId={user.value} eventId={eventId} onClose={user.close} />}
      {edit.value === 'new' && <InviteUserDrawer onClose={edit.close} />}
      {edit.value && edit.value !== 'new' && (
        <EditUser key={edit.value} userId={edit.value} onClose={edit.close} />
      )}
      {remove.value && <RemoveUser userId={remove.value} onClose={remove.close} />}
    </>
  );
}
