import type { ReportType } from '../../../generated/graphql';
import { dayNames } from '../../../lib/event-days';
import { DateField, FilterBar, FilterField, FilterSelect, type TableState } from '../../../ui';
import { companyKinds, ofCompanies, statusesOf, type reportParams } from '../lib/report-view';
import { messages } from '../messages';

interface ReportFiltersProps {
  type: ReportType;
  table: TableState<typeof reportParams>;
  total: number | undefined;
}

/** Search and filters of a report: only those that its rows have. */
export function ReportFilters({ type, table, total }: ReportFiltersProps) {
  const { values, change } = table;
  const { status, part, from, to } = values;
  const statuses = statusesOf[type];
  const dayField = (end: 'from' | 'to', label: string, limits: { min?: string; max?: string }) => (
    <FilterField label={label}>
      {(id) => (
        <DateField
          {...limits}
          id={id}
          value={values[end]}
          onChange={(day) => change({ [end]: day || null })}
        />
      )}
    </FilterField>
  );
  return (
    <FilterBar
      list={table}
      texts={{
        filter: messages.filter(messages.types[type]),
        search: messages.search,
        searchHint: messages.searchHints[type],
      }}
      filters={
        <>
          {statuses.length > 0 && (
            <FilterSelect
              label={messages.status}
              placeholder={messages.anyStatus}
              allowClear
              value={status}
              options={statuses.map((value) => ({ value, label: messages.statuses[value] }))}
              onChange={(value) => change({ status: value ?? null })}
            />
          )}
          {ofCompanies.has(type) && (
            <FilterSelect
              label={messages.part}
              placeholder={messages.anyPart}
              allowClear
              value={part}
              options={companyKinds.map((value) => ({ value, label: messages.parts[value] }))}
              onChange={(value) => change({ part: value ?? null })}
            />
          )}
          {dayField('from', messages.spanFrom(type), { max: to ?? undefined })}
          {dayField('to', messages.spanTo(type), { min: from ?? undefined })}
        </>
      }
      chips={{
        status: status && messages.statuses[status],
        part: part && messages.parts[part],
        from: from && messages.from(dayNames(from).full),
        to: to && messages.to(dayNames(to).full),
      }}
      results={total === undefined ? undefined : messages.rows(total)}
    />
  );
}
