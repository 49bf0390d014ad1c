import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type ListFilters } from '../lib/attendee-filter';

/** The filters of the list, kept in the address; changing them leaves no trail of half-typed words in the history. */
export function useAttendeeFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = (patch: Partial<ListFilters>) =>
    setParams((current) => writeFilters(current, { ...readFilters(current), ...patch }), {
      replace: true,
      preventScrollReset: true,
    });
  const clear = () => change({ search: '', countries: [], category: null, interests: [], bookmarked: false });
  return { filters, change, clear };
}
