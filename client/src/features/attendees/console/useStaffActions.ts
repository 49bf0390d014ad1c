import { useMemo } from 'react';
import { useOverlays } from '../../../hooks/useOverlays';

/** Opens the forms and questions about people. */
export function useStaffActions() {
  const overlays = useOverlays();
  return useMemo(
    () => ({
      edit: (attendeeId: string) => overlays.open('editPerson', attendeeId),
      remove: (attendeeId: string) => overlays.open('removePerson', attendeeId),
      show: overlays.openPerson,
    }),
    [overlays],
  );
}
