import { usePeopleFacetsQuery } from '../../../generated/hooks';
import { countryName, countryOptions } from '../../../lib/countries';
import { FilterField, FilterSelect, type TableState } from '../../../ui';
import { categories } from '../lib/people-params';
import { messages as peopleMessages } from '../messages';
import { CompanySelect } from './CompanySelect';
import { messages } from './messages';
import { staffStatuses, type staffParams, type StaffValues } from './staff-params';

const texts = messages.filters;
const peopleTexts = peopleMessages.filters;

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface StaffFilterFieldsProps {
  eventId: string;
  table: TableState<typeof staffParams>;
  /** The screen is about one category: no choice. */
  oneCategory: boolean;
}

/** The filters of the table of people: how far they are, as what they come, and who they are. */
export default function StaffFilterFields({ eventId, table, oneCategory }: StaffFilterFieldsProps) {
  const { values, change } = table;
  const { data } = usePeopleFacetsQuery({ variables: { eventId } });
  const terms = (data?.event.attendeeFacets?.interests ?? []).flatMap(({ key }) => key ?? []);
  return (
    <>
      <FilterSelect<StaffValues['status']>
        label={texts.status}
        placeholder={texts.anyStatus}
        value={values.status}
        options={optionsOf(staffStatuses, messages.status)}
        onChange={(status) => change({ status: status ?? null })}
      />
      <FilterSelect<StaffValues['checkin']>
        label={texts.checkin}
        placeholder={texts.anyCheckin}
        value={values.checkin}
        options={optionsOf(['IN', 'NOT'] as const, messages.checkin)}
        onChange={(checkin) => change({ checkin: checkin ?? null })}
      />
      {!oneCategory && (
        <FilterSelect<StaffValues['category']>
          label={messages.columns.category}
          placeholder={peopleTexts.anyCategory}
          value={values.category}
          options={optionsOf(categories, messages.categories)}
          onChange={(category) => change({ category: category ?? null })}
        />
      )}
      <FilterField label={texts.company}>
        {(id) => (
          <CompanySelect
            id={id}
            eventId={eventId}
            placeholder={texts.anyCompany}
            value={values.company}
            onChange={(company) => change({ company })}
          />
        )}
      </FilterField>
      <FilterSelect<string[]>
        several
        label={peopleTexts.country}
        placeholder={peopleTexts.anyCountry}
        value={values.country}
        options={countryOptions()}
        labelRender={({ value }) => countryName(String(value))}
        onChange={(country) => change({ country })}
      />
      <FilterSelect<string[]>
        several
        label={peopleTexts.interest}
        placeholder={peopleTexts.anyInterest}
        value={values.interest}
        options={terms.map((term) => ({ value: term, label: term }))}
        onChange={(interest) => change({ interest })}
      />
    </>
  );
}
