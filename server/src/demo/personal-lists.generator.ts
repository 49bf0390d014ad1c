/** Personal lists: bookmarks, planned sessions, and busy times. */
import { periodOf } from './bookings';
import { BUSY_NOTES } from './content';
import { DAY, iso, newRow } from './event-clock';
import type { Generation, Person } from './generation.types';
import { PairPicker } from './pair-picker';

const BOOKMARKS_OF_CAST = 6;

/** Bookmarks, mostly of people of the same field. */
export function generateBookmarks(generation: Generation, count: number): void {
  const random = generation.random.fork('bookmarks');
  const { tables, now, event } = generation;
  const latest = Math.min(now, Date.parse(event.ends_at));
  const picker = new PairPicker(generation);
  if (picker.others.length < 2) return;
  const add = (owner: Person, bookmarks: number): void => {
    for (let at = 0; at < bookmarks; at++) {
      const other = picker.partnerFor(random, owner, true);
      if (!other) continue;
      const created = latest - Math.floor(random.fraction() * 6 * DAY);
      tables.bookmarks.push({ owner_id: owner.row.id, attendee_id: other.row.id, created_at: iso(created) });
    }
  };
  for (const person of picker.cast) add(person, BOOKMARKS_OF_CAST);
  const perHead = (count - tables.bookmarks.length) / picker.others.length;
  for (const person of picker.others) add(person, Math.round(2 * perHead * random.fraction()));
}

/** Sessions and times to keep free that fit around people's meetings. */
export function generateAgendas({ tables, people, bookings, random: root, born }: Generation): void {
  const random = root.fork('agendas');
  const sessions = tables.activities.filter(({ kind }) => kind === 'SESSION');
  for (const { row, cast } of people) {
    if (row.status !== 'CONFIRMED') continue;
    const wanted = cast ? 2 : Math.max(0, random.between(-3, 5));
    for (const session of random.sample(sessions, wanted)) {
      const period = periodOf(session);
      if (!bookings.isFree(row.id, period)) continue;
      bookings.take(row.id, period);
      const created = Math.max(
        Date.parse(row.confirmed_at ?? row.created_at),
        Date.parse(session.created_at),
      );
      tables.agenda_entries.push({ attendee_id: row.id, activity_id: session.id, created_at: iso(created) });
    }
    if (cast || sessions.length === 0 || !random.chance(0.1)) continue;
    const busy = periodOf(random.pick(sessions));
    if (!bookings.isFree(row.id, busy)) continue;
    bookings.take(row.id, busy);
    tables.busy_times.push({
      ...newRow(random, born + 65 * DAY),
      attendee_id: row.id,
      starts_at: iso(busy.starts),
      ends_at: iso(busy.ends),
      note: random.pick(BUSY_NOTES),
    });
  }
}
