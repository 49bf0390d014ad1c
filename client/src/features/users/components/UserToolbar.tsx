import { Select } from 'antd';
import { FilterBar, type FilterChip } from '../../../components/FilterBar';
import { FilterField } from '../../../components/FilterField';
import type { TableState } from '../../../hooks/useTable';
import { roles, userStates, type userParams } from '../lib/user-params';
import { messages } from '../messages';

type Table = TableState<typeof userParams>;

const filterChips = ({ values, change }: Table): FilterChip[] => [
  ...(values.role
    ? [{ key: 'role', label: messages.roles[values.role], onRemove: () => change({ role: null }) }]
    : []),
  ...(values.status
    ? [{ key: 'status', label: messages.states[values.status], onRemove: () => change({ status: null }) }]
    : []),
];

function Filters({ values, change }: Table) {
  return (
    <>
      <FilterField label={messages.role}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={messages.anyRole}
            value={values.role}
            options={roles.map((value) => ({ value, label: messages.roles[value] }))}
            onChange={(role) => change({ role: role ?? null })}
          />
        )}
      </FilterField>
      <FilterField label={messages.state}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={messages.anyState}
            value={values.status}
            options={userStates.map((value) => ({ value, label: messages.states[value] }))}
            onChange={(status) => change({ status: status ?? null })}
          />
        )}
      </FilterField>
    </>
  );
}

/** Search and filters of the table of users. */
export function UserToolbar({ table, count }: { table: Table; count: string | undefined }) {
  return (
    <FilterBar
      label={messages.filterLabel}
      search={{
        value: table.values.q,
        label: messages.search,
        placeholder: messages.searchHint,
        onChange: (q) => table.change({ q }),
      }}
      filters={<Filters {...table} />}
      chips={filterChips(table)}
      onClear={table.clear}
      results={count}
    />
  );
}
