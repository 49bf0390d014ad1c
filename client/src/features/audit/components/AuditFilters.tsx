import { Input, Select } from 'antd';
import { FilterBar, type FilterChip } from '../../../components/FilterBar';
import { FilterField } from '../../../components/FilterField';
import type { TableState } from '../../../hooks/useTable';
import { dayNames } from '../../../lib/event-days';
import type { auditParams } from '../lib/audit-params';
import { actWords } from '../lib/audit-words';
import { messages } from '../messages';

interface AuditFiltersProps {
  table: TableState<typeof auditParams>;
  /** Names of those whose ids are in the address, as far as they are known. */
  actorName: string | undefined;
  subjectName: string | undefined;
}

const isThing = (what: string): boolean => what in messages.things;

function chipsOf({ table, actorName, subjectName }: AuditFiltersProps): FilterChip[] {
  const { what, by, of, from, to } = table.values;
  const chip = (key: 'what' | 'by' | 'of' | 'from' | 'to', label: string): FilterChip => ({
    key,
    label,
    onRemove: () => table.change({ [key]: null }),
  });
  return [
    ...(what ? [chip('what', isThing(what) ? (messages.things[what] ?? what) : actWords(what))] : []),
    ...(by ? [chip('by', messages.chipBy(actorName ?? messages.somebody))] : []),
    ...(of ? [chip('of', subjectName ?? messages.thing)] : []),
    ...(from ? [chip('from', messages.chipFrom(dayNames(from).full))] : []),
    ...(to ? [chip('to', messages.chipTo(dayNames(to).full))] : []),
  ];
}

/** Search and filters of the audit log. */
export function AuditFilters(props: AuditFiltersProps) {
  const { values, change, clear } = props.table;
  const thing = values.what && isThing(values.what) ? values.what : null;
  const day = (name: 'from' | 'to') => (id: string) => (
    <Input
      id={id}
      type="date"
      value={values[name] ?? ''}
      onChange={({ target }) => change({ [name]: target.value || null })}
    />
  );
  return (
    <FilterBar
      label={messages.filter}
      search={{
        value: values.q,
        label: messages.search,
        placeholder: messages.searchPlaceholder,
        onChange: (q) => change({ q }),
      }}
      filters={
        <>
          <FilterField label={messages.thing}>
            {(id) => (
              <Select<string>
                id={id}
                allowClear
                placeholder={messages.anyThing}
                value={thing}
                options={Object.entries(messages.things).map(([value, label]) => ({ value, label }))}
                onChange={(what) => change({ what: what ?? null })}
              />
            )}
          </FilterField>
          <FilterField label={messages.act}>
            {(id) => (
              <Select<string>
                id={id}
                allowClear
                showSearch={{ optionFilterProp: 'label' }}
                placeholder={messages.anyAct}
                value={values.what && !thing ? values.what : null}
                options={Object.entries(messages.acts).map(([value, label]) => ({ value, label }))}
                onChange={(what) => change({ what: what ?? null })}
              />
            )}
          </FilterField>
          <FilterField label={messages.from}>{day('from')}</FilterField>
          <FilterField label={messages.to}>{day('to')}</FilterField>
        </>
      }
      chips={chipsOf(props)}
      onClear={clear}
    />
  );
}
