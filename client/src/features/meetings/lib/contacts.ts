import type { PeopleMetQuery } from '../../../generated/graphql';
import { csvOf, vcardOf } from '../../../lib/contact-files';
import { countryName } from '../../../lib/countries';
import { fullName } from '../../../lib/format';
import { wallClock } from '../../../lib/time';
import { isHeld, viewerSaysHeld } from './meeting-days';

type Met = PeopleMetQuery['meetings']['nodes'][number];

/** A person that the viewer met, with the time and the texts of the meeting. */
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
    const when = wallClock(startsAt, zone).format('ddd D MMM, hh:mm a');
    const known = contacts.get(other.id);
    contacts.set(other.id, {
      person: other,
      when: known ? `${known.when}; ${when}` : when,
      note: [known?.note, note].filter(Boolean).join('\n'),
    });
  }
  return [...contacts.values()];
}

/** One row for each person. */
export const contactsCsv = (contacts: readonly Contact[], columns: readonly string[]): string =>
  csvOf([
    columns,
    ...contacts.map(({ person, when, note }) => [
      fullName(person),
      person.jobTitle ?? '',
      person.organization ?? '',
      person.country ? countryName(person.country) : '',
      person.email ?? '',
      when,
      note,
    ]),
  ]);

/** The same people for address books. */
export const contactsVcard = (contacts: readonly Contact[]): string =>
  vcardOf(
    contacts.map(({ person, when, note }) => ({ ...person, note: [when, note].filter(Boolean).join('\n') })),
  );
