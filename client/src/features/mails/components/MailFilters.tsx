import { Select } from 'antd';
import { FilterBar } from '../../../components/FilterBar';
import { FilterField } from '../../../components/FilterField';
import type { MailStatus } from '../../../generated/graphql';
import type { TableState } from '../../../hooks/useTable';
import type { mailParams } from '../lib/mail-params';
import { messages } from '../messages';

/** Search by address, and filters of the mail log. */
export function MailFilters({ table }: { table: TableState<typeof mailParams> }) {
  const { values, change, clear } = table;
  const { q, status, what } = values;
  const statuses = Object.keys(messages.statuses) as MailStatus[];
  return (
    <FilterBar
      label={messages.filter}
      search={{
        value: q,
        label: messages.search,
        placeholder: messages.searchPlaceholder,
        onChange: (text) => change({ q: text }),
      }}
      filters={
        <>
          <FilterField label={messages.status}>
            {(id) => (
              <Select<MailStatus>
                id={id}
                allowClear
                placeholder={messages.anyStatus}
                value={status}
                options={statuses.map((value) => ({ value, label: messages.statuses[value] }))}
                onChange={(value) => change({ status: value ?? null })}
              />
            )}
          </FilterField>
          <FilterField label={messages.kind}>
            {(id) => (
              <Select<string>
                id={id}
                allowClear
                placeholder={messages.anyKind}
                value={what}
                options={Object.entries(messages.templates).map(([value, label]) => ({ value, label }))}
                onChange={(value) => change({ what: value ?? null })}
              />
            )}
          </FilterField>
        </>
      }
      chips={[
        ...(status
          ? [
              {
                key: 'status',
                label: messages.statuses[status],
                onRemove: () => change({ status: null }),
              },
            ]
          : []),
        ...(what
          ? [{ key: 'what', label: messages.template(what), onRemove: () => change({ what: null }) }]
          : []),
      ]}
      onClear={clear}
    />
  );
}
