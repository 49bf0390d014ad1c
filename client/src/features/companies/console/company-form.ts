import type {
  CompanyForm_CompanyFragment,
  CompanyKind,
  CreateCompanyInput,
  UpdateCompanyInput,
} from '../../../generated/graphql';
import { isSameValue } from '../../../lib/merge-edits';

/** The values of a company's form; pictures are names of uploaded files. */
export interface CompanyValues {
  kind: CompanyKind;
  name: string;
  tagline: string;
  description: string;
  sectors: string[];
  tier: string;
  country: string | null;
  city: string;
  website: string;
  email: string;
  phone: string;
  logo: string | null;
  cover: string | null;
}

export const emptyCompany = (kind: CompanyKind): CompanyValues => ({
  kind,
  name: '',
  tagline: '',
  description: '',
  sectors: [],
  tier: '',
  country: null,
  city: '',
  website: '',
  email: '',
  phone: '',
  logo: null,
  cover: null,
});

export const valuesOf = (company: CompanyForm_CompanyFragment): CompanyValues => ({
  kind: company.kind,
  name: company.name,
  tagline: company.tagline ?? '',
  description: company.description ?? '',
  sectors: [...company.sectors],
  tier: company.tier ?? '',
  country: company.country,
  city: company.city ?? '',
  website: company.website ?? '',
  email: company.email ?? '',
  phone: company.phone ?? '',
  logo: company.logo,
  cover: company.cover,
});

/** People type "acme.com"; the server takes whole addresses. */
export const withProtocol = (website: string): string => {
  const text = website.trim();
  return !text || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
};

/** Values as the API takes them: empty texts are null, a removed picture is an empty name. */
const toInput = (values: Partial<CompanyValues>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'logo' || name === 'cover') return [name, value ?? ''];
      if (name === 'website') return [name, withProtocol(value as string) || null];
      if (typeof value === 'string') return [name, value.trim() || null];
      return [name, value ?? null];
    }),
  );

/** Only the fields whose value differs. */
export const changedValues = (before: CompanyValues, after: CompanyValues): Partial<CompanyValues> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameValue(before[name as keyof CompanyValues], value)),
  );

export const toCreateInput = (eventId: string, values: CompanyValues): CreateCompanyInput => ({
  ...(toInput(changedValues(emptyCompany(values.kind), values)) as Partial<CreateCompanyInput>),
  eventId,
  kind: values.kind,
  name: values.name.trim(),
});

export const toUpdateInput = (
  company: Pick<CompanyForm_CompanyFragment, 'id' | 'updatedAt'>,
  changes: Partial<CompanyValues>,
): UpdateCompanyInput => ({
  ...(toInput(changes) as Partial<UpdateCompanyInput>),
  companyId: company.id,
  expectedUpdatedAt: company.updatedAt,
});
