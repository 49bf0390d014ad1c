import { useCompanyChoiceQuery } from '../../../generated/hooks';

/** The name of a company. */
export function CompanyName({ id }: { id: string }) {
  const { data } = useCompanyChoiceQuery({ variables: { id } });
  return data?.company.name;
}
