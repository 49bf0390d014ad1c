import { lazy, Suspense } from 'react';
import { FilterBar, type FilterChip } from '../../../components/FilterBar';
import { LoadingLines } from '../../../components/LoadingLines';
import type { ScheduleFilters } from '../hooks/useScheduleFilters';
import { messages } from '../messages';

// The fields are behind a button, and selects are heavy.
const ScheduleFilterFields = lazy(() => import('./ScheduleFilterFields'));

interface ScheduleFilterBarProps {
  filters: ScheduleFilters;
  tracks: readonly string[];
  /** How many sessions match. */
  count: number;
}

/** Search by words, and filters by track, kind and "mine". */
export function ScheduleFilterBar({ filters, tracks, count }: ScheduleFilterBarProps) {
  const { values, change, clear } = filters;
  const { track, kind, saved } = values;
  const chips: FilterChip[] = [];
  if (track) chips.push({ key: 'track', label: track, onRemove: () => change({ track: null }) });
  if (kind) chips.push({ key: 'kind', label: messages.kinds[kind], onRemove: () => change({ kind: null }) });
  if (saved) chips.push({ key: 'saved', label: messages.mine, onRemove: () => change({ saved: null }) });
  return (
    <FilterBar
      label={messages.filterLabel}
      search={{
        value: values.q,
        onChange: (q) => change({ q: q || null }),
        label: messages.search,
        placeholder: messages.searchHint,
      }}
      chips={chips}
      onClear={clear}
      results={messages.count(count)}
      filters={
        <Suspense fallback={<LoadingLines rows={3} />}>
          <ScheduleFilterFields filters={filters} tracks={tracks} />
        </Suspense>
      }
    />
  );
}
