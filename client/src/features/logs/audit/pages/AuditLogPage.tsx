import {
  EditOutlined,
  MinusCircleOutlined,
  PlusCircleOutlined,
  RightCircleOutlined,
} from '@ant-design/icons';
import { lazy, type ReactNode } from 'react';
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
  Row,
  type TableState,
  Text,
  useTable,
} from '../../../../ui';
import { auditParams, filterOf } from '../lib/audit-params';
import { type ActKind, actWords, kindOf, summaryOf } from '../lib/audit-words';
import { messages } from '../messages';

const EntryPanel = lazy(() => import('../components/EntryPanel'));

type Entry = AuditEntry_EntryFragment;

const signs: Record<ActKind, ReactNode> = {
  added: <PlusCircleOutlined aria-hidden />,
  removed: <MinusCircleOutlined aria-hidden />,
  changed: <EditOutlined aria-hidden />,
  other: <RightCircleOutlined aria-hidden />,
};
const tones = { added: 'success', removed: 'error', changed: 'primary', other: 'secondary' } as const;

const columnsOf = (time: InWords): DataTableColumn<Entry, keyof typeof messages.columns>[] => [
  {
    key: 'what',
    primary: true,
    width: 230,
    render: (entry) => (
      <Row as="span" inline gap="xs">
        <Text tone={tones[kindOf(entry)]}>{signs[kindOf(entry)]}</Text>
        {actWords(entry.action)}
      </Row>
    ),
  },
  { key: 'subject', width: 180, onPhones: 'lead', render: ({ subjectName }) => subjectName ?? messages.none },
  {
    key: 'changed',
    width: 140,
    onPhones: 'line',
    render: (entry) => {
      const summary = summaryOf(entry, time);
      return (
        summary && (
          <Text tone="secondary" cut={2} style={{ whiteSpace: 'normal' }}>
            {summary}
          </Text>
        )
      );
    },
  },
  { key: 'who', width: 130, render: ({ actorName }) => <bdi>{actorName}</bdi> },
  { key: 'when', width: 150, render: ({ createdAt }) => <time dateTime={createdAt}>{time(createdAt)}</time> },
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
