import type {
  CompanyForm_CompanyFragment,
  CompanyKind,
  CreateCompanyInput,
} from '../../../generated/graphql';
import { changedOf, inputValue, savedValues, withProtocol } from '../../../lib/form-values';

export const emptyCompany = (kind: CompanyKind) => ({
  kind,
  name: '',
  tagline: '',
  description: '',
  sectors: [] as string[],
  tier: '',
  stand: '',
  seats: 5 as number | null,
  country: null as string | null,
  city: '',
  website: '',
  email: '',
  phone: '',
  logo: null as string | null,
  cover: null as string | null,
});

/** The values of a company's form; pictures are names of uploaded files. */
export type CompanyValues = ReturnType<typeof emptyCompany>;

export const valuesOf = (company: CompanyForm_CompanyFragment): CompanyValues => ({
  ...savedValues(emptyCompany(company.kind), company),
  sectors: [...company.sectors],
});

export const inputOf = (values: Partial<CompanyValues>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      inputValue(name, name === 'website' ? withProtocol(value as string) : value),
    ]),
  ) as Partial<CreateCompanyInput>;

export const toCreateInput = (eventId: string, values: CompanyValues): CreateCompanyInput => ({
  ...inputOf(changedOf(emptyCompany(values.kind), values)),
  eventId,
  kind: values.kind,
  name: values.name.trim(),
});
