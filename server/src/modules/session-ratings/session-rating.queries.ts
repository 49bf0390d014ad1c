import { column, columnOf, columnsOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { SessionRatingEntity } from './session-rating.entity';

/** Writes an attendee's rating in the place of an earlier one. */
export const saveRating = statement('session-ratings.save', {
  params: { activityId: 'uuid', attendeeId: 'uuid', id: 'uuid', stars: 'int4', comment: 'text?' },
  text: (p) => sql`
    INSERT INTO session_ratings (activity_id, attendee_id, id, stars, comment)
    VALUES (${p.activityId}, ${p.attendeeId}, ${p.id}, ${p.stars}, ${p.comment})
    ON CONFLICT (activity_id, attendee_id) DO UPDATE SET stars = excluded.stars, comment = excluded.comment`,
});

/** Removes all ratings of these attendees. */
export const deleteRatingsOf = statement('session-ratings.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM session_ratings WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** A user's own ratings of these activities. */
export const ownRatings = statement('session-ratings.own', {
  params: { userId: 'uuid', activityIds: 'uuid[]' },
  row: columnsOf(SessionRatingEntity, sql`r`, 'activityId', 'stars', 'comment'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM session_ratings r JOIN attendees me ON me.id = r.attendee_id
    WHERE me.user_id = ${p.userId} AND r.activity_id = ANY(${p.activityIds})`,
});

/** Mean and count of the ratings of these activities, where there are any. */
export const ratingSummaries = statement('session-ratings.summaries', {
  params: { activityIds: 'uuid[]' },
  row: {
    activityId: columnOf(SessionRatingEntity, sql`r`, 'activityId'),
    mean: column('float8', sql`avg(r.stars)::float8`),
    count: column('int4', sql`count(*)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM session_ratings r WHERE r.activity_id = ANY(${p.activityIds}) GROUP BY r.activity_id`,
});

/** A page of the ratings of a session that have a comment, the latest first. */
export const commentsPage = keysetList(
  'session-ratings.comments',
  (activityId: string) => ({
    columns: {
      ...columnsOf(SessionRatingEntity, sql`r`, 'id', 'stars'),
      comment: column('text', sql`coalesce(r.comment, '')`),
    },
    from: sql`session_ratings r`,
    where: sql`r.activity_id = ${activityId} AND r.comment IS NOT NULL`,
    order: { by: columnOf(SessionRatingEntity, sql`r`, 'createdAt'), descending: true },
    id: sql`r.id`,
  }),
  () => [SOME_ID],
);

/** The ratings of a profile, for the export of one's own data. */
export const exportedRatings = jsonListOf({
  row: sql`'session', s.title, 'stars', r.stars, 'comment', r.comment, 'ratedAt', r.created_at`,
  from: sql`session_ratings r JOIN activities s ON s.id = r.activity_id WHERE r.attendee_id = a.id`,
  order: sql`r.created_at`,
});
