import { folded, withAsciiDigits } from '../../core/storable-text';
import { MAX_EMAIL } from '../../core/graphql/address-forms';
import { listed } from '../attendees/profile-fields';
import { COMPANY_LIMITS } from '../companies/company-limits';
import { email, inOneForm, oneOf, wordsOf } from './cell-readers';
import type { Checked, ImportField } from './import-columns';

const WISHES = ['MUST', 'LIKE', 'NO'];
/** What people write for each. */
const SYNONYMS = new Map(
  (
    [
      ['MUST', 'must meet, must-meets, muss, unbedingt, ضروري, لقاء ضروري, لازمی, لازمی ملاقات'],
      [
        'LIKE',
        'like to meet, meet, want, yes, gern, gerne, möchte, ja, أودّ اللقاء, مرغوب, نعم, پسند, ملنا پسند ہے, ہاں',
      ],
      ['NO', 'no thanks, not, not for me, nein, nein danke, لا, لا شكرًا, نہیں, نہیں شکریہ'],
    ] as const
  ).flatMap(([kind, words]) => listed(words).map((word) => [folded(word), kind] as const)),
);

const personOrCompany = (text: string): Checked => (text.includes('@') ? email(text) : inOneForm(text));

/** The fields of a file of wishes: who wants what of whom. */
export const wishFields: readonly ImportField[] = [
  {
    column: 'from_email',
    names: listed(
      'From, From e-mail, E-mail, Attendee, Attendee e-mail, Who, Von, E-Mail-Adresse, Wer, من, البريد الإلكتروني, کون, ای میل',
    ),
    required: true,
    maxLength: MAX_EMAIL,
    check: email,
  },
  {
    column: 'recipient',
    names: listed(
      'To, To e-mail, To company, Company, Company name, Whom, Wants to meet, An, Wen, Firma, إلى, الشركة, کس سے, کمپنی',
    ),
    required: true,
    maxLength: Math.max(MAX_EMAIL, COMPANY_LIMITS.name),
    // Lists have a column for people and one for companies, of which one is enough; who is named in both is a person.
    orElse: 'recipient',
    merge: (one, other) => (one.includes('@') ? one : other),
    check: personOrCompany,
  },
  {
    column: 'kind',
    type: 'meeting_wish_kind',
    names: listed('Wish, Kind, Type, Priority, Wunsch, Art, الرغبة, النوع, خواہش, قسم'),
    required: true,
    maxLength: 50,
    check: (text) => oneOf(WISHES)(SYNONYMS.get(folded(text)) ?? text),
    known: wordsOf(WISHES),
  },
];

/** A whole number; spreadsheets add decimals to it. */
const wholeNumber =
  (from: number, to: number) =>
  (text: string): Checked => {
    const digits = /^(\d{1,4})(?:[.,]0+)?$/.exec(withAsciiDigits(text))?.[1];
    return digits !== undefined && Number(digits) >= from && Number(digits) <= to
      ? { value: String(Number(digits)) }
      : { error: `This has to be a whole number from ${from} to ${to}.` };
  };

const number = (column: string, names: string, [from, to]: [number, number]): ImportField => ({
  column,
  type: 'int4',
  names: listed(names),
  maxLength: 20,
  check: wholeNumber(from, to),
});

/** The fields of a file of promised numbers of meetings: of a person, company or group. */
export const targetFields: readonly ImportField[] = [
  {
    column: 'email',
    names: listed('E-mail, Email address, Attendee, Person, E-Mail-Adresse, البريد الإلكتروني, ای میل'),
    maxLength: MAX_EMAIL,
    check: email,
  },
  {
    column: 'company',
    names: listed('Company, Company name, Organization, Firma, Unternehmen, الشركة, کمپنی'),
    maxLength: COMPANY_LIMITS.name,
    check: inOneForm,
  },
  {
    column: 'in_group',
    names: listed('Group, Segment, Package, Gruppe, Paket, المجموعة, گروپ'),
    maxLength: 60,
    check: inOneForm,
  },
  number('minimum', 'Minimum, Promised, Min, At least, Mindestens, الحد الأدنى, کم از کم', [1, 200]),
  number('maximum', 'Maximum, At most, Max, Höchstens, الحد الأقصى, زیادہ سے زیادہ', [0, 200]),
  number('per_day', 'Per day, A day at most, Daily, Pro Tag, في اليوم, فی دن', [1, 200]),
  number('priority', 'Priority, Priorität, Rang, الأولوية, ترجیح', [1, 5]),
];
