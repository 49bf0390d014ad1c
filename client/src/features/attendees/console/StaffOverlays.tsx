import { lazy, Suspense } from 'react';
import { ConsoleArea, useOverlay } from '../../../ui';

const AttendeeDrawer = lazy(() => import('./AttendeeDrawer'));
const InvitationDrawer = lazy(() => import('./InvitationDrawer'));
const RemovePerson = lazy(() => import('./RemovePerson'));

/** Staff's overlays about people and their invitation on any page: `?editPerson=new-speaker`, `?editPerson={id}`, `?removePerson={id}`, `?invitation=edit`. */
export default function StaffOverlays() {
  const edit = useOverlay('editPerson');
  const remove = useOverlay('removePerson');
  const invitation = useOverlay('invitation');
  return (
    <ConsoleArea>
      <Suspense>
        {edit.value && <AttendeeDrawer value={edit.value} onClose={edit.close} />}
        {invitation.value && <InvitationDrawer onClose={invitation.close} />}
        {remove.value && <RemovePerson attendeeId={remove.value} onClose={remove.close} />}
      </Suspense>
    </ConsoleArea>
  );
}
