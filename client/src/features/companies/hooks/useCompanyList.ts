import type { Values } from 'nuqs';
import { useMemo } from 'react';
import { PAGE_SIZE, useListPages } from '../../../data/useListPages';
import type { CompanyKind } from '../../../generated/graphql';
import { useCompanyListQuery } from '../../../generated/hooks';
import { toCompanyFilter, type companyParams } from '../lib/company-filter';

interface CompanyListOptions {
  eventId: string;
  kind: CompanyKind;
  values: Values<typeof companyParams>;
  /** Asks for nothing. */
  skip: boolean;
}

/** The companies of one kind that match the filters. */
export function useCompanyList({ eventId, kind, values, skip }: CompanyListOptions) {
  const filter = useMemo(() => toCompanyFilter(kind, values), [kind, values]);
  const result = useCompanyListQuery({
    variables: { eventId, filter, sort: values.sort, first: PAGE_SIZE },
    skip,
  });
  return useListPages(result, result.data?.companies, result.previousData?.companies);
}
