import { Circle } from './circle';
import { DAY, iso } from './event-clock';
import type { Generation, Person } from './generation.types';

const BY_CAST = 6;

/** Who marked whom: mostly people of one's own field. */
export function generateBookmarks(generation: Generation, count: number): void {
  const random = generation.random.fork('bookmarks');
  const { tables, now, event } = generation;
  const latest = Math.min(now, Date.parse(event.ends_at));
  const circle = new Circle(generation);
  if (circle.crowd.length < 2) return;
  const mark = (owner: Person): void => {
    const other = circle.partnerFor(random, owner, true);
    if (!other) return;
    const created = latest - Math.floor(random.fraction() * 6 * DAY);
    tables.bookmarks.push({ owner_id: owner.row.id, attendee_id: other.row.id, created_at: iso(created) });
  };
  for (const person of circle.cast) for (let at = 0; at < BY_CAST; at++) mark(person);
  const perHead = (count - tables.bookmarks.length) / circle.crowd.length;
  for (const person of circle.crowd) {
    const marks = Math.round(2 * perHead * random.fraction());
    for (let at = 0; at < marks; at++) mark(person);
  }
}
