import { column, columnsOf, countOf } from '../../core/db/columns';
import { keysetList } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { rowsVersion } from '../../core/db/rows-version';
import { and, bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { NEXT_VERSION } from '../../core/audit/versioned-update';
import { attendeeColumnsOf } from '../attendees/index';
import { takesPart } from '../event-access/index';
import { onDay } from '../events/index';
import { activityColumns } from './activity.columns';
import { ActivityEntity, ActivityKind } from './activity.entity';

/** Which activities of an event a list shows. */
interface EventActivities {
  eventId: string;
  timezone: string;
  /** Only what begins on this day of the event clock. */
  date: string | null;
  track: string | null;
  kind: ActivityKind | null;
  /** Only what this attendee has in the agenda, or speaks at. */
  attendeeId: string | null;
}

/** The ids of what an attendee has in the agenda, or speaks at. */
export const plannedBy = (attendeeId: Sql): Sql => sql`
  SELECT activity_id FROM agenda_entries WHERE attendee_id = ${attendeeId}
  UNION ALL SELECT activity_id FROM activity_speakers WHERE attendee_id = ${attendeeId}`;

/** A page of the schedule of an event, soonest first. */
export const eventActivities = keysetList(
  'schedule.eventActivities',
  ({ eventId, timezone, date, track, kind, attendeeId }: EventActivities) => ({
    columns: activityColumns,
    from: sql`activities a`,
    where: and(
      sql`a.event_id = ${eventId}`,
      date && onDay(sql`a.starts_at`, date, timezone),
      track && sql`a.track = ${track}`,
      kind && sql`a.kind = ${kind}`,
      attendeeId && sql`a.id IN (${plannedBy(bound('uuid', attendeeId))})`,
    ),
    order: { by: activityColumns.startsAt },
    id: sql`a.id`,
  }),
  (): EventActivities[] => [
    {
      eventId: SOME_ID,
      timezone: 'UTC',
      date: '2026-01-01',
      track: 'a',
      kind: ActivityKind.SESSION,
      attendeeId: SOME_ID,
    },
  ],
);

/** Changes with the activities of an event, who speaks there, and which of them an attendee has in the agenda. */
export const activitiesVersion = (eventId: Sql, attendeeId: Sql): Sql => {
  const listed = sql`activities a WHERE a.event_id = ${eventId}`;
  const speakers = sql`activity_speakers s WHERE s.activity_id IN (SELECT a.id FROM ${listed})`;
  const entries = sql`agenda_entries g WHERE g.attendee_id = ${attendeeId}`;
  return sql`concat_ws(' ', ${rowsVersion(sql`a`, listed)}, ${rowsVersion(sql`s`, speakers)}, ${rowsVersion(sql`g`, entries)})`;
};

/** Activities by id. */
export const activitiesByIds = statement('schedule.activitiesByIds', {
  params: { ids: 'uuid[]' },
  row: activityColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM activities a WHERE a.id = ANY(${p.ids})`,
});

/** An activity, locked until the transaction ends; no row where there is none. */
export const lockActivity = statement('schedule.lockActivity', {
  params: { id: 'uuid' },
  row: activityColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM activities a WHERE a.id = ${p.id} FOR UPDATE`,
});

const { sequence: _sequence, updatedAt: _updatedAt, ...written } = activityColumns;

/** Adds an activity to the schedule. */
export const insertActivity = statement('schedule.insertActivity', {
  params: written,
  row: activityColumns,
  text: (p, columns) => sql`
    INSERT INTO activities AS a (id, event_id, kind, title, description, starts_at, ends_at, location, track, pod_id)
    VALUES (${p.id}, ${p.eventId}, ${p.kind}, ${p.title}, ${p.description}, ${p.startsAt}, ${p.endsAt}, ${p.location},
      ${p.track}, ${p.podId}) RETURNING ${columns}`,
});

/** Writes all fields of an activity, as a new version. */
export const updateActivity = statement('schedule.updateActivity', {
  params: written,
  row: activityColumns,
  text: (p, columns) => sql`
    UPDATE activities a SET event_id = ${p.eventId}, kind = ${p.kind}, title = ${p.title}, description = ${p.description},
      starts_at = ${p.startsAt}, ends_at = ${p.endsAt}, location = ${p.location}, track = ${p.track}, pod_id = ${p.podId},
      updated_at = ${NEXT_VERSION}
    WHERE a.id = ${p.id} RETURNING ${columns}`,
});

/** Activities that take a pod, soonest first; at most 1,000. */
export const activitiesAtPod = statement('schedule.activitiesAtPod', {
  params: { podId: 'uuid' },
  row: activityColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM activities a WHERE a.pod_id = ${p.podId} ORDER BY a.starts_at, a.id LIMIT 1000`,
});

/** Activities that take a pod at some time of a day of the event clock, soonest first; at most 5,000. */
export const podActivitiesOfDay = statement('schedule.podActivitiesOfDay', {
  params: { eventId: 'uuid', date: 'date', timezone: 'text' },
  row: activityColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM activities a WHERE a.event_id = ${p.eventId} AND a.kind = 'POD'
      AND a.ends_at > (${p.date}::timestamp AT TIME ZONE ${p.timezone})
      AND a.starts_at < ((${p.date} + 1)::timestamp AT TIME ZONE ${p.timezone})
    ORDER BY a.starts_at, a.id LIMIT 5000`,
});

/** Removes the times that a pod is kept free of meetings, for a pod that is removed; gives their ids. */
export const deleteActivitiesAtPod = statement('schedule.deleteActivitiesAtPod', {
  params: { podId: 'uuid' },
  row: columnsOf(ActivityEntity, sql`activities`, 'id'),
  text: (p, columns) => sql`DELETE FROM activities WHERE pod_id = ${p.podId} RETURNING ${columns}`,
});

export const removalsOfActivities = statement('schedule.removalsOfActivities', {
  params: { activityIds: 'uuid[]' },
  row: {
    id: column('uuid', sql`asked.id`),
    agendaEntries: countOf(sql`agenda_entries g WHERE g.activity_id = asked.id`),
    speakers: countOf(sql`activity_speakers s WHERE s.activity_id = asked.id`),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM unnest(${p.activityIds}) AS asked (id)`,
});

/** People who have an activity in their agenda, or speak there, with the time zone of the event. */
export const followersOf = statement('schedule.followersOf', {
  params: { activityId: 'uuid' },
  row: attendeeColumnsOf(sql`a`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a
    WHERE ${takesPart(sql`a`)} AND a.id IN (
      SELECT attendee_id FROM agenda_entries WHERE activity_id = ${p.activityId}
      UNION ALL SELECT attendee_id FROM activity_speakers WHERE activity_id = ${p.activityId})
    ORDER BY a.id`,
});
