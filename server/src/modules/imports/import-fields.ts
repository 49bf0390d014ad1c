import { AttendeeCategory } from '../attendees/attendee-category';
import { hasWebAddress, MAX_EMAIL, NO_WEB_ADDRESS } from '../../core/graphql/address-forms';
import { visible, withAsciiDigits } from '../../core/storable-text';
import { importedProfileFields, listed, type ProfileFieldRow } from '../attendees/profile-fields';
import { CompanyKind } from '../companies/company-kind';
import { COMPANY_LIMITS } from '../companies/company-limits';
import type { InterestKind } from '../events/index';
import { activityFields } from './activity-fields';
import { answerFields, ANSWERS, type AskedField } from './answer-fields';
import { country, email, inOneForm, oneOf, website, wordsOf } from './cell-readers';
import { keyOf, SHORTENED, type Checked, type ImportField } from './import-columns';
import { correctionsOf, nearestIn, withCorrections, type Correction } from './import-corrections';
import { choiceOf, listOf } from './import-lists';
import type { ImportKind } from './import.entity';
import { targetFields, wishFields } from './meeting-fields';

/** `4.47701E+11` and `4,47701E+11`, whose missing digits are lost. */
const POWER = /^[+-]?\d+(?:[.,]\d+)?E[+-]?\d+$/i;

