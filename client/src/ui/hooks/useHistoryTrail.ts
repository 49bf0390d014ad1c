import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { historyTrail } from '../../lib/history-trail';

/** Follows the address, once for the whole portal; `useOverlays` asks the trail where Back leads. */
export function useHistoryTrail(): void {
  const { key, pathname, search } = useLocation();
  const action = useNavigationType();
  useEffect(
    () => historyTrail.visit(action, { key, address: pathname + search }),
    [action, key, pathname, search],
  );
}
