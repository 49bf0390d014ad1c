import { lazy } from 'react';
import { useCompanyChoiceQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { FilterBar, type FilterChip, SortSelect, type TableState, useAtLeast, valueChips } from '../../../ui';
import { messages as peopleMessages } from '../messages';
import { messages } from './messages';
import { staffSorts, type staffParams } from './staff-params';

/** Loaded when the filters are opened. */
const StaffFilterFields = lazy(() => import('./StaffFilterFields'));

type Table = TableState<typeof staffParams>;

function useChips({ values, change }: Table, oneCategory: boolean): FilterChip[] {
  const { status, checkin, category, company, country, interest } = values;
  const { data } = useCompanyChoiceQuery({ variables: { id: company ?? '' }, skip: !company });
  const chips: FilterChip[] = [];
  const add = (key: string, label: string, onRemove: () => void) => chips.push({ key, label, onRemove });
  if (status) add('status', messages.status[status], () => change({ status: null }));
  if (checkin) add('checkin', messages.checkin[checkin], () => change({ checkin: null }));
  if (category && !oneCategory)
    add('category', messages.categories[category], () => change({ category: null }));
  if (company)
    add('company', data?.company.name ?? messages.filters.company, () => change({ company: null }));
  return [
    ...chips,
    ...valueChips('country', country, countryName, (next) => change({ country: next })),
    ...valueChips('interest', interest, String, (next) => change({ interest: next })),
  ];
}

interface StaffToolbarProps {
  eventId: string;
  table: Table;
  /** How many are found, in words. */
  count: string | undefined;
  oneCategory: boolean;
}

/** Search, filters and order of the table of people. */
export function StaffToolbar({ eventId, table, count, oneCategory }: StaffToolbarProps) {
  const texts = peopleMessages.filters;
  const { values, change, clear } = table;
  const wide = useAtLeast('md');
  return (
    <FilterBar
      label={texts.label}
      search={{
        value: values.q,
        label: texts.search,
        placeholder: texts.searchHint,
        onChange: (q) => change({ q }),
      }}
      filters={<StaffFilterFields eventId={eventId} table={table} oneCategory={oneCategory} />}
      chips={useChips(table, oneCategory)}
      onClear={clear}
      results={count}
    >
      {/* On phones the table brings its own. */}
      {wide && (
        <SortSelect
          value={values.sort}
          options={staffSorts.map((value) => ({ value, label: messages.sort[value] }))}
          onChange={(sort) => change({ sort })}
        />
      )}
    </FilterBar>
  );
}
