import { lazy } from 'react';
import { useEventContext } from '../../../../data/event/useEventContext';
import type { AuditEntry_EntryFragment } from '../../../../generated/graphql';
import { useAuditLogQuery } from '../../../../generated/hooks';
import { dayNames } from '../../../../lib/event-days';
import {
  type DataTableColumn,
  DateField,
  FilterBar,
  FilterField,
  FilterSelect,
  type InWords,
  LogPage,
  oneOf,
  type TableState,
  useTable,
} from '../../../../ui';
import { auditParams, filterOf } from '../lib/audit-params';
import { actWords, changesOf, fieldWords } from '../lib/audit-words';
import { messages } from '../messages';

const EntryPanel = lazy(() => import('../components/EntryPanel'));

type Entry = AuditEntry_EntryFragment;

const columnsOf = (time: InWords): DataTableColumn<Entry, keyof typeof messages.columns>[] => [
  { key: 'what', primary: true, width: 180, render: ({ action }) => actWords(action) },
  { key: 'subject', width: 180, render: ({ subjectName }) => subjectName ?? messages.none },
  { key: 'who', render: ({ actorName }) => actorName },
  { key: 'when', render: ({ createdAt }) => time(createdAt) },
  {
    key: 'changed',
    width: 160,
    onPhones: false,
    render: (entry) =>
      changesOf(entry)
        .slice(0, 4)
        .map(({ name }) => fieldWords(name))
        .join(', ') || messages.none,
  },
];

/** Search and filters. The names of those whose ids are in the address are known from the first of their entries. */
function Filters({ table, first }: { table: TableState<typeof auditParams>; first: Entry | undefined }) {
  const { values, change } = table;
  const { what, by, of, from, to } = values;
  const thing = what && what in messages.things ? what : null;
  const takeWhat = (chosen: string | null) => change({ what: chosen });
  const day = (name: 'from' | 'to', limits: { min?: string; max?: string }) => (id: string) => (
    <DateField
      id={id}
      {...limits}
      value={values[name]}
      onChange={(chosen) => change({ [name]: chosen || null })}
    />
  );
  return (
    <FilterBar
      list={table}
      texts={messages}
      filters={
        <>
          <FilterSelect
            label={messages.thing}
            placeholder={messages.anyThing}
            {...oneOf(messages.things, thing, takeWhat)}
          />
          <FilterSelect
            label={messages.act}
            placeholder={messages.anyAct}
            showSearch={{ optionFilterProp: 'label' }}
            {...oneOf(messages.acts, thing ? null : what, takeWhat)}
          />
          <FilterField label={messages.from}>{day('from', { max: to ?? undefined })}</FilterField>
          <FilterField label={messages.to}>{day('to', { min: from ?? undefined })}</FilterField>
        </>
      }
      chips={{
        what: thing ? messages.things[thing] : what && actWords(what),
        by: by && messages.chipBy(first?.actorName ?? messages.somebody),
        of: of && (first?.subjectName ?? messages.thing),
        from: from && messages.chipFrom(dayNames(from).full),
        to: to && messages.chipTo(dayNames(to).full),
      }}
    />
  );
}

/** Every change that staff have made. */
export default function AuditLogPage() {
  const { event } = useEventContext();
  const table = useTable(auditParams);
  const { data, ...query } = useAuditLogQuery({
    variables: {
      filter: filterOf(event.id, table.values, event.timezone),
      first: table.first,
      offset: table.offset,
    },
  });
  const page = data?.auditLog;
  return (
    <LogPage
      texts={messages}
      name="audit-log"
      overlay="entry"
      table={table}
      page={page}
      query={query}
      columnsOf={columnsOf}
      rowName={({ action, subjectName }) => `${actWords(action)} ${subjectName ?? ''}`}
      filters={<Filters table={table} first={page?.nodes[0]} />}
      renderPanel={(entry, time, close) => (
        <EntryPanel
          eventId={event.id}
          entry={entry}
          time={time}
          onOnly={(filter) => {
            close();
            table.change(filter);
          }}
          onClose={close}
        />
      )}
    />
  );
}
