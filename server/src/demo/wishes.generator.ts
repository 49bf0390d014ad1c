/** What people of the demo want in meetings, and what is promised to some of them: the organisers plan the rest of the event by it. */
import type { AttendeeRow, EventDataset } from './dataset.types';
import { DAY, HOUR, iso, newRow } from './event-clock';
import { SeededRandom } from './seeded-random';

const WISHING = 200;
const SAME_FIELD_SHARE = 0.8;
/** Meetings that each investor was promised. */
const PROMISED_TO_INVESTORS = 4;

type Kind = 'MUST' | 'LIKE' | 'NO';

/** Adds the meeting program of the event, with wishes of some of its people. */
export function generateWishes({ eventId, tables, planted }: EventDataset, now: number): void {
  const random = new SeededRandom('podium-wishes');
  const settled = newRow(random, now - 20 * DAY);
  tables.meeting_programs = [
    { ...settled, event_id: eventId, wishes_open_at: iso(now - 14 * DAY), most_in_row: 4 },
  ];
  const investors = (tables.attendee_groups as { id: string; name: string }[]).find(
    ({ name }) => name === 'Investors',
  );
  if (investors)
    tables.meeting_targets = [
      {
        ...newRow(random, now - 19 * DAY),
        event_id: eventId,
        group_id: investors.id,
        minimum: PROMISED_TO_INVESTORS,
      },
    ];
  const people = tables.attendees.filter(({ status }) => status === 'CONFIRMED');
  const fields = new Map(planted.map(({ attendeeId, cluster }) => [attendeeId, cluster]));
  const wishing = people.slice(0, WISHING);
  tables.meeting_wishes = wishing.flatMap((person) =>
    wishesOf(person, candidatesOf(person, people, tables, fields), random, now),
  );
}

/** The people that a person may wish for: those of the same field, and all. */
function candidatesOf(
  person: AttendeeRow,
  people: readonly AttendeeRow[],
  { companies, blocks }: EventDataset['tables'],
  fields: ReadonlyMap<string, string>,
): [same: AttendeeRow[], others: AttendeeRow[]] {
  const blocked = new Set(
    blocks
      .filter(({ blocker_id, blocked_id }) => [blocker_id, blocked_id].includes(person.id))
      .flatMap(({ blocker_id, blocked_id }) => [blocker_id, blocked_id]),
  );
  const isStartup = companies.some(({ id, kind }) => id === person.company_id && kind === 'STARTUP');
  const able = people.filter(
    ({ id, company_id, category }) =>
      id !== person.id &&
      !blocked.has(id) &&
      (company_id === null || company_id !== person.company_id) &&
      // Startups may not ask investors.
      !(isStartup && category === 'INVESTOR'),
  );
  const field = fields.get(person.id);
  return [able.filter(({ id }) => fields.get(id) === field), able];
}

function wishesOf(
  person: AttendeeRow,
  [same, others]: [AttendeeRow[], AttendeeRow[]],
  random: SeededRandom,
  now: number,
): object[] {
  const kinds: Kind[] = [
    ...Array<Kind>(random.between(1, 3)).fill('MUST'),
    ...Array<Kind>(random.between(1, 4)).fill('LIKE'),
    ...Array<Kind>(random.chance(0.08) ? 1 : 0).fill('NO'),
  ];
  const wanted = new Set<string>();
  while (wanted.size < kinds.length)
    wanted.add(random.pick(same.length > kinds.length && random.chance(SAME_FIELD_SHARE) ? same : others).id);
  const counts = { MUST: 0, LIKE: 0, NO: 0 };
  return [...wanted].map((to, index) => {
    const kind = kinds[index]!;
    counts[kind] += 1;
    return {
      ...newRow(random, now - random.between(DAY / HOUR, (13 * DAY) / HOUR) * HOUR),
      from_id: person.id,
      to_attendee_id: to,
      kind,
      position: kind === 'NO' ? 0 : counts[kind],
    };
  });
}
