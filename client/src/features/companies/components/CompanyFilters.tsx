import { lazy } from 'react';
import { FilterBar } from '../../../components/FilterBar';
import { SortSelect } from '../../../components/SortSelect';
import type { CompanyKind } from '../../../generated/graphql';
import { useCompanyFacetsQuery } from '../../../generated/hooks';
import type { ListState } from '../../../hooks/useListState';
import { countryName } from '../../../lib/countries';
import type { companyParams } from '../lib/company-filter';
import { messages } from '../messages';
import type { Choice } from './ChoiceField';

const ChoiceField = lazy(() => import('./ChoiceField'));

interface CompanyFiltersProps {
  eventId: string;
  kind: CompanyKind;
  state: ListState<typeof companyParams>;
  /** How many there are, in words. */
  results?: string;
  /** Staff share no interests with companies, so that there is one order only. */
  withMatch: boolean;
}

/** Search, filters and order of a list of companies; only the countries and sectors that are there. */
export function CompanyFilters({ eventId, kind, state, results, withMatch }: CompanyFiltersProps) {
  const { values, change, clear } = state;
  const { data } = useCompanyFacetsQuery({ variables: { eventId, kind } });
  const texts = messages.kinds[kind];
  const choices: Choice[] = [
    {
      label: messages.sector,
      value: values.interest ?? [],
      options: (data?.companyFacets.sectors ?? []).map(({ value, count }) => ({
        value,
        label: `${value} (${count})`,
      })),
      onChange: (interest) => change({ interest: interest.length > 0 ? interest : null }),
    },
    {
      label: messages.country,
      value: values.country ?? [],
      options: (data?.companyFacets.countries ?? []).map(({ value, count }) => ({
        value,
        label: `${countryName(value)} (${count})`,
      })),
      onChange: (country) => change({ country: country.length > 0 ? country : null }),
    },
  ];
  return (
    <FilterBar
      label={texts.label}
      search={{
        value: values.q,
        label: messages.searchLabel,
        placeholder: texts.search,
        onChange: (q) => change({ q: q || null }),
      }}
      filters={choices.map((choice) => (
        <ChoiceField key={choice.label} {...choice} />
      ))}
      chips={choices.flatMap(({ label, value, onChange }) =>
        value.map((each) => ({
          key: `${label} ${each}`,
          label: label === messages.country ? countryName(each) : each,
          onRemove: () => onChange(value.filter((other) => other !== each)),
        })),
      )}
      onClear={clear}
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
