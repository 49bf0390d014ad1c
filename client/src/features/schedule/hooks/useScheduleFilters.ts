import { listParams } from '../../../lib/list-params';
import { useListState } from '../../../ui';

const params = {
  q: listParams.q,
  track: listParams.track,
  kind: listParams.kind(['SESSION', 'BREAK'] as const),
  saved: listParams.saved,
};

/** Search and filters of the programme, in the address. */
export const useScheduleFilters = () => useListState(params);

export type ScheduleFilters = ReturnType<typeof useScheduleFilters>;
