import { lazy, Suspense } from 'react';
import { FilterBar, LoadingLines } from '../../../ui';
import type { ScheduleFilters } from '../hooks/useScheduleFilters';
import { messages } from '../messages';

// The fields are behind a button, and selects are heavy.
const ScheduleFilterFields = lazy(() => import('./ScheduleFilterFields'));

/** Search by words, and filters by track, kind and "mine"; `count` is how many sessions match. */
export function ScheduleFilterBar({ filters, count }: { filters: ScheduleFilters; count: number }) {
  const { track, kind, saved } = filters.values;
  return (
    <FilterBar
      list={filters}
      texts={messages}
      chips={{ track, kind: kind && messages.kinds[kind], saved: saved && messages.mine }}
      results={messages.count(count)}
      filters={
        <Suspense fallback={<LoadingLines rows={3} />}>
          <ScheduleFilterFields {...filters} />
        </Suspense>
      }
    />
  );
}
