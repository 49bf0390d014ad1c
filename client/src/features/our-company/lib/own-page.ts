import type { OwnPage_CompanyFragment, UpdateOwnCompanyInput } from '../../../generated/graphql';
import { inputValue, savedValues, withProtocol } from '../../../lib/form-values';

const empty = () => ({
  tagline: '',
  description: '',
  sectors: [] as string[],
  country: null as string | null,
  city: '',
  website: '',
  links: [] as string[],
  email: '',
  phone: '',
  logo: null as string | null,
  cover: null as string | null,
});

/** The values of the form of a company's page; pictures are names of uploaded files. */
export type PageValues = ReturnType<typeof empty>;

export const pageFields = Object.keys(empty()) as (keyof PageValues)[];

export const valuesOf = (company: OwnPage_CompanyFragment): PageValues => savedValues(empty(), company);

export const isAddress = (text: string): boolean =>
  !text.trim() || (URL.canParse(withProtocol(text)) && /[^.]\.[^.]/.test(text));

const sent = (name: string, value: unknown): unknown => {
  if (name === 'website') return inputValue(name, withProtocol(value as string));
  return name === 'links' ? (value as string[]).map(withProtocol) : inputValue(name, value);
};

export const inputOf = (values: PageValues) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, sent(name, value)]),
  ) as Partial<UpdateOwnCompanyInput>;
