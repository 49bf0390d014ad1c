import { lazy, Suspense } from 'react';
import { ConsoleArea, useOverlay } from '../../../ui';

const AttendeeDrawer = lazy(() => import('./AttendeeDrawer'));
const RemovePerson = lazy(() => import('./RemovePerson'));

/** Staff's overlays about people on any page: `?editPerson=new-speaker`, `?editPerson={id}`, `?removePerson={id}`. */
export default function StaffOverlays() {
  const edit = useOverlay('editPerson');
  const remove = useOverlay('removePerson');
  return (
    <ConsoleArea>
      <Suspense>
        {edit.value && <AttendeeDrawer value={edit.value} onClose={edit.close} />}
        {remove.value && <RemovePerson attendeeId={remove.value} onClose={remove.close} />}
      </Suspense>
    </ConsoleArea>
  );
}
