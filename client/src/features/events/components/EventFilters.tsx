import { FilterBar, Segmented } from '../../../ui';
import { eventStatuses, type EventList } from '../hooks/useEventList';
import { messages } from '../messages';

const ALL = 'ALL';

/** Search among the events, for staff by status too. */
export default function EventFilters({ list, forStaff }: { list: EventList; forStaff: boolean }) {
  const options = [
    { value: ALL, label: messages.allStatuses },
    ...eventStatuses.map((status) => ({ value: status, label: messages.status[status] })),
  ];
  return (
    <FilterBar list={list} texts={messages}>
      {forStaff && (
        <Segmented
          label={messages.statusFilter}
          options={options}
          value={list.values.status ?? ALL}
          onChange={(value) =>
            list.change({ status: eventStatuses.find((status) => status === value) ?? null })
          }
        />
      )}
    </FilterBar>
  );
}