/** A number as it is dialled; sheets take it for a decimal, and put an apostrophe before what is to stay text. */
const phoneNumber = (text: string): Checked =>
  POWER.test(text)
    ? { error: SHORTENED }
    : {
        value: visible(withAsciiDigits(text))
          .replace(/^'(?=[+(\d])/, '')
          .replace(/^(\+?\d+)[.,]0+$/, '$1'),
      };

const nameOf = (text: string): Checked => (hasWebAddress(text) ? { error: NO_WEB_ADDRESS } : inOneForm(text));

/** Dashes and dots that people type for an empty value. */
const NOTHING = /^[-–—.·]+$/;

const personName = (text: string): Checked => (NOTHING.test(text) ? { value: null } : nameOf(text));

/** How a kind of profile field is read from a cell. */
const READERS: Readonly<Partial<Record<ProfileFieldRow['kind'], Partial<ImportField>>>> = {
  name: { check: personName },
  phone: { check: phoneNumber },
  lines: { multiLine: true },
  country,
};

/** Of two names one is enough. */
const OTHER_NAME: Readonly<Record<string, string>> = { first_name: 'last_name', last_name: 'first_name' };

const profileColumn = ({
  column,
  kind,
  headers,
  max = 0,
}: (typeof importedProfileFields)[number]): ImportField => ({
  column,
  names: headers,
  maxLength: max,
  ...(OTHER_NAME[column] && { orElse: OTHER_NAME[column] }),
  ...(column === 'first_name' && { required: true }),
  ...READERS[kind],
});

const EMAIL: ImportField['names'] = listed(
  'E-mail, Email address, Mail, Work email, Business email, E-Mail-Adresse, Courriel, Adresse e-mail, Correo, Correo electrónico, البريد الإلكتروني, ای میل',
);

/** What lists call people who neither speak nor invest. */
const VISITOR = /^(?:delegate|visitor|participant|teilnehmer|besucher|visiteur|visitante)s?$/i;

/** The fields of attendees in a file. */
export const attendeeFields: readonly ImportField[] = [
  { column: 'email', names: EMAIL, required: true, maxLength: MAX_EMAIL, check: email },
  ...importedProfileFields.map(profileColumn),
  {
    column: 'category',
    type: 'attendee_category',
    names: listed('Category, Type, Attendee type, Kategorie, Catégorie, الفئة, زمرہ'),
    maxLength: 50,
    check: (text) => oneOf(Object.values(AttendeeCategory))(VISITOR.test(text) ? 'ATTENDEE' : text),
    known: wordsOf(Object.values(AttendeeCategory)),
  },
];

const profileColumnOf = (name: string): ImportField => attendeeFields.find(({ column }) => column === name)!;

/** The fields of companies in a file. */
export const companyFields: readonly ImportField[] = [
  {
    column: 'name',
    names: listed(
      'Name, Company, Company name, Organization, Organisation, Sponsor, Exhibitor, Firma, Unternehmen, Entreprise, Société, Nom, Empresa, الشركة, اسم الشركة, کمپنی',
    ),
    required: true,
    maxLength: COMPANY_LIMITS.name,
    check: nameOf,
  },
  {
    column: 'kind',
    type: 'company_kind',
    names: ['Kind', 'Type', 'Category'],
    required: true,
    maxLength: 50,
    check: oneOf(Object.values(CompanyKind)),
    known: wordsOf(Object.values(CompanyKind)),
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
    names: listed(
      'Website, Web, Web address, URL, Homepage, Webseite, Site web, Sitio web, الموقع الإلكتروني, ویب سائٹ',
    ),
    maxLength: COMPANY_LIMITS.website,
    check: website,
  },
  { column: 'email', names: EMAIL, maxLength: MAX_EMAIL, check: email },
  { ...profileColumnOf('phone'), maxLength: COMPANY_LIMITS.phone },
  profileColumnOf('country'),
  {
    column: 'city',
    names: listed('City, Town, Stadt, Ort, Ville, Ciudad, المدينة, شہر'),
    maxLength: COMPANY_LIMITS.city,
  },
  {
    column: 'sectors',
    type: 'text[]',
    names: listed('Sectors, Sector, Industries, Industry, Branche, Branchen, Secteurs, Sectores'),
    maxLength: 5_000,
    multiLine: true,
    check: listOf({ most: 20, maxLength: 60 }),
  },
  { column: 'tier', names: ['Tier', 'Level', 'Package'], maxLength: COMPANY_LIMITS.tier },
  {
    column: 'stand',
    names: listed(
      'Stand, Booth, Stand no., Stand number, Booth no., Booth number, Stand-Nr., Standnummer, Numéro de stand, الجناح, رقم الجناح, اسٹال, اسٹال نمبر',
    ),
    maxLength: COMPANY_LIMITS.stand,
  },
];

/** A group of interests of the event, or other values of it that a file may name, as plain data for the thread that reads the file. */
export interface ImportGroup {
  id: string;
  name: string;
  /** Null for what is no interest. */
  kind: InterestKind | null;
  /** Groups with the same one share their terms. */
  vocabulary: string;
  /** Ids by label. */
  terms: Record<string, string>;
  /** What the event asks beside the profile, in the one of answers. */
  asked?: AskedField[];
}

/** The most terms of one group in a profile. */
const MAX_TERMS = 50;
/** The column of the staged rows: the ids of the chosen terms by the id of their group. */
export const INTERESTS = 'interests';

/** Names of a group that is the only one of its kind. */
const KIND_NAMES: Record<InterestKind, string[]> = {
  TOPIC: listed(
    'Interests, Interest, Interested in, Topics, Industry, Industries, Sector, Sectors, Branche, Branchen, Interessen, Intérêts, الاهتمامات, دلچسپیاں',
  ),
  SEEK: ['Looking for', 'Seeking', 'Seeks', 'Seek'],
  OFFER: ['Offering', 'Offers', 'Offer'],
};

/** The groups with the terms that corrections add to them. */
export const withAddedTerms = (
  groups: readonly ImportGroup[],
  corrections: readonly Correction[],
): ImportGroup[] =>
  groups.map((group) => {
    const added = corrections.filter(({ field, termId }) => {
      const of = termId ? groups.find(({ id }) => id === field) : undefined;
      return of?.vocabulary === group.vocabulary;
    });
    const terms = added.toReversed().map(({ value, termId }) => [value, termId]);
    return { ...group, terms: { ...(Object.fromEntries(terms) as typeof group.terms), ...group.terms } };
  });

/** One field for each group of interests that the event has. */
const interestFields = (groups: readonly ImportGroup[], corrections: readonly Correction[]): ImportField[] =>
  groups.map(({ id, name, kind, terms }) => ({
    column: INTERESTS,
    type: 'jsonb',
    key: id,
    names: [
      name,
      `Interests ${name}`,
      ...(kind && groups.filter((group) => group.kind === kind).length === 1 ? KIND_NAMES[kind] : []),
    ],
    maxLength: 10_000,
    multiLine: true,
    known: () => Object.keys(terms).toSorted((one, other) => one.localeCompare(other)),
    check: choiceOf(
      (part) => `“${part}” is not one of the interests in “${name}”.`,
      new Map(Object.entries(terms)),
      MAX_TERMS,
      correctionsOf(id, corrections),
    ),
  }));

/** The column of the staged rows: the bits of the groups that are given by hand. The groups of an event stand under it among the choices. */
export const GROUPS = 'groups';

const withBitsOf = (one: string, other: string): string => String(BigInt(one) | BigInt(other));

/** The field of the groups that the event has, whose terms are their bits. */
const groupField = ({ name, terms }: ImportGroup, corrections: readonly Correction[]): ImportField => {
  const known = Object.keys(terms).toSorted((one, other) => one.localeCompare(other));
  const nearest = nearestIn(known);
  const refusalOf = (part: string): string => {
    const meant = nearest(part);
    return `“${part}” is not one of the groups.${meant ? ` Did you mean “${meant}”?` : ''}`;
  };
  const choice = choiceOf(
    refusalOf,
    new Map(Object.entries(terms)),
    known.length,
    correctionsOf(GROUPS, corrections),
  );
  return {
    column: GROUPS,
    type: 'int8',
    names: [
      name,
      ...listed(
        'Group, Attendee groups, Attendee group, Segment, Segments, Package, Packages, Gruppe, Gruppen, Groupe, Groupes, Grupo, Grupos, المجموعة, المجموعات, گروپ',
      ),
    ],
    maxLength: 10_000,
    multiLine: true,
    merge: withBitsOf,
    known: () => known,
    check: (text) => {
      const checked = choice(text);
      if ('error' in checked || checked.value === null) return checked;
      return { value: (JSON.parse(checked.value) as string[]).reduce(withBitsOf) };
    },
  };
};

/** The ids under which what a file of the schedule may name stands among the groups. */
export const SCHEDULE_CHOICES = ['days', 'speakers'] as const;

const ownFields = (
  kind: ImportKind,
  groups: readonly ImportGroup[],
  corrections: readonly Correction[],
): readonly ImportField[] => {
  if (kind === 'ATTENDEES') return attendeeFields;
  if (kind === 'COMPANIES') return companyFields;
  if (kind === 'MEETING_WISHES') return wishFields;
  if (kind === 'MEETING_TARGETS') return targetFields;
  const [days, speakers] = SCHEDULE_CHOICES.map((id) =>
    Object.keys(groups.find((group) => group.id === id)?.terms ?? {}),
  ) as [string[], string[]];
  return activityFields({ days, speakers }, correctionsOf('speakers', corrections));
};

/** Every field that a file of this kind may have at an event with these choices, read with these corrections. */
export const fieldsOf = (
  kind: ImportKind,
  groups: readonly ImportGroup[],
  corrections: readonly Correction[] = [],
): ImportField[] => {
  const interests = groups.filter((group) => group.kind);
  const ofPeople = groups.filter(({ id }) => id === GROUPS);
  const asked = groups.find(({ id }) => id === ANSWERS)?.asked ?? [];
  const fields = [
    ...ownFields(kind, groups, corrections).map((field) =>
      withCorrections(field, correctionsOf(keyOf(field), corrections)),
    ),
    ...ofPeople.map((group) => groupField(group, corrections)),
    ...interestFields(withAddedTerms(interests, corrections), corrections),
  ];
  return [...fields, ...answerFields(asked, corrections, fields)];
};
