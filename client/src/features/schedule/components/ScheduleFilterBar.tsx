import { lazy, Suspense } from 'react';
import { FilterBar, filterChips, LoadingLines } from '../../../ui';
import type { ScheduleFilters } from '../hooks/useScheduleFilters';
import { messages } from '../messages';

// The fields are behind a button, and selects are heavy.
const ScheduleFilterFields = lazy(() => import('./ScheduleFilterFields'));

/** Search by words, and filters by track, kind and "mine"; `count` is how many sessions match. */
export function ScheduleFilterBar({ filters, count }: { filters: ScheduleFilters; count: number }) {
  const { values, change, clear } = filters;
  const { q, track, kind, saved } = values;
  return (
    <FilterBar
      label={messages.filterLabel}
      search={{
        value: q,
        onChange: (text) => change({ q: text || null }),
        label: messages.search,
        placeholder: messages.searchHint,
      }}
      chips={filterChips(
        { track, kind: kind && messages.kinds[kind], saved: saved ? messages.mine : null },
        change,
      )}
      onClear={clear}
      results={messages.count(count)}
      filters={
        <Suspense fallback={<LoadingLines rows={3} />}>
          <ScheduleFilterFields {...filters} />
        </Suspense>
      }
    />
  );
}
