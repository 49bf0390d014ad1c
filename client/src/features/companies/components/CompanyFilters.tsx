import { lazy } from 'react';
import type { CompanyKind } from '../../../generated/graphql';
import { useCompanyFacetsQuery } from '../../../generated/hooks';
import { countryName } from '../../../lib/countries';
import { FilterBar, type ListState, SortSelect } from '../../../ui';
import type { companyParams } from '../lib/company-filter';
import { messages } from '../messages';

/** Loaded when the filters are opened. */
const FilterSelect = lazy(() => import('../../../ui/FilterSelect'));

interface CompanyFiltersProps {
  eventId: string;
  kind: CompanyKind;
  state: ListState<typeof companyParams>;
  /** How many there are, in words. */
  results?: string;
  /** Staff share no interests with companies, and sponsors stand by tier, so that there is one order only. */
  withMatch: boolean;
}

/** Search, filters and order of a list of companies; only the countries and sectors that are there. */
export function CompanyFilters({ eventId, kind, state, results, withMatch }: CompanyFiltersProps) {
  const { values, change } = state;
  const { data } = useCompanyFacetsQuery({ variables: { eventId, kind } });
  const { sectors = [], countries = [] } = data?.companyFacets ?? {};
  const choices = [
    { name: 'interest', label: messages.sector, facets: sectors, labelOf: String },
    { name: 'country', label: messages.country, facets: countries, labelOf: countryName },
  ] as const;
  return (
    <FilterBar
      list={state}
      texts={{ ...messages, ...messages.kinds[kind] }}
      filters={choices.map(({ name, label, facets, labelOf }) => (
        <FilterSelect
          key={name}
          several
          label={label}
          placeholder={messages.any}
          value={values[name]}
          options={facets.map(({ value, count }) => ({ value, label: `${labelOf(value)} (${count})` }))}
          onChange={(chosen) => change({ [name]: chosen as string[] })}
        />
      ))}
      chips={{
        interest: { values: values.interest },
        country: { values: values.country, labelOf: countryName },
      }}
      results={results}
    >
      {withMatch && (
        <SortSelect
          value={values.sort}
          options={(['MATCH', 'NAME'] as const).map((value) => ({ value, label: messages.sorts[value] }))}
          onChange={(sort) => change({ sort })}
        />
      )}
    </FilterBar>
  );
}
