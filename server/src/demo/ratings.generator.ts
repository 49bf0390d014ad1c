import { RATING_COMMENTS } from './content';
import { HOUR, iso } from './event-clock';
import type { Generation, Person } from './generation.types';
import { ShuffleBag } from './texts';

const COMMENT_SHARE = 0.15;

/** What people who were there say of the sessions that are over; the cast has not come yet. */
export function generateRatings({ tables, people, now, random: root }: Generation): void {
  const random = root.fork('ratings');
  const comments = RATING_COMMENTS.map((texts) => new ShuffleBag(random, texts));
  const onStage = new Set(
    tables.activity_speakers.map(
      ({ activity_id: activity, attendee_id: speaker }) => `${activity} ${speaker}`,
    ),
  );
  for (const { id, kind, starts_at: starts, ends_at: ends } of tables.activities) {
    if (kind !== 'SESSION' || Date.parse(ends) > now) continue;
    const couldListen = ({ row }: Person): boolean =>
      row.checked_in_at !== null && row.checked_in_at < starts && !onStage.has(`${id} ${row.id}`);
    const quality = 3.4 + 1.4 * random.fraction();
    for (const { row } of random.sample(people.filter(couldListen), random.between(6, 26))) {
      const taste = 1.4 * (random.fraction() + random.fraction() + random.fraction() - 1.5);
      const stars = Math.min(5, Math.max(1, Math.round(quality + taste)));
      const at = Math.min(now, Date.parse(ends) + Math.floor(random.fraction() ** 2 * 3 * HOUR));
      const bag = comments[stars - 1];
      const says = bag && !bag.isExhausted && random.chance(COMMENT_SHARE);
      tables.session_ratings.push({
        activity_id: id,
        attendee_id: row.id,
        id: random.uuid(at),
        stars,
        comment: says ? bag.draw() : null,
        created_at: iso(at),
      });
    }
  }
}
