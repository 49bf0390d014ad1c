import type { AttendeeCategory } from '../../../generated/graphql';
import { usePeopleFacetsQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { CountryFlag, FilterSelect, Row } from '../../../ui';
import type { PeopleFilters } from '../hooks/usePeopleFilters';
import { categories } from '../lib/people-params';
import { messages } from '../messages';
import { messages as personMessages } from '../person/messages';

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

const optionsOf = (facets: readonly Facet[] = [], labelOf: (key: string) => string = String): Option[] =>
  facets.flatMap(({ key, count }) => (key ? [{ value: key, label: labelOf(key), count }] : []));

const renderCountry = ({ data: { value, count } }: { data: Option }) => (
  <Row as="span" inline gap="xxs">
    <CountryFlag code={value} /> ({count})
  </Row>
);

/** The filters of a list of people: only what there is at the event, with how many there are. */
export default function PeopleFilterFields({ filters }: { filters: PeopleFilters }) {
  const { values, change, variables, oneCategory } = filters;
  const { data } = usePeopleFacetsQuery({ variables: { eventId: variables.eventId } });
  const facets = data?.event.attendeeFacets;
  return (
    <>
      <FilterSelect<string[], Option>
        several
        label={texts.country}
        placeholder={texts.anyCountry}
        value={values.country}
        options={optionsOf(facets?.countries, countryName)}
        optionRender={renderCountry}
        labelRender={({ value }) => countryName(String(value))}
        onChange={(country) => change({ country })}
      />
      <FilterSelect<string[], Option>
        several
        label={texts.interest}
        placeholder={texts.anyInterest}
        value={values.interest}
        options={optionsOf(facets?.interests)}
        optionRender={({ data: { label, count } }) => `${label} (${count})`}
        onChange={(interest) => change({ interest })}
      />
      {!oneCategory && (
        <FilterSelect<AttendeeCategory | null>
          label={texts.category}
          placeholder={texts.anyCategory}
          value={values.category}
          options={categories.map((value) => ({ value, label: personMessages.category[value] }))}
          onChange={(category) => change({ category: category ?? null })}
        />
      )}
    </>
  );
}
