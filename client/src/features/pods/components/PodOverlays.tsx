import { lazy, Suspense } from 'react';
import { NEW } from '../../../lib/drawn-span';
import { useFormOverlay, useOverlay } from '../../../ui';
import type { PodDayState } from '../hooks/usePodDay';

const PodDrawer = lazy(() => import('./PodDrawer'));
const RemovePod = lazy(() => import('./RemovePod'));
const EntryDrawer = lazy(() => import('./EntryDrawer'));
const BlockDrawer = lazy(() => import('./BlockDrawer'));

/** Overlays of the pods: `?edit=`, `?remove=`, `?entry=` and `?block=`. */
export function PodOverlays({ day }: { day: PodDayState }) {
  const edit = useFormOverlay('edit');
  const remove = useOverlay('remove');
  const entry = useFormOverlay('entry');
  const block = useFormOverlay('block');
  const { pods } = day;
  // One form at a time: the one that slides away makes room for the next.
  const last = Math.max(edit.opening, entry.opening, block.opening);
  const edited = edit.shown === NEW ? null : pods?.find(({ id }) => id === edit.shown);
  return (
    <Suspense fallback={null}>
      {edit.shown && edit.opening === last && edited !== undefined && (
        <PodDrawer
          key={`edit-${edit.opening}`}
          open={edit.open}
          onClose={edit.close}
          pod={edited}
          pods={pods ?? []}
        />
      )}
      {remove.value && <RemovePod id={remove.value} onClose={remove.close} />}
      {entry.shown && entry.opening === last && pods && (
        <EntryDrawer key={`entry-${entry.opening}`} overlay={entry} id={entry.shown} day={day} />
      )}
      {block.shown && block.opening === last && pods && (
        <BlockDrawer key={`block-${block.opening}`} overlay={block} value={block.shown} day={day} />
      )}
    </Suspense>
  );
}
