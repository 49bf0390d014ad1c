import { column, columnOf, columnsOf } from '../../core/db/columns';
import { jsonListOf } from '../../core/db/own-data';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { takesPart } from '../event-access/index';
import { activityColumns } from './activity.columns';
import { ActivitySpeakerEntity } from './activity.entity';

/** Those of these people who attend an event, or are invited to. */
export const attendeesAmong = statement('schedule.attendeesAmong', {
  params: { attendeeIds: 'uuid[]', eventId: 'uuid' },
  row: attendeeColumnsOf(sql`a`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a
    WHERE id = ANY(${p.attendeeIds}) AND event_id = ${p.eventId} AND status IN ('CONFIRMED', 'INVITED')`,
});

/** Ids of those who speak at an activity, in their order. */
export const speakerIdsOf = statement('schedule.speakerIdsOf', {
  params: { activityId: 'uuid' },
  row: { id: columnOf(ActivitySpeakerEntity, sql`s`, 'attendeeId') },
  text: (p, columns) => sql`
    SELECT ${columns} FROM activity_speakers s WHERE s.activity_id = ${p.activityId} ORDER BY s.position, s.attendee_id`,
});

/** The speakers of each of these activities, in their order, without those who have left. */
export const speakersOfActivities = statement('schedule.speakersOfActivities', {
  params: { activityIds: 'uuid[]' },
  row: columnsOf(ActivitySpeakerEntity, sql`s`, 'activityId', 'attendeeId'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM activity_speakers s JOIN attendees a ON a.id = s.attendee_id
    WHERE s.activity_id = ANY(${p.activityIds}) AND a.status <> 'REMOVED'
    ORDER BY s.position, s.attendee_id`,
});

/** Sessions in which confirmed attendees of each company speak, soonest first; at most 100 of a company. */
export const sessionsOfCompanies = statement('schedule.sessionsOfCompanies', {
  params: { companyIds: 'uuid[]' },
  row: { ...activityColumns, companyId: column('uuid', sql`asked.id`) },
  text: (p, columns) => sql`
    SELECT own.* FROM unnest(${p.companyIds}) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM activities a WHERE a.kind = 'SESSION' AND a.id IN (
        SELECT s.activity_id FROM activity_speakers s JOIN attendees t ON t.id = s.attendee_id
        WHERE t.company_id = asked.id AND ${takesPart(sql`t`)})
      ORDER BY a.starts_at, a.id LIMIT 100) own`,
});

/** Sessions in which each of these attendees speaks, soonest first. */
export const sessionsOfSpeakers = statement('schedule.sessionsOfSpeakers', {
  params: { attendeeIds: 'uuid[]' },
  row: { ...columnsOf(ActivitySpeakerEntity, sql`s`, 'attendeeId'), ...activityColumns },
  text: (p, columns) => sql`
    SELECT ${columns} FROM activity_speakers s JOIN activities a ON a.id = s.activity_id
    WHERE s.attendee_id = ANY(${p.attendeeIds}) AND a.kind = 'SESSION' ORDER BY a.starts_at, a.id`,
});

/** Removes the speakers of an activity that are not among these. */
export const deleteOtherSpeakers = statement('schedule.deleteOtherSpeakers', {
  params: { activityId: 'uuid', speakerIds: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM activity_speakers WHERE activity_id = ${p.activityId} AND attendee_id <> ALL(${p.speakerIds})`,
});

/** Stores the speakers of an activity, in their order. */
export const saveSpeakers = statement('schedule.saveSpeakers', {
  params: { activityId: 'uuid', speakerIds: 'uuid[]' },
  text: (p) => sql`
    INSERT INTO activity_speakers (activity_id, attendee_id, position)
    SELECT ${p.activityId}, id, position FROM unnest(${p.speakerIds}) WITH ORDINALITY AS placed (id, position)
    ON CONFLICT (activity_id, attendee_id) DO UPDATE SET position = excluded.position`,
});

/** The sessions that a profile speaks at, for the export of one's own data. */
export const ownTalks = jsonListOf({
  row: sql`'title', c.title, 'startsAt', c.starts_at, 'endsAt', c.ends_at`,
  from: sql`activity_speakers n JOIN activities c ON c.id = n.activity_id WHERE n.attendee_id = a.id`,
  order: sql`c.starts_at, c.id`,
});
