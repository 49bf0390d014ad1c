import { AttendeeCategory } from '../attendees/attendee-category';
import { countryCodeOf, UNKNOWN_COUNTRY } from '../../core/countries';
import { isEmailAddress, isWebAddress, MAX_EMAIL } from '../../core/graphql/address-forms';
import { folded } from '../../core/db/storable-text';
import { PROFILE_LIMITS } from '../attendees/profile-limits';
import { CompanyKind } from '../companies/company-kind';
import { COMPANY_LIMITS } from '../companies/company-limits';
import { type Checked, type ImportField } from './import-columns';
import { listOf } from './import-lists';

const country = (text: string): Checked => {
  const code = countryCodeOf(text);
  return code ? { value: code } : { error: UNKNOWN_COUNTRY };
};

const email = (text: string): Checked =>
  isEmailAddress(text) ? { value: text.toLowerCase() } : { error: 'This is no e-mail address.' };

/** Sheets have "www.acme.com"; what is kept is an address that leads somewhere. */
const website = (text: string): Checked => {
  const value = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return isWebAddress(value) ? { value } : { error: 'This is no web address.' };
};

/** One of an enum's values, however it is written. */
const oneOf =
  (values: readonly string[]) =>
  (text: string): Checked => {
    const found = values.find(
      (value) => folded(value) === folded(text).replace(/s$/, '') || folded(value) === folded(text),
    );
    return found ? { value: found } : { error: `This has to be one of: ${values.join(', ')}.` };
  };

const countryField: ImportField = {
  column: 'country',
  names: ['Country', 'Land', 'Pays', 'País'],
  maxLength: 100,
  check: country,
};

const phone = {
  column: 'phone',
  names: ['Phone', 'Phone number', 'Telephone', 'Mobile', 'Telefon', 'Téléphone'],
} as const;

/** The fields of attendees in a file. */
export const attendeeFields: readonly ImportField[] = [
  {
    column: 'email',
    names: ['E-mail', 'Email address', 'Mail', 'Courriel', 'Correo'],
    required: true,
    maxLength: MAX_EMAIL,
    check: email,
  },
  {
    column: 'first_name',
    names: ['First name', 'Given name', 'Forename', 'Vorname', 'Prénom', 'Nombre'],
    required: true,
    maxLength: PROFILE_LIMITS.name,
  },
  {
    column: 'last_name',
    names: ['Last name', 'Surname', 'Family name', 'Nachname', 'Nom', 'Apellido'],
    required: true,
    maxLength: PROFILE_LIMITS.name,
  },
  {
    column: 'job_title',
    names: ['Job title', 'Title', 'Position', 'Role', 'Function'],
    maxLength: PROFILE_LIMITS.jobTitle,
  },
  {
    column: 'organization',
    names: ['Organization', 'Organisation', 'Company', 'Employer', 'Firma', 'Entreprise', 'Empresa'],
    maxLength: PROFILE_LIMITS.organization,
  },
  countryField,
  { ...phone, maxLength: PROFILE_LIMITS.phone },
  {
    column: 'introduction',
    names: ['Profile', 'Introduction', 'Bio', 'About'],
    maxLength: PROFILE_LIMITS.introduction,
    multiLine: true,
  },
  {
    column: 'category',
    type: 'attendee_category',
    names: ['Category', 'Type', 'Attendee type'],
    maxLength: 50,
    check: oneOf(Object.values(AttendeeCategory)),
  },
];

/** The fields of companies in a file. */
export const companyFields: readonly ImportField[] = [
  {
    column: 'name',
    names: ['Name', 'Company', 'Company name', 'Sponsor', 'Exhibitor'],
    required: true,
    maxLength: COMPANY_LIMITS.name,
  },
  {
    column: 'kind',
    type: 'company_kind',
    names: ['Kind', 'Type', 'Category'],
    required: true,
    maxLength: 50,
    check: oneOf(Object.values(CompanyKind)),
  },
  { column: 'tagline', names: ['Tagline', 'Slogan'], maxLength: COMPANY_LIMITS.tagline },
  {
    column: 'description',
    names: ['Description', 'About', 'Profile'],
    maxLength: COMPANY_LIMITS.description,
    multiLine: true,
  },
  {
    column: 'website',
    names: ['Website', 'Web', 'URL', 'Homepage'],
    maxLength: COMPANY_LIMITS.website,
    check: website,
  },
  { column: 'email', names: ['E-mail', 'Email address', 'Mail'], maxLength: MAX_EMAIL, check: email },
  { ...phone, maxLength: COMPANY_LIMITS.phone },
  countryField,
  { column: 'city', names: ['City', 'Town', 'Stadt', 'Ville'], maxLength: COMPANY_LIMITS.city },
  {
    column: 'sectors',
    type: 'text[]',
    names: ['Sectors', 'Sector', 'Industries', 'Industry', 'Branche', 'Branchen', 'Secteurs', 'Sectores'],
    maxLength: 5_000,
    multiLine: true,
    check: listOf({ most: 20, maxLength: 60 }),
  },
  { column: 'tier', names: ['Tier', 'Level', 'Package'], maxLength: COMPANY_LIMITS.tier },
];
