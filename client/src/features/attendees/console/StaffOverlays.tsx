import { lazy, Suspense } from 'react';
import { ConsoleArea, useOverlay } from '../../../ui';
import { categoryOfNew, isNew } from './staff-params';

const AddAttendeeDrawer = lazy(() =>
  import('./AttendeeDrawer').then(({ AddAttendeeDrawer: drawer }) => ({ default: drawer })),
);
const EditAttendeeDrawer = lazy(() =>
  import('./AttendeeDrawer').then(({ EditAttendeeDrawer: drawer }) => ({ default: drawer })),
);
const RemovePerson = lazy(() => import('./RemovePerson'));

/** What staff open over people on any page: `?editPerson=new`, `?editPerson={id}`, `?removePerson={id}`. */
export default function StaffOverlays({ eventId }: { eventId: string }) {
  const edit = useOverlay('editPerson');
  const remove = useOverlay('removePerson');
  return (
    <ConsoleArea>
      <Suspense>
        {edit.value && isNew(edit.value) && (
          <AddAttendeeDrawer eventId={eventId} category={categoryOfNew(edit.value)} onClose={edit.close} />
        )}
        {edit.value && !isNew(edit.value) && (
          <EditAttendeeDrawer eventId={eventId} attendeeId={edit.value} onClose={edit.close} />
        )}
        {remove.value && <RemovePerson attendeeId={remove.value} onClose={remove.close} />}
      </Suspense>
    </ConsoleArea>
  );
}
