import { useMemo } from 'react';
import { useDebounce } from 'use-debounce';
import { useSearchEventQuery } from '../../../generated/hooks';
import { groupResults } from '../lib/group-results';

/** Enough for the best of each kind. */
const FIRST = 40;
const PAUSE_MS = 180;
const MIN_LETTERS = 2;

/** Searches an event for a text. The last results stay while the next ones load. */
export function useSearchResults(eventId: string, typed: string) {
  const [settled] = useDebounce(typed.trim(), PAUSE_MS);
  const text = typed.trim().length < MIN_LETTERS ? '' : settled;
  const skip = text.length < MIN_LETTERS;
  const { data, previousData, error, refetch } = useSearchEventQuery({
    variables: { eventId, text, first: FIRST },
    skip,
  });
  const shown = skip ? undefined : (data ?? previousData);
  const groups = useMemo(() => groupResults(shown?.search.nodes ?? []), [shown]);
  return {
    /** The text that the results are for; empty while too little is typed. */
    text,
    groups,
    isReady: shown !== undefined && !error,
    isStale: !skip && (!data || settled !== typed.trim()),
    error: skip || data ? undefined : error,
    retry: () => void refetch(),
  };
}
