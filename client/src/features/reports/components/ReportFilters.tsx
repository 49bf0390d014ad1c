import { Input, Select } from 'antd';
import { FilterBar, type FilterChip } from '../../../components/FilterBar';
import { FilterField } from '../../../components/FilterField';
import type { ReportStatus, ReportType } from '../../../generated/graphql';
import type { TableState } from '../../../hooks/useTable';
import { dayNames } from '../../../lib/event-days';
import type { reportParams } from '../lib/report-params';
import { statusesOf } from '../lib/report-view';
import { messages } from '../messages';

interface ReportFiltersProps {
  type: ReportType;
  table: TableState<typeof reportParams>;
  total: number | undefined;
}

/** Search and filters of a report: only those that its rows have. */
export function ReportFilters({ type, table, total }: ReportFiltersProps) {
  const { values, change } = table;
  const { q, status, from, to } = values;
  const statuses = statusesOf[type];
  const clear = () => change({ q: null, status: null, from: null, to: null });
  const chips: FilterChip[] = [
    ...(status
      ? [{ key: 'status', label: messages.statuses[status], onRemove: () => change({ status: null }) }]
      : []),
    ...(from
      ? [{ key: 'from', label: messages.from(dayNames(from).full), onRemove: () => change({ from: null }) }]
      : []),
    ...(to
      ? [{ key: 'to', label: messages.to(dayNames(to).full), onRemove: () => change({ to: null }) }]
      : []),
  ];
  return (
    <FilterBar
      label={messages.filter(messages.types[type])}
      search={{
        value: q,
        label: messages.search,
        placeholder: messages.placeholders[type],
        onChange: (text) => change({ q: text }),
      }}
      filters={
        <>
          {statuses.length > 0 && (
            <FilterField label={messages.status}>
              {(id) => (
                <Select<ReportStatus>
                  id={id}
                  allowClear
                  placeholder={messages.anyStatus}
                  value={status}
                  options={statuses.map((value) => ({ value, label: messages.statuses[value] }))}
                  onChange={(value) => change({ status: value ?? null })}
                />
              )}
            </FilterField>
          )}
          <FilterField label={messages.spanFrom(type)}>
            {(id) => (
              <Input
                id={id}
                type="date"
                value={from ?? ''}
                max={to ?? undefined}
                onChange={({ target }) => change({ from: target.value || null })}
              />
            )}
          </FilterField>
          <FilterField label={messages.spanTo(type)}>
            {(id) => (
              <Input
                id={id}
                type="date"
                value={to ?? ''}
                min={from ?? undefined}
                onChange={({ target }) => change({ to: target.value || null })}
              />
            )}
          </FilterField>
        </>
      }
      chips={chips}
      onClear={clear}
      results={total === undefined ? undefined : messages.rows(total)}
    />
  );
}
