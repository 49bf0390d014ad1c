import { Input, Select } from 'antd';
import type { ReportStatus, ReportType } from '../../../generated/graphql';
import { dayNames } from '../../../lib/event-days';
import { FilterBar, type FilterChip, FilterField, type TableState } from '../../../ui';
import { statusesOf, unfiltered, type reportParams } from '../lib/report-view';
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
  const chip = (key: 'status' | 'from' | 'to', label: string): FilterChip => ({
    key,
    label,
    onRemove: () => change({ [key]: null }),
  });
  const chips = [
    ...(status ? [chip('status', messages.statuses[status])] : []),
    ...(from ? [chip('from', messages.from(dayNames(from).full))] : []),
    ...(to ? [chip('to', messages.to(dayNames(to).full))] : []),
  ];
  const dayField = (end: 'from' | 'to', label: string, limits: { min?: string; max?: string }) => (
    <FilterField label={label}>
      {(id) => (
        <Input
          {...limits}
          id={id}
          type="date"
          value={values[end] ?? ''}
          onChange={({ target }) => change({ [end]: target.value || null })}
        />
      )}
    </FilterField>
  );
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
          {dayField('from', messages.spanFrom(type), { max: to ?? undefined })}
          {dayField('to', messages.spanTo(type), { min: from ?? undefined })}
        </>
      }
      chips={chips}
      onClear={() => change(unfiltered)}
      results={total === undefined ? undefined : messages.rows(total)}
    />
  );
}
