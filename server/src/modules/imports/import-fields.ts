import { isEmail, isISO31661Alpha2, isURL } from 'class-validator';
import { AttendeeCategory } from '../attendees/attendee.entity';
import { CompanyKind } from '../companies/company.entity';
import { folded, type Checked, type ImportField } from './import-columns';
import { listOf } from './import-lists';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** By name; two letters that were a code once, such as UK and SU, have the name of the country too. */
const countryCodes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => isISO31661Alpha2(code))
    .map((code) => [folded(countryNames.of(code) ?? code), code]),
);

const country = (text: string): Checked => {
  const code = isISO31661Alpha2(text.toUpperCase()) ? text.toUpperCase() : countryCodes.get(folded(text));
  return code
    ? { value: code }
    : { fault: 'This is neither a country code of two letters nor the English name of a country.' };
};

const email = (text: string): Checked =>
  isEmail(text) ? { value: text.toLowerCase() } : { fault: 'This is no e-mail address.' };

/** Sheets have "www.acme.com"; what is kept is an address that leads somewhere. */
const website = (text: string): Checked => {
  const value = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  return isURL(value, { protocols: ['http', 'https'], require_protocol: true })
    ? { value }
    : { fault: 'This is no web address.' };
};

/** One of an enum's values, however it is written. */
const oneOf =
  (values: readonly string[]) =>
  (text: string): Checked => {
    const found = values.find(
      (value) => folded(value) === folded(text).replace(/s$/, '') || folded(value) === folded(text),
    );
    return found ? { value: found } : { fault: `This has to be one of: ${values.join(', ')}.` };
  };

const COUNTRY: ImportField = {
  column: 'country',
  names: ['Country', 'Land', 'Pays', 'País'],
  maxLength: 100,
  check: country,
};

const phone = (maxLength: number): ImportField => ({
  column: 'phone',
  names: ['Phone', 'Phone number', 'Telephone', 'Mobile', 'Telefon', 'Téléphone'],
  maxLength,
});

/** What a file may say of attendees. */
export const attendeeFields: readonly ImportField[] = [
  {
    column: 'email',
    names: ['E-mail', 'Email address', 'Mail', 'Courriel', 'Correo'],
    required: true,
    maxLength: 254,
    check: email,
  },
  {
    column: 'first_name',
    names: ['First name', 'Given name', 'Forename', 'Vorname', 'Prénom', 'Nombre'],
    required: true,
    maxLength: 100,
  },
  {
    column: 'last_name',
    names: ['Last name', 'Surname', 'Family name', 'Nachname', 'Nom', 'Apellido'],
    required: true,
    maxLength: 100,
  },
  { column: 'job_title', names: ['Job title', 'Title', 'Position', 'Role', 'Function'], maxLength: 200 },
  {
    column: 'organization',
    names: ['Organization', 'Organisation', 'Company', 'Employer', 'Firma', 'Entreprise', 'Empresa'],
    maxLength: 200,
  },
  COUNTRY,
  phone(50),
  { column: 'introduction', names: ['Profile', 'Introduction', 'Bio', 'About'], maxLength: 5_000 },
  {
    column: 'category',
    type: 'attendee_category',
    names: ['Category', 'Type', 'Attendee type'],
    maxLength: 50,
    check: oneOf(Object.values(AttendeeCategory)),
  },
];

/** What a file may say of companies. */
export const companyFields: readonly ImportField[] = [
  {
    column: 'name',
    names: ['Name', 'Company', 'Company name', 'Sponsor', 'Exhibitor'],
    required: true,
    maxLength: 200,
  },
  {
    column: 'kind',
    type: 'company_kind',
    names: ['Kind', 'Type', 'Category'],
    required: true,
    maxLength: 50,
    check: oneOf(Object.values(CompanyKind)),
  },
  { column: 'tagline', names: ['Tagline', 'Slogan'], maxLength: 200 },
  { column: 'description', names: ['Description', 'About', 'Profile'], maxLength: 10_000 },
  { column: 'website', names: ['Website', 'Web', 'URL', 'Homepage'], maxLength: 500, check: website },
  { column: 'email', names: ['E-mail', 'Email address', 'Mail'], maxLength: 254, check: email },
  phone(40),
  COUNTRY,
  { column: 'city', names: ['City', 'Town', 'Stadt', 'Ville'], maxLength: 100 },
  {
    column: 'sectors',
    type: 'text[]',
    names: ['Sectors', 'Sector', 'Industries', 'Industry', 'Branche', 'Branchen', 'Secteurs', 'Sectores'],
    maxLength: 5_000,
    check: listOf({ most: 20, maxLength: 60 }),
  },
  { column: 'tier', names: ['Tier', 'Level', 'Package'], maxLength: 60 },
];
