/**
 * A field that people fill in about themselves at an event. GraphQL inputs, `/v1` bodies, imports, reports, the export of own data
 * and the removal of a person read these rows.
 */
interface ProfileField {
  /** Column of `attendees`. */
  column: string;
  /** `name`, `line` and `phone` are one line, `lines` are several, `country` is a code, `picture` the name of a stored file. */
  kind: 'name' | 'line' | 'phone' | 'lines' | 'country' | 'picture';
  /** Longest text in characters; of a country that of its name in a file. */
  max?: number;
  /** Key in `/v1`. */
  key: string;
  /** Description of the input field. */
  description: string;
  /** Headers of its column in files; reports use the first. Without them it cannot be imported. */
  headers?: readonly [string, ...string[]];
  /** Value once the person is removed. */
  afterRemoval: string | null;
  /** What it is for, and who sees it beside the person and staff: the record of what is kept. */
  purpose: 'NAME' | 'WORK' | 'CONTACT' | 'INTRODUCTION' | 'PICTURE';
  audience: 'STAFF' | 'EVERYBODY';
}

/** Names that stand between commas. */
export const listed = (names: string): [string, ...string[]] => names.split(', ') as [string, ...string[]];

// Nothing is imported here: the thread that reads files loads these rows.
export const PROFILE_FIELDS = {
  firstName: {
    column: 'first_name',
    kind: 'name',
    max: 100,
    key: 'first_name',
    description: 'First name, at most 100 characters; one of two names is enough.',
    headers: listed('First name, Given name, Forename, Vorname, Prénom, Nombre, الاسم الأول, پہلا نام'),
    afterRemoval: 'Former',
    purpose: 'NAME',
    audience: 'EVERYBODY',
  },
  lastName: {
    column: 'last_name',
    kind: 'name',
    max: 100,
    key: 'last_name',
    description: 'Last name, at most 100 characters; empty for a person of one name.',
    headers: listed(
      'Last name, Surname, Family name, Nachname, Familienname, Nom, Nom de famille, Apellido, اسم العائلة, خاندانی نام',
    ),
    afterRemoval: 'attendee',
    purpose: 'NAME',
    audience: 'EVERYBODY',
  },
  jobTitle: {
    column: 'job_title',
    kind: 'line',
    max: 200,
    key: 'job_title',
    description: 'Job title; at most 200 characters.',
    headers: listed(
      'Job title, Title, Position, Role, Job role, Job, Function, Designation, Occupation, Funktion, Fonction, Poste, Cargo, المسمى الوظيفي, الوظيفة, عہدہ',
    ),
    afterRemoval: null,
    purpose: 'WORK',
    audience: 'EVERYBODY',
  },
  organization: {
    column: 'organization',
    kind: 'line',
    max: 200,
    key: 'organization',
    description: 'Organization that the person works for; at most 200 characters.',
    headers: listed(
      'Organization, Organisation, Company, Company name, Employer, Firma, Unternehmen, Arbeitgeber, Entreprise, Société, Employeur, Empresa, الشركة, جهة العمل, کمپنی, ادارہ',
    ),
    afterRemoval: null,
    purpose: 'WORK',
    audience: 'EVERYBODY',
  },
  country: {
    column: 'country',
    kind: 'country',
    max: 100,
    key: 'country',
    description: 'Country that one operates in.',
    headers: listed(
      'Country, Country of residence, Country/region, Residence, Land, Wohnsitzland, Pays, Pays de résidence, País, País de residencia, الدولة, البلد, بلد الإقامة, ملک',
    ),
    afterRemoval: null,
    purpose: 'WORK',
    audience: 'EVERYBODY',
  },
  phone: {
    column: 'phone',
    kind: 'phone',
    max: 50,
    key: 'phone',
    description: 'Phone number, at most 50 characters.',
    headers: listed(
      'Phone, Phone number, Telephone, Telephone number, Tel, Mobile, Mobile number, Mobile no, Mobile phone, Cell, Cell phone, Telefon, Telefonnummer, Handy, Mobil, Portable, Teléfono, Móvil, الهاتف, رقم الهاتف, الجوال, فون, موبائل',
    ),
    afterRemoval: null,
    purpose: 'CONTACT',
    audience: 'STAFF',
  },
  introduction: {
    column: 'introduction',
    kind: 'lines',
    max: 5_000,
    key: 'profile',
    description: 'Introduction; at most 5,000 characters.',
    headers: listed(
      'Profile, Introduction, Bio, Biography, About, About me, Über mich, Biographie, Présentation, نبذة, تعارف',
    ),
    afterRemoval: null,
    purpose: 'INTRODUCTION',
    audience: 'EVERYBODY',
  },
  avatar: {
    column: 'avatar',
    kind: 'picture',
    key: 'avatar',
    description: 'Picture of the person.',
    afterRemoval: null,
    purpose: 'PICTURE',
    audience: 'EVERYBODY',
  },
  cover: {
    column: 'cover',
    kind: 'picture',
    key: 'cover',
    description: 'Cover picture.',
    afterRemoval: null,
    purpose: 'PICTURE',
    audience: 'EVERYBODY',
  },
} as const satisfies Readonly<Record<string, ProfileField>>;

export type ProfileFieldName = keyof typeof PROFILE_FIELDS;

/** One of the rows, by its `kind`. */
export type ProfileFieldRow = (typeof PROFILE_FIELDS)[ProfileFieldName];

/** The rows with their names, in their order. */
export const profileFields = Object.entries<ProfileField>(PROFILE_FIELDS).map(([name, field]) => ({
  name: name as ProfileFieldName,
  ...field,
}));

/** The rows that a file may have a column for. */
export const importedProfileFields = profileFields.flatMap(({ headers, ...field }) =>
  headers ? [{ ...field, headers }] : [],
);
