import { jsonListOf } from '../../core/db/own-data';
import type { Db } from '../../core/db/database';
import { statement } from '../../core/db/statement';
import { isListed } from '../event-access/index';
import { activityColumns, activityRow } from './activity.columns';

const attendeesAmong = statement('schedule.attendeesAmong', {
  params: { attendeeIds: 'uuid[]', eventId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT id FROM attendees
    WHERE id = ANY(${p.attendeeIds}) AND event_id = ${p.eventId} AND status IN ('CONFIRMED', 'INVITED')`,
});

/** Whether all of these people attend an event, or are invited to. */
export const allAttend = async (
  db: Db,
  eventId: string,
  attendeeIds: readonly string[],
): Promise<boolean> => {
  if (attendeeIds.length === 0) return true;
  return (await attendeesAmong(db, { attendeeIds, eventId })).length === attendeeIds.length;
};

/** Ids of those who speak at an activity, in their order. */
export const speakerIdsOf = statement('schedule.speakerIdsOf', {
  params: { activityId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT attendee_id AS id FROM activity_speakers WHERE activity_id = ${p.activityId} ORDER BY position, attendee_id`,
});

/** Who speaks at each of these activities, in their order, without those who have left. */
export const speakersOfActivities = statement('schedule.speakersOfActivities', {
  params: { activityIds: 'uuid[]' },
  row: { activityId: 'uuid', attendeeId: 'uuid' },
  text: (p) => `
    SELECT s.activity_id AS "activityId", s.attendee_id AS "attendeeId"
    FROM activity_speakers s JOIN attendees a ON a.id = s.attendee_id
    WHERE s.activity_id = ANY(${p.activityIds}) AND a.status <> 'REMOVED'
    ORDER BY s.position, s.attendee_id`,
});

/** Sessions in which confirmed attendees of each company speak, soonest first; at most 100 of a company. */
export const sessionsOfCompanies = statement('schedule.sessionsOfCompanies', {
  params: { companyIds: 'uuid[]' },
  row: { ...activityRow, companyId: 'uuid' },
  text: (p) => `
    SELECT own.*, asked.id AS "companyId" FROM unnest(${p.companyIds}) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT ${activityColumns} FROM activities a WHERE a.kind = 'SESSION' AND a.id IN (
        SELECT s.activity_id FROM activity_speakers s JOIN attendees t ON t.id = s.attendee_id
        WHERE t.company_id = asked.id AND ${isListed('t')})
      ORDER BY a.starts_at, a.id LIMIT 100) own`,
});

/** Sessions in which each of these attendees speaks, soonest first. */
export const sessionsOfSpeakers = statement('schedule.sessionsOfSpeakers', {
  params: { attendeeIds: 'uuid[]' },
  row: { attendeeId: 'uuid', ...activityRow },
  text: (p) => `
    SELECT s.attendee_id AS "attendeeId", ${activityColumns}
    FROM activity_speakers s JOIN activities a ON a.id = s.activity_id
    WHERE s.attendee_id = ANY(${p.attendeeIds}) AND a.kind = 'SESSION' ORDER BY a.starts_at, a.id`,
});

/** Removes the speakers of an activity that are not among these. */
export const deleteOtherSpeakers = statement('schedule.deleteOtherSpeakers', {
  params: { activityId: 'uuid', speakerIds: 'uuid[]' },
  row: {},
  text: (p) => `
    DELETE FROM activity_speakers WHERE activity_id = ${p.activityId} AND attendee_id <> ALL(${p.speakerIds})`,
});

/** Stores the speakers of an activity, in their order. */
export const saveSpeakers = statement('schedule.saveSpeakers', {
  params: { activityId: 'uuid', speakerIds: 'uuid[]' },
  row: {},
  text: (p) => `
    INSERT INTO activity_speakers (activity_id, attendee_id, position)
    SELECT ${p.activityId}, id, position FROM unnest(${p.speakerIds}) WITH ORDINALITY AS placed (id, position)
    ON CONFLICT (activity_id, attendee_id) DO UPDATE SET position = excluded.position`,
});

/** The sessions that a profile speaks at, for the export of one's own data. */
export const ownTalks = jsonListOf({
  row: `'title', c.title, 'startsAt', c.starts_at, 'endsAt', c.ends_at`,
  from: `activity_speakers n JOIN activities c ON c.id = n.activity_id WHERE n.attendee_id = a.id`,
  order: 'c.starts_at, c.id',
});
