import { useCompanyChoiceQuery } from '../../../generated/hooks';

/** What a company is called. */
export function CompanyName({ id }: { id: string }) {
  const { data } = useCompanyChoiceQuery({ variables: { id } });
  return data?.company.name;
}
