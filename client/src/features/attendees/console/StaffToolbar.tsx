import { lazy } from 'react';
import { useCompanyChoiceQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { FilterBar, type TableState } from '../../../ui';
import { messages as peopleMessages } from '../messages';
import { messages } from './messages';
import type { staffParams } from './staff-params';

/** Loaded when the filters are opened. */
const StaffFilterFields = lazy(() => import('./StaffFilterFields'));

interface StaffToolbarProps {
  eventId: string;
  table: TableState<typeof staffParams>;
  /** How many are found, in words. */
  count: string | undefined;
  oneCategory: boolean;
}

/** Search and filters of the table of people; its headers sort it. */
export function StaffToolbar({ eventId, table, count, oneCategory }: StaffToolbarProps) {
  const { status, checkin, category, company, country, interest } = table.values;
  const { data } = useCompanyChoiceQuery({ variables: { id: company ?? '' }, skip: !company });
  return (
    <FilterBar
      list={table}
      texts={{ ...peopleMessages.filters, search: messages.filters.search }}
      filters={<StaffFilterFields eventId={eventId} table={table} oneCategory={oneCategory} />}
      chips={{
        status: status && messages.status[status],
        checkin: checkin && messages.checkin[checkin],
        category: category && !oneCategory && messages.categories[category],
        company: company && (data?.company.name ?? messages.filters.company),
        country: { values: country, labelOf: countryName },
        interest: { values: interest },
      }}
      results={count}
    />
  );
}
