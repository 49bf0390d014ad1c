import { Select, type SelectProps } from 'antd';
import { CountryFlag } from '../../../components/CountryFlag';
import { FilterField } from '../../../components/FilterField';
import { messages as personMessages } from '../../../components/person/messages';
import type { AttendeeCategory } from '../../../generated/graphql';
import { usePeopleFacetsQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import { categories } from '../lib/people-params';
import { messages } from '../messages';
import styles from './PeopleFilterFields.module.css';

const texts = messages.filters;

interface Facet {
  key?: string | null;
  count: number;
}

interface Option {
  value: string;
  label: string;
  count: number;
}

const optionsOf = (facets: readonly Facet[] | undefined, labelOf: (key: string) => string): Option[] =>
  (facets ?? []).flatMap(({ key, count }) => (key ? [{ value: key, label: labelOf(key), count }] : []));

/** How a choice of several looks. */
const severalOf = { mode: 'multiple', allowClear: true } as const;

const renderCountry: SelectProps<string[], Option>['optionRender'] = ({ data }) => (
  <span className={styles.option}>
    <CountryFlag code={data.value} /> ({data.count})
  </span>
);

const renderInterest: SelectProps<string[], Option>['optionRender'] = ({ data }) =>
  `${data.label} (${data.count})`;

interface PeopleFilterFieldsProps {
  eventId: string;
  filters: PeopleFilters;
  /** The screen is about one category: no choice. */
  oneCategory: boolean;
}

/** The filters of a list of people: only what there is at the event, with how many there are. */
export default function PeopleFilterFields({ eventId, filters, oneCategory }: PeopleFilterFieldsProps) {
  const { values, change } = filters;
  const { data } = usePeopleFacetsQuery({ variables: { eventId } });
  const facets = data?.event.attendeeFacets;
  return (
    <>
      <FilterField label={texts.country}>
        {(id) => (
          <Select<string[], Option>
            id={id}
            {...severalOf}
            placeholder={texts.anyCountry}
            value={values.country}
            options={optionsOf(facets?.countries, countryName)}
            optionRender={renderCountry}
            labelRender={({ value }) => countryName(String(value))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(country) => change({ country })}
          />
        )}
      </FilterField>
      <FilterField label={texts.interest}>
        {(id) => (
          <Select<string[], Option>
            id={id}
            {...severalOf}
            placeholder={texts.anyInterest}
            value={values.interest}
            options={optionsOf(facets?.interests, (key) => key)}
            optionRender={renderInterest}
            onChange={(interest) => change({ interest })}
          />
        )}
      </FilterField>
      {!oneCategory && (
        <FilterField label={texts.category}>
          {(id) => (
            <Select<AttendeeCategory>
              id={id}
              allowClear
              placeholder={texts.anyCategory}
              value={values.category}
              options={categories.map((value) => ({ value, label: personMessages.category[value] }))}
              onChange={(category) => change({ category: category ?? null })}
            />
          )}
        </FilterField>
      )}
    </>
  );
}
