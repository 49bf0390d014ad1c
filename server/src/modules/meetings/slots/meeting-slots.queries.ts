import { column } from '../../../core/db/columns';
import { typed } from '../../../core/db/declared';
import { sql, type Sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';

/** Every slot of an event, with its day and its length. Hours that go on after midnight are one span, so that slots cross it. */
export const eventSlots = (eventId: Sql): Sql => sql`
      SELECT tstzrange(start, start + make_interval(mins => e.slot_minutes)) AS during, e.slot_minutes AS minutes,
        (start AT TIME ZONE e.timezone)::date AS date
      FROM events e
      CROSS JOIN LATERAL (
        SELECT range_agg(tstzrange(open.starts, open.ends)) AS spans
        FROM jsonb_to_recordset(e.meeting_hours) AS day (date date, "from" time, "to" time)
        CROSS JOIN LATERAL (
          SELECT (day.date + day."from") AT TIME ZONE e.timezone AS starts, (day.date + day."to") AT TIME ZONE e.timezone AS ends) AS open
        WHERE open.starts < open.ends) AS hours
      CROSS JOIN unnest(hours.spans) AS span
      CROSS JOIN generate_series(
        lower(span), upper(span) - make_interval(mins => e.slot_minutes),
        make_interval(mins => e.slot_minutes + e.gap_minutes)) AS start
      WHERE e.id = ${eventId}`;

export const comingSlots = (eventId: Sql): Sql => sql`${eventSlots(eventId)} AND start > now()`;

/** When these attendees, an array, are in a session or busy. */
export const occupiedTimes = (attendeeIds: Sql): Sql => sql`
      SELECT x.attendee_id, tstzrange(a.starts_at, a.ends_at) AS during
      FROM (SELECT attendee_id, activity_id FROM agenda_entries UNION ALL SELECT attendee_id, activity_id FROM activity_speakers) x
      JOIN activities a ON a.id = x.activity_id
      WHERE x.attendee_id = ANY(${attendeeIds})
      UNION ALL
      SELECT attendee_id, tstzrange(starts_at, ends_at) FROM busy_times WHERE attendee_id = ANY(${attendeeIds})`;

/** The same, and the days on which they may have no further meeting than `moving`. */
export const plannedTimes = (attendeeIds: Sql, moving = sql`NULL`): Sql => sql`${occupiedTimes(attendeeIds)}
      UNION ALL SELECT attendee_id, during FROM full_days(${attendeeIds}, ${moving})`;

/**
 * Every coming slot of an event, with whether the viewer and whether all of the others are busy then, and which pods are free for
 * them. Time zone arithmetic is Postgres's, which knows the rules of every zone. Of a meeting that is to move, `movingId`, what it
 * holds now counts as free.
 */
export const slotGrid = statement('meetings.slotGrid', {
  params: { eventId: 'uuid', viewerId: 'uuid', otherIds: 'uuid[]', movingId: 'uuid?' },
  row: {
    startsAt: column('timestamptz', sql`lower(g.during)`),
    endsAt: column('timestamptz', sql`upper(g.during)`),
    viewerBusy: column('bool', sql`people.viewer_busy`),
    otherBusy: column('bool', sql`people.other_busy`),
    podIds: column(typed<string[]>('uuid[]'), sql`coalesce(free.pod_ids, '{}')`),
  },
  text: (p, columns) => sql`
    WITH grid AS (${comingSlots(p.eventId)}
    ), taken AS MATERIALIZED (
      SELECT attendee_id, during FROM claims
      WHERE attendee_id = ANY(${p.otherIds} || ${p.viewerId}) AND coalesce(meeting_id <> ${p.movingId}, true)
      UNION ALL ${plannedTimes(sql`(${p.otherIds} || ${p.viewerId})`, p.movingId)}
    ), usable AS MATERIALIZED (
      SELECT p.id, p.position FROM pods p
      WHERE p.event_id = ${p.eventId} AND p.bookable AND p.removed_at IS NULL
        AND (p.company_id IS NULL OR p.company_id IN (SELECT company_id FROM attendees WHERE id = ANY(${p.otherIds} || ${p.viewerId})))
    ), claimed AS MATERIALIZED (
      SELECT c.pod_id, c.during FROM usable u JOIN claims c ON c.pod_id = u.id AND c.during && tstzrange(now(), NULL)
      WHERE coalesce(c.meeting_id <> ${p.movingId}, true)
    )
    SELECT ${columns} FROM grid g
    CROSS JOIN LATERAL (
      SELECT coalesce(bool_or(t.attendee_id = ${p.viewerId}), false) AS viewer_busy,
             count(DISTINCT t.attendee_id) FILTER (WHERE t.attendee_id = ANY(${p.otherIds})) = cardinality(${p.otherIds}) AS other_busy
      FROM taken t WHERE t.during && g.during) people
    LEFT JOIN LATERAL (
      SELECT array_agg(u.id ORDER BY u.position, u.id) AS pod_ids FROM usable u
      WHERE NOT EXISTS (SELECT 1 FROM claimed c WHERE c.pod_id = u.id AND c.during && g.during)
    ) free ON NOT people.viewer_busy AND NOT people.other_busy
    ORDER BY g.during`,
});
