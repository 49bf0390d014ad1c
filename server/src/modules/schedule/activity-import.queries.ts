import { column, columnOf } from '../../core/db/columns';
import { literal, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { takesPart } from '../event-access/index';
import { ActivityEntity, ActivitySpeakerEntity } from './activity.entity';

/*
 * How the rows of a file become sessions and breaks: an import has them in the temporary table `import_rows` of its transaction, with
 * the id of the activity that each means in `other_id`, and in `match_id` once it is locked.
 */

/** So many addresses of speakers are offered in place of unknown ones. */
const MAX_OFFERED = 500;

const maySpeak = sql`a.status IN ('CONFIRMED', 'INVITED')`;

/** The days of an event by its own clock, and the addresses of its speakers. */
export const choicesOfSchedule = statement('schedule.importChoices', {
  params: { eventId: 'uuid' },
  row: {
    days: column(
      'text[]',
      sql`ARRAY(SELECT day::date::text FROM generate_series(
        date_trunc('day', e.starts_at AT TIME ZONE e.timezone), (e.ends_at - interval '1 second') AT TIME ZONE e.timezone, interval '1 day') AS day)`,
    ),
    speakers: column(
      'text[]',
      sql`ARRAY(SELECT u.email::text FROM attendees a JOIN users u ON u.id = a.user_id
        WHERE a.event_id = e.id AND a.category = 'SPEAKER' AND ${maySpeak} ORDER BY u.email LIMIT ${literal(MAX_OFFERED)})`,
    ),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM events e WHERE e.id = ${p.eventId}`,
});

/**
 * Puts day and times together, and finds what a row means: the session or break with its title and start, or else the session with its
 * title that is the only one on its day, here and in the file, and was moved.
 */
export const placeStagedActivities = (event: Sql): Sql[] => [
  sql`UPDATE import_rows r SET day = coalesce(r.day, e.first), starts_at = (coalesce(r.day, e.first) + r.starts) AT TIME ZONE e.timezone,
       ends_at = (coalesce(r.day, e.first) + r.ends) AT TIME ZONE e.timezone
     FROM (SELECT timezone, (starts_at AT TIME ZONE timezone)::date AS first FROM events WHERE id = ${event}) e`,
  sql`UPDATE import_rows r SET other_id = meant.id FROM (
       SELECT DISTINCT ON (r.line) r.line, t.id
       FROM (SELECT line, starts_at, lower(title) AS title, day, count(*) OVER (PARTITION BY lower(title), day) AS of_day,
           coalesce(kind, 'SESSION') = 'SESSION' AS is_session FROM import_rows) r
       JOIN (SELECT id, starts_at, title, day, is_session, count(*) OVER (PARTITION BY title, day) AS of_day FROM (
           SELECT a.id, a.starts_at, lower(a.title) AS title, (a.starts_at AT TIME ZONE e.timezone)::date AS day, a.kind = 'SESSION' AS is_session
           FROM activities a JOIN events e ON e.id = a.event_id WHERE a.event_id = ${event} AND a.kind <> 'POD') planned) t
         ON t.title = r.title AND t.day = r.day
           AND (t.starts_at = r.starts_at OR t.of_day = 1 AND r.of_day = 1 AND t.is_session AND r.is_session)
       ORDER BY r.line, t.id) meant
     WHERE meant.line = r.line`,
];

/** Rows whose times or speakers the event cannot take. */
export const refusedActivities = (event: Sql): Sql => sql`
  SELECT r.line, 'End' AS "column", 'The end has to be after the start.' AS message, NULL AS unknown FROM import_rows r WHERE r.ends <= r.starts
  UNION ALL
  SELECT r.line, wall.name, CASE WHEN wall.at AT TIME ZONE e.timezone = wall.clock
      THEN 'The clocks go back then, so that this time is there twice. Please add this one in the schedule.'
      ELSE 'The clocks go forward then, so that this time is not there.' END, NULL
  FROM import_rows r JOIN events e ON e.id = ${event}
  CROSS JOIN LATERAL (VALUES ('Start', r.day + r.starts, r.starts_at), ('End', r.day + r.ends, r.ends_at)) AS wall (name, clock, at)
  WHERE wall.at AT TIME ZONE e.timezone <> wall.clock OR EXISTS (
    SELECT 1 FROM unnest(ARRAY[-60, -30, 30, 60]) AS away (minutes)
    WHERE (wall.at + away.minutes * interval '1 minute') AT TIME ZONE e.timezone = wall.clock)
  UNION ALL
  SELECT r.line, 'Speakers', 'No attendee of this event has this e-mail address.', speaker.email
  FROM import_rows r CROSS JOIN LATERAL unnest(r.speakers) AS speaker (email)
  WHERE NOT EXISTS (
    SELECT 1 FROM attendees a JOIN users u ON u.id = a.user_id WHERE a.event_id = ${event} AND ${maySpeak} AND u.email = speaker.email::citext)`;

/** Rows whose room is taken then, by another row or by another session, unless that is one of the file too: a mistake or meant, as in the editor. */
export const roomsTaken = (event: Sql): Sql => sql`
  SELECT placed.line AS row, 'Room' AS "column", CASE WHEN placed.starts_at < placed.taken_until
      THEN format('Another session is in this room until %s.', to_char(placed.taken_until AT TIME ZONE e.timezone, 'HH24:MI'))
      ELSE format('Another session begins in this room at %s.', to_char(placed.taken_from AT TIME ZONE e.timezone, 'HH24:MI')) END AS message
  FROM events e CROSS JOIN (
    SELECT line, starts_at, ends_at,
      max(ends_at) OVER (PARTITION BY room ORDER BY starts_at, line NULLS FIRST ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS taken_until,
      min(starts_at) FILTER (WHERE line IS NULL) OVER (
        PARTITION BY room ORDER BY starts_at, line NULLS FIRST ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS taken_from
    FROM (
      SELECT r.line, r.starts_at, r.ends_at, lower(coalesce(r.location, t.location)) AS room
      FROM import_rows r LEFT JOIN activities t ON t.id = r.other_id WHERE coalesce(r.kind, t.kind, 'SESSION') = 'SESSION'
      UNION ALL
      SELECT NULL, a.starts_at, a.ends_at, lower(a.location) FROM activities a
      WHERE a.event_id = ${event} AND a.kind = 'SESSION' AND a.id NOT IN (SELECT r.other_id FROM import_rows r)) sessions
    WHERE room IS NOT NULL) placed
  WHERE e.id = ${event} AND placed.line IS NOT NULL AND (placed.starts_at < placed.taken_until OR placed.taken_from < placed.ends_at)
  ORDER BY placed.line`;

/** Adds the activities that are new. */
export const insertStagedActivities = ({ event }: { event: Sql }): Sql =>
  sql`INSERT INTO activities (id, event_id, kind, title, description, starts_at, ends_at, location, track, created_at, updated_at)
       SELECT r.id, ${event}, coalesce(r.kind, 'SESSION'), r.title, r.description, r.starts_at, r.ends_at, r.location, r.track, now(), now()
       FROM import_rows r WHERE r.match_id IS NULL`;

/** Whether a staged row `r` names other speakers than there are. */
export const speakersDiffer = sql`to_jsonb(r.speakers) IS DISTINCT FROM r.had`;

/** Makes ids of the addresses in staged rows, and notes who speaks at what they mean. */
export const readStagedSpeakers = (event: Sql): Sql[] => [
  sql`UPDATE import_rows r SET speakers = ARRAY(
       SELECT a.id::text FROM unnest(r.speakers) WITH ORDINALITY AS speaker (email, place)
       JOIN users u ON u.email = speaker.email::citext JOIN attendees a ON a.user_id = u.id AND a.event_id = ${event} AND ${maySpeak}
       ORDER BY speaker.place)
     WHERE r.speakers IS NOT NULL`,
  sql`UPDATE import_rows r SET had = to_jsonb(ARRAY(
       SELECT s.attendee_id::text FROM activity_speakers s WHERE s.activity_id = r.match_id ORDER BY s.position, s.attendee_id))
     WHERE r.match_id IS NOT NULL AND r.speakers IS NOT NULL`,
];

/** The speakers to restore for a staged row, as a part of `import_changes.before`. */
export const speakersBefore = sql`CASE WHEN ${speakersDiffer} THEN jsonb_build_object('speakers', r.had) ELSE '{}' END`;

/** Makes the speakers of staged rows those of their activities. */
export const writeStagedSpeakers: Sql[] = [
  sql`DELETE FROM activity_speakers s USING import_rows r
     WHERE s.activity_id = r.match_id AND ${speakersDiffer} AND s.attendee_id::text <> ALL(r.speakers)`,
  sql`INSERT INTO activity_speakers (activity_id, attendee_id, position)
     SELECT coalesce(r.match_id, r.id), speaker.id::uuid, speaker.place
     FROM import_rows r CROSS JOIN LATERAL unnest(r.speakers) WITH ORDINALITY AS speaker (id, place) WHERE ${speakersDiffer}
     ON CONFLICT (activity_id, attendee_id) DO UPDATE SET position = excluded.position`,
];

/** Puts back who spoke at these activities before an import, as far as they still take part. */
export const restoreSpeakers = statement('schedule.restoreSpeakers', {
  params: { importId: 'uuid', activityIds: 'uuid[]' },
  text: (p) => sql`
    WITH former AS (
        SELECT c.subject_id AS activity_id, a.id AS attendee_id, speaker.place
        FROM import_changes c CROSS JOIN LATERAL jsonb_array_elements_text(c.before -> 'speakers') WITH ORDINALITY AS speaker (id, place)
        JOIN attendees a ON a.id = speaker.id::uuid AND a.status <> 'REMOVED'
        WHERE c.import_id = ${p.importId} AND c.subject_id = ANY(${p.activityIds})),
      gone AS (
        DELETE FROM activity_speakers s USING import_changes c
        WHERE c.import_id = ${p.importId} AND c.subject_id = ANY(${p.activityIds}) AND c.before ? 'speakers' AND s.activity_id = c.subject_id
          AND (s.activity_id, s.attendee_id) NOT IN (SELECT activity_id, attendee_id FROM former))
    INSERT INTO activity_speakers (activity_id, attendee_id, position) SELECT activity_id, attendee_id, place FROM former
    ON CONFLICT (activity_id, attendee_id) DO UPDATE SET position = excluded.position`,
});

/**
 * People who have activities in their agenda, or speak there, whose kind, time, place or track an import has changed; or is about to
 * change back, as far as nothing else did since.
 */
export const followersOfImported = statement('schedule.followersOfImported', {
  params: { importId: 'uuid', isUndone: 'bool' },
  row: {
    attendeeId: columnOf(ActivitySpeakerEntity, sql`f`, 'attendeeId'),
    activityId: columnOf(ActivityEntity, sql`a`, 'id'),
    startsAt: column('timestamptz', sql`shown.starts_at`),
  },
  text: (p, columns) => sql`
    SELECT ${columns}
    FROM import_changes c JOIN imports i ON i.id = c.import_id JOIN activities a ON a.id = c.subject_id
    CROSS JOIN LATERAL jsonb_populate_record(a, c.before) AS was
    CROSS JOIN LATERAL (SELECT CASE WHEN ${p.isUndone} THEN was.starts_at ELSE a.starts_at END AS starts_at) AS shown
    CROSS JOIN LATERAL (
      SELECT g.attendee_id FROM agenda_entries g WHERE g.activity_id = a.id
      UNION SELECT s.attendee_id FROM activity_speakers s WHERE s.activity_id = a.id) f
    JOIN attendees t ON t.id = f.attendee_id
    WHERE c.import_id = ${p.importId} AND c.before IS NOT NULL AND ${takesPart(sql`t`)}
      AND (NOT ${p.isUndone} OR a.updated_at = i.committed_at)
      AND (was.kind, was.starts_at, was.ends_at, was.location, was.track)
        IS DISTINCT FROM (a.kind, a.starts_at, a.ends_at, a.location, a.track)`,
});
