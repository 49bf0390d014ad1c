import { useLocation } from 'react-router-dom';
import { safePath } from '../../lib/format';

/** The page that a person came from, or the fallback. */
export function useFrom(fallback = '/'): string {
  const from = (useLocation().state as { from?: string } | null)?.from;
  return from ? safePath(from) : fallback;
}
