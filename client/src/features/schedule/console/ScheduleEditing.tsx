import { lazy, Suspense } from 'react';
import { ConsoleArea, useFormOverlay, useOverlay } from '../../../ui';

/** The forms load when they are opened. */
const SessionDrawer = lazy(() => import('./SessionDrawer'));
const RemoveSession = lazy(() => import('./RemoveSession'));

/** Editors' overlays of the programme: `?edit=` holds the form, `?remove=` the question. */
export default function ScheduleEditing() {
  const { open, shown, opening, close } = useFormOverlay('edit');
  const remove = useOverlay('remove');
  return (
    <ConsoleArea>
      <Suspense>
        {shown && <SessionDrawer key={opening} id={shown} open={open} onClose={close} />}
        {remove.value && <RemoveSession id={remove.value} onClose={remove.close} />}
      </Suspense>
    </ConsoleArea>
  );
}
