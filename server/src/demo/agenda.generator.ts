import { periodOf, type Bookings } from './bookings';
import { DAY, iso } from './event-clock';
import type { Generation } from './generation.types';

const BUSY_NOTES = ['Call with the office', 'Lunch with a client', 'Interview', null];

/** What people plan for themselves: sessions that fit around their meetings, and times they keep free. */
export function generateAgendas(
  { tables, people, random: root, born }: Generation,
  bookings: Bookings,
): void {
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
    const created = born + 65 * DAY;
    tables.busy_times.push({
      id: random.uuid(created),
      created_at: iso(created),
      updated_at: iso(created),
      attendee_id: row.id,
      starts_at: iso(busy.starts),
      ends_at: iso(busy.ends),
      note: random.pick(BUSY_NOTES),
    });
  }
}
