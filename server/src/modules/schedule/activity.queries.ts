import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { enumOf, statement } from '../../core/db/statement';
import { nextVersion } from '../../core/db/versioned-update';
import { onDay } from '../events/index';
import { isListed } from '../event-access/index';
import { activityColumns, activityRow } from './activity.columns';
import type { ActivityKind } from './activity.entity';
import type { Activity } from './activity.types';

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

/** A page of the schedule of an event, soonest first. */
export const eventActivities = (
  db: Db,
  { eventId, timezone, date, track, kind, attendeeId }: EventActivities,
  args: PageArgs,
): Promise<Page<Activity>> => {
  const where = new WhereBuilder().add((event) => `a.event_id = ${event}`, eventId);
  if (date) onDay(where, 'a.starts_at', date, timezone);
  if (track) where.add((value) => `a.track = ${value}`, track);
  if (kind) where.add((value) => `a.kind = ${value}`, kind);
  if (attendeeId)
    where.add(
      (me) => `a.id IN (SELECT activity_id FROM agenda_entries WHERE attendee_id = ${me}::uuid
                 UNION ALL SELECT activity_id FROM activity_speakers WHERE attendee_id = ${me}::uuid)`,
      attendeeId,
    );
  const order = { column: 'a.starts_at', type: 'timestamptz' } as const;
  const list = { columns: activityColumns, tables: 'activities a', where, order, id: 'a.id' };
  return keysetPage<Activity>(db, list, args);
};

/** Activities by id. */
export const activitiesByIds = statement('schedule.activitiesByIds', {
  params: { ids: 'uuid[]' },
  row: activityRow,
  text: (p) => `
    SELECT ${activityColumns} FROM activities a WHERE a.id = ANY(${p.ids})`,
});

/** An activity, locked until the transaction ends; no row where there is none. */
export const lockActivity = statement('schedule.lockActivity', {
  params: { id: 'uuid' },
  row: activityRow,
  text: (p) => `
    SELECT ${activityColumns} FROM activities a WHERE a.id = ${p.id} FOR UPDATE`,
});

const written = {
  id: 'uuid',
  eventId: 'uuid',
  kind: enumOf<ActivityKind>('activity_kind'),
  title: 'text',
  description: 'text?',
  startsAt: 'timestamptz',
  endsAt: 'timestamptz',
  location: 'text?',
  track: 'text?',
  podId: 'uuid?',
} as const;

/** Adds an activity to the schedule. */
export const insertActivity = statement('schedule.insertActivity', {
  params: written,
  row: activityRow,
  text: (p) => `
    INSERT INTO activities AS a (id, event_id, kind, title, description, starts_at, ends_at, location, track, pod_id)
    VALUES (${p.id}, ${p.eventId}, ${p.kind}, ${p.title}, ${p.description}, ${p.startsAt}, ${p.endsAt}, ${p.location},
      ${p.track}, ${p.podId}) RETURNING ${activityColumns}`,
});

/** Writes all fields of an activity, as a new version. */
export const updateActivity = statement('schedule.updateActivity', {
  params: written,
  row: activityRow,
  text: (p) => `
    UPDATE activities a SET event_id = ${p.eventId}, kind = ${p.kind}, title = ${p.title}, description = ${p.description},
      starts_at = ${p.startsAt}, ends_at = ${p.endsAt}, location = ${p.location}, track = ${p.track}, pod_id = ${p.podId},
      updated_at = ${nextVersion()}
    WHERE a.id = ${p.id} RETURNING ${activityColumns}`,
});

/** Deletes an activity, and with it its entries in agendas. */
export const deleteActivity = statement('schedule.deleteActivity', {
  params: { id: 'uuid' },
  row: {},
  text: (p) => `
    DELETE FROM activities WHERE id = ${p.id}`,
});

const podOfEvent = statement('schedule.podOfEvent', {
  params: { podId: 'uuid', eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT id FROM pods WHERE id = ${p.podId} AND event_id = ${p.eventId} AND removed_at IS NULL`,
});

/** Whether a pod stands in an event. */
export const podExists = async (db: Db, eventId: string, podId: string): Promise<boolean> =>
  (await podOfEvent(db, { podId, eventId })).length > 0;

/** What goes along with each of these activities. */
export const removalsOfActivities = statement('schedule.removalsOfActivities', {
  params: { activityIds: 'uuid[]' },
  row: { id: 'uuid', agendaEntries: 'int4', speakers: 'int4' },
  text: (p) => `
    SELECT asked.id,
      (SELECT count(*)::int FROM agenda_entries g WHERE g.activity_id = asked.id) AS "agendaEntries",
      (SELECT count(*)::int FROM activity_speakers s WHERE s.activity_id = asked.id) AS speakers
    FROM unnest(${p.activityIds}) AS asked (id)`,
});

/** People who have an activity in their agenda, or speak there, with the time zone of the event. */
export const followersOf = statement('schedule.followersOf', {
  params: { activityId: 'uuid' },
  row: { id: 'uuid', timezone: 'text' },
  text: (p) => `
    SELECT a.id, e.timezone FROM attendees a JOIN events e ON e.id = a.event_id
    WHERE ${isListed('a')} AND a.id IN (
      SELECT attendee_id FROM agenda_entries WHERE activity_id = ${p.activityId}
      UNION ALL SELECT attendee_id FROM activity_speakers WHERE activity_id = ${p.activityId})
    ORDER BY a.id`,
});
