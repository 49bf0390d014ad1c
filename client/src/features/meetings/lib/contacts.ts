import type { PeopleMetQuery } from '../../../generated/graphql';
import { countryName } from '../../../lib/countries';
import { fullName } from '../../../lib/format';
import { inZone } from '../../../lib/time';
import { isHeld, viewerSaysHeld } from './meeting-days';

type Met = PeopleMetQuery['meetings']['nodes'][number];

/** A person whom the viewer met, with the time and the texts of the meeting. */
export interface Contact {
  person: NonNullable<Met['other']>;
  when: string;
  note: string;
}

/** The people of the meetings that were held, each once, in the order of the meetings. */
export function peopleMet(meetings: readonly Met[], now: Date, zone: string): Contact[] {
  const contacts = new Map<string, Contact>();
  const held = meetings
    .filter((meeting) => isHeld(meeting, now) && viewerSaysHeld(meeting) !== false)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  for (const { other, startsAt, note } of held) {
    if (!other) continue;
    const when = inZone(startsAt, zone).format('ddd D MMM, hh:mm a');
    const known = contacts.get(other.id);
    contacts.set(other.id, {
      person: other,
      when: known ? `${known.when}; ${when}` : when,
      note: [known?.note, note].filter(Boolean).join('\n'),
    });
  }
  return [...contacts.values()];
}

/** Spreadsheets run cells that begin like a formula; a leading apostrophe keeps them text. */
const cell = (value: string): string => {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One row for each person; opens in spreadsheets with accents whole. */
export function contactsCsv(contacts: readonly Contact[], columns: readonly string[]): string {
  const rows = contacts.map(({ person, when, note }) => [
    fullName(person),
    person.jobTitle ?? '',
    person.organization ?? '',
    person.country ? countryName(person.country) : '',
    person.email ?? '',
    when,
    note,
  ]);
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(/\r?\n/g, '\\n').replaceAll(/[,;]/g, '\\$&');

/** The same people as vCards 3.0, which phones and mail programs take in. */
export function contactsVcard(contacts: readonly Contact[]): string {
  const cards = contacts.map(({ person, when, note }) => {
    const lines = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${escaped(person.lastName)};${escaped(person.firstName)};;;`,
      `FN:${escaped(fullName(person))}`,
      person.jobTitle && `TITLE:${escaped(person.jobTitle)}`,
      person.organization && `ORG:${escaped(person.organization)}`,
      person.email && `EMAIL:${escaped(person.email)}`,
      `NOTE:${escaped([when, note].filter(Boolean).join('\n'))}`,
      'END:VCARD',
    ];
    return lines.filter(Boolean).join('\r\n');
  });
  return `${cards.join('\r\n')}\r\n`;
}
