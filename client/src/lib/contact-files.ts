import { fullName } from './format';

/** A person as address books keep them. */
export interface ContactPerson {
  firstName: string;
  lastName: string;
  jobTitle?: string | null;
  organization?: string | null;
  email?: string | null;
  phone?: string | null;
  note?: string;
}

/** Spreadsheets run cells that begin like a formula; a leading apostrophe keeps them text. */
const cell = (value: string): string => {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A CSV file, the names of the columns first; opens in spreadsheets with accents whole. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[,;]/g, '\\$&');

/** People as vCards 3.0, which phones and mail programs take in. */
export function vcardOf(people: readonly ContactPerson[]): string {
  const cards = people.map((person) => {
    const { firstName, lastName, jobTitle, organization, email, phone, note } = person;
    const lines = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escaped(lastName)};${escaped(firstName)};;;`,
      `FN:${escaped(fullName(person))}`,
      jobTitle && `TITLE:${escaped(jobTitle)}`,
      organization && `ORG:${escaped(organization)}`,
      email && `EMAIL:${escaped(email)}`,
      phone && `TEL:${escaped(phone)}`,
      note && `NOTE:${escaped(note)}`,
      'END:VCARD',
    ];
    return lines.filter(Boolean).join('\r\n');
  });
  return `${cards.join('\r\n')}\r\n`;
}
