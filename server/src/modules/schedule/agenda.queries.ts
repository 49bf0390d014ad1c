import { column, columnsOf, countOf } from '../../core/db/columns';
import { jsonListOf } from '../../core/db/own-data';
import { sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { isInSight, sightOf, takesPart } from '../event-access/index';
import { activityColumns } from './activity.columns';
import { AgendaEntryEntity } from './activity.entity';
import { plannedBy } from './activity.queries';

/** Puts an activity into an agenda; one that is there already, or is deleted meanwhile, changes nothing. */
export const insertAgendaEntry = statement('schedule.insertAgendaEntry', {
  params: { attendeeId: 'uuid', activityId: 'uuid' },
  text: (p) => sql`
    INSERT INTO agenda_entries (attendee_id, activity_id)
    SELECT ${p.attendeeId}, id FROM activities WHERE id = ${p.activityId} ON CONFLICT DO NOTHING`,
});

/** Takes an activity out of an agenda, if it is there. */
export const deleteAgendaEntry = statement('schedule.deleteAgendaEntry', {
  params: { attendeeId: 'uuid', activityId: 'uuid' },
  text: (p) => sql`
    DELETE FROM agenda_entries WHERE attendee_id = ${p.attendeeId} AND activity_id = ${p.activityId}`,
});

/** Activities that an attendee wants to go to or speaks at, soonest first; at most 1,000. */
export const plannedActivities = statement('schedule.plannedActivities', {
  params: { attendeeId: 'uuid' },
  row: activityColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM activities a WHERE a.id IN (${plannedBy(p.attendeeId)})
    ORDER BY a.starts_at, a.id LIMIT 1000`,
});

/** Those of these activities that are in the agenda of a user. */
export const activitiesInAgenda = statement('schedule.activitiesInAgenda', {
  params: { userId: 'uuid', activityIds: 'uuid[]' },
  row: columnsOf(AgendaEntryEntity, sql`g`, 'activityId'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM agenda_entries g JOIN attendees me ON me.id = g.attendee_id
    WHERE me.user_id = ${p.userId} AND g.activity_id = ANY(${p.activityIds})`,
});

/** How many people have each of these activities in their agendas; for a user only of those at which they speak, and of people they may see. */
export const audiencesOf = statement('schedule.audiences', {
  params: { activityIds: 'uuid[]', speakerId: 'uuid?' },
  row: {
    id: column('uuid', sql`asked.id`),
    audience: countOf(
      sql`agenda_entries g JOIN attendees a ON a.id = g.attendee_id LEFT JOIN sight ON sight.event_id = a.event_id
        WHERE g.activity_id = asked.id AND ${takesPart(sql`a`)} AND ${isInSight(sql`a`)}`,
    ),
  },
  text: (p, columns) => sql`
    WITH sight AS MATERIALIZED ${sightOf(p.speakerId)}
    SELECT ${columns} FROM unnest(${p.activityIds}) AS asked (id)
    WHERE ${p.speakerId} IS NULL OR EXISTS (
      SELECT 1 FROM activity_speakers s JOIN attendees me ON me.id = s.attendee_id
      WHERE s.activity_id = asked.id AND me.user_id = ${p.speakerId} AND ${takesPart(sql`me`)})`,
});

/** The agenda of a profile, for the export of one's own data. */
export const ownAgenda = jsonListOf({
  row: sql`'title', c.title, 'startsAt', c.starts_at, 'endsAt', c.ends_at`,
  from: sql`agenda_entries n JOIN activities c ON c.id = n.activity_id WHERE n.attendee_id = a.id`,
  order: sql`c.starts_at`,
});

/** Deletes the agendas, calendar addresses and busy times of attendees, and takes them off the sessions at which they speak. */
export const deletePlansOf = statement('schedule.deletePlansOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    WITH agenda AS (DELETE FROM agenda_entries WHERE attendee_id = ANY(${p.attendeeIds})),
      feeds AS (DELETE FROM agenda_feeds WHERE attendee_id = ANY(${p.attendeeIds})),
      busy AS (DELETE FROM busy_times WHERE attendee_id = ANY(${p.attendeeIds}))
    DELETE FROM activity_speakers WHERE attendee_id = ANY(${p.attendeeIds})`,
});
