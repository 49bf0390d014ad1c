import { Select } from 'antd';
import { FilterField } from '../../../components/FilterField';
import { usePeopleFacetsQuery } from '../../../generated/hooks';
import type { TableState } from '../../../hooks/useTable';
import { countryName, countryOptions } from '../../../lib/countries';
import { messages as peopleMessages } from '../messages';
import { CompanySelect } from './CompanySelect';
import { messages } from './messages';
import { categories, staffStatuses, type staffParams } from './staff-params';

interface StaffFilterFieldsProps {
  eventId: string;
  table: TableState<typeof staffParams>;
  /** The screen is about one category: no choice. */
  oneCategory: boolean;
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** How far people are, and as what they come. */
function StateFields({ table, oneCategory }: Omit<StaffFilterFieldsProps, 'eventId'>) {
  const { values, change } = table;
  const texts = messages.filters;
  return (
    <>
      <FilterField label={texts.status}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={texts.anyStatus}
            value={values.status}
            options={optionsOf(staffStatuses, messages.status)}
            onChange={(status) => change({ status: status ?? null })}
          />
        )}
      </FilterField>
      <FilterField label={texts.checkin}>
        {(id) => (
          <Select
            id={id}
            allowClear
            placeholder={texts.anyCheckin}
            value={values.checkin}
            options={optionsOf(['IN', 'NOT'], messages.checkin)}
            onChange={(checkin) => change({ checkin: checkin ?? null })}
          />
        )}
      </FilterField>
      {!oneCategory && (
        <FilterField label={messages.columns.category}>
          {(id) => (
            <Select
              id={id}
              allowClear
              placeholder={peopleMessages.filters.anyCategory}
              value={values.category}
              options={optionsOf(categories, messages.categories)}
              onChange={(category) => change({ category: category ?? null })}
            />
          )}
        </FilterField>
      )}
    </>
  );
}

/** The filters of the table of people. */
export default function StaffFilterFields({ eventId, table, oneCategory }: StaffFilterFieldsProps) {
  const { values, change } = table;
  const { data } = usePeopleFacetsQuery({ variables: { eventId } });
  const terms = (data?.event.attendeeFacets?.interests ?? []).flatMap(({ key }) => key ?? []);
  return (
    <>
      <StateFields table={table} oneCategory={oneCategory} />
      <FilterField label={messages.filters.company}>
        {(id) => (
          <CompanySelect
            id={id}
            eventId={eventId}
            placeholder={messages.filters.anyCompany}
            value={values.company}
            onChange={(company) => change({ company })}
          />
        )}
      </FilterField>
      <FilterField label={peopleMessages.filters.country}>
        {(id) => (
          <Select<string[]>
            id={id}
            mode="multiple"
            allowClear
            placeholder={peopleMessages.filters.anyCountry}
            value={values.country}
            options={countryOptions()}
            labelRender={({ value }) => countryName(String(value))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(country) => change({ country })}
          />
        )}
      </FilterField>
      <FilterField label={peopleMessages.filters.interest}>
        {(id) => (
          <Select<string[]>
            id={id}
            mode="multiple"
            allowClear
            placeholder={peopleMessages.filters.anyInterest}
            value={values.interest}
            options={terms.map((term) => ({ value: term, label: term }))}
            onChange={(interest) => change({ interest })}
          />
        )}
      </FilterField>
    </>
  );
}
