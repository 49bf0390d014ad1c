import { lazy, Suspense } from 'react';
import { useEventZone } from '../../../data/useEventZone';
import { drawnSpanOf, NEW } from '../../../lib/drawn-span';
import { ConsoleArea, useFormOverlay, useOverlay } from '../../../ui';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { newValues } from './session-values';

/** The forms load when they are opened. */
const NewSessionDrawer = lazy(async () => ({ default: (await import('./SessionDrawer')).NewSessionDrawer }));
const EditSessionDrawer = lazy(async () => ({
  default: (await import('./SessionDrawer')).EditSessionDrawer,
}));
const RemoveSession = lazy(async () => ({ default: (await import('./RemoveSession')).RemoveSession }));

/** What opens over the programme for those who edit it: `?edit=` holds the form, `?remove=` the question. */
export default function ScheduleEditing() {
  const { schedule, dayParam } = useSchedulePage();
  const { days, day } = dayParam;
  const zone = useEventZone();
  const { open, shown, opening, close } = useFormOverlay('edit');
  const remove = useOverlay('remove');
  const isNew = shown?.startsWith(NEW);
  const drawer = { open, onClose: close, days, sessions: schedule.sessions };
  return (
    <ConsoleArea>
      <Suspense>
        {shown && isNew && (
          <NewSessionDrawer key={opening} {...drawer} initial={newValues(day, zone, drawnSpanOf(shown))} />
        )}
        {shown && !isNew && <EditSessionDrawer key={opening} {...drawer} id={shown} />}
        {remove.value && <RemoveSession id={remove.value} onClose={remove.close} />}
      </Suspense>
    </ConsoleArea>
  );
}
