import { useMemo } from 'react';
import { useDebounce } from 'use-debounce';
import { useSearchEventQuery } from '../../../generated/hooks';
import { isSearchable } from '../../../lib/highlight';
import { groupResults } from '../lib/group-results';

/** The best of each of the four kinds, so that the last group is still in sight. */
const PER_KIND = 5;
const FIRST = 20;
const PAUSE_MS = 180;

/** Searches an event for a text. The last results stay while the next ones load. */
export function useSearchResults(eventId: string, typed: string) {
  const wanted = typed.trim();
  const [settled] = useDebounce(wanted, PAUSE_MS);
  const isLongEnough = isSearchable(wanted);
  const text = isLongEnough ? settled : '';
  const skip = !isSearchable(text);
  const { data, previousData, error, refetch } = useSearchEventQuery({
    variables: { eventId, text, first: FIRST, perKind: PER_KIND },
    skip,
  });
  const shown = skip ? undefined : (data ?? previousData);
  const groups = useMemo(() => groupResults(shown?.search.nodes ?? []), [shown]);
  return {
    /** The text that the results are for; empty while too little is typed. */
    text,
    groups,
    topics: shown?.search.topics ?? [],
    suggestions: shown?.search.suggestions ?? [],
    isReady: shown !== undefined && !error,
    /** Whether the results of what is typed are still to come. */
    isStale: isLongEnough && (settled !== wanted || !data),
    error: skip || data ? undefined : error,
    retry: () => void refetch(),
  };
}
