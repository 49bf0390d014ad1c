import { column, columnOf } from '../../core/db/columns';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { blockedBetween } from '../blocks/index';
import { takesPart } from '../event-access/index';
import { interestTermColumnsOf } from '../events/index';
import { PersonaPairEntity } from './learning/persona-pair.entity';
import { scoredPairs, WISHED_FOR } from './match-score.queries';
import { personaOf } from './personas/persona';

/** The id of an attendee, which a query has in this column. */
const attendeeIdIn = (text: Sql) => ({ ...attendeeColumnsOf(sql`a`, 'id').id, sql: text });

/** The terms that viewers share with these attendees, in which parts of the score; the weightiest first. */
export const sharedTerms = statement('matching.sharedTerms', {
  params: { viewerIds: 'uuid[]', attendeeIds: 'uuid[]' },
  row: {
    attendeeId: attendeeIdIn(sql`i.attendee_id`),
    ...interestTermColumnsOf(sql`t`, 'label'),
    wanted: column('bool', sql`bool_or(mg.kind = 'SEEK' AND g.kind = 'OFFER')`),
    asked: column('bool', sql`bool_or(mg.kind = 'OFFER' AND g.kind = 'SEEK')`),
    common: column('bool', sql`bool_or(mg.kind = g.kind)`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendee_interests m JOIN interest_groups mg ON mg.id = m.group_id
    JOIN attendee_interests i ON i.term_id = m.term_id
    JOIN interest_groups g ON g.id = i.group_id
    JOIN interest_terms t ON t.id = i.term_id
    JOIN match_weights w ON w.term_id = t.id
    WHERE m.attendee_id = ANY(${p.viewerIds}) AND i.attendee_id = ANY(${p.attendeeIds})
    GROUP BY i.attendee_id, t.label, w.weight
    ORDER BY w.weight DESC, t.label`,
});

/** The labels, in small letters, of what an attendee has chosen. */
const chosenLabels = (attendee: Sql): Sql => sql`
        SELECT lower(t.label) FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id WHERE i.attendee_id = ${attendee}.id`;

/** Reasons for these attendees beside interests: whether viewers want to meet their persona, and shared sectors. */
export const matchBackgrounds = statement('matching.backgrounds', {
  params: { viewerIds: 'uuid[]', attendeeIds: 'uuid[]' },
  row: {
    attendeeId: attendeeColumnsOf(sql`a`, 'id').id,
    persona: columnOf(PersonaPairEntity, sql`pair`, 'other'),
    lookedFor: column('bool', sql`pair.gate >= ${WISHED_FOR}`),
    sectors: column(
      'text[]',
      sql`ARRAY(
        SELECT sector FROM unnest(c.sectors) AS sector
        WHERE lower(sector) IN (SELECT lower(own) FROM unnest(mine.sectors) AS own UNION ALL ${chosenLabels(sql`v`)})
        UNION SELECT own FROM unnest(mine.sectors) AS own WHERE lower(own) IN (${chosenLabels(sql`a`)})
        ORDER BY 1)`,
    ),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees v LEFT JOIN companies mine ON mine.id = v.company_id
    JOIN attendees a ON a.event_id = v.event_id AND a.id = ANY(${p.attendeeIds}) LEFT JOIN companies c ON c.id = a.company_id
    JOIN match_persona_pairs pair ON pair.event_id = v.event_id AND pair.persona = ${personaOf(sql`v`, sql`mine`)}
      AND pair.other = ${personaOf(sql`a`, sql`c`)}
    WHERE v.id = ANY(${p.viewerIds})`,
});

/** A user's own attendees in the events of other attendees. */
export const ownAttendeesBeside = statement('matching.ownAttendeesBeside', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: attendeeColumnsOf(sql`me`, 'id', 'eventId'),
  text: (p, columns) => sql`
    SELECT DISTINCT ${columns}
    FROM attendees a JOIN attendees me ON me.event_id = a.event_id AND me.user_id = ${p.userId} AND ${takesPart(sql`me`)}
    WHERE a.id = ANY(${p.attendeeIds}) AND a.id <> me.id`,
});

/** The scores of these attendees for the viewer of their event; blocked pairs are left out. */
export const matchScores = statement('matching.scores', {
  params: { viewerIds: 'uuid[]', attendeeIds: 'uuid[]' },
  row: { attendeeId: attendeeIdIn(sql`s.attendee_id`), score: column('float8', sql`score`) },
  text: (p, columns) => sql`
    WITH ${scoredPairs({ viewers: sql`v.id = ANY(${p.viewerIds})`, attendeeIds: p.attendeeIds })}
    SELECT ${columns} FROM scored s
    WHERE NOT ${blockedBetween(sql`s.viewer_id`, sql`s.attendee_id`)}`,
});

/** Locks the row of a viewer until the transaction ends. */
export const lockViewer = statement('matching.lockViewer', {
  params: { viewerId: 'uuid' },
  row: attendeeColumnsOf(sql`a`, 'id'),
  text: (p, columns) => sql`SELECT ${columns} FROM attendees a WHERE a.id = ${p.viewerId} FOR NO KEY UPDATE`,
});

/** Locks the counters of attendees that a viewer was shown before and is shown now, in the order of ids; creates missing ones. */
export const lockExposures = statement('matching.lockExposures', {
  params: { viewerId: 'uuid', shownIds: 'uuid[]' },
  text: (p) => sql`
    INSERT INTO match_exposures (attendee_id)
    SELECT id FROM attendees WHERE id = ANY(${p.shownIds})
      OR id IN (SELECT attendee_id FROM match_showings WHERE viewer_id = ${p.viewerId}) ORDER BY id
    ON CONFLICT (attendee_id) DO UPDATE SET shown = match_exposures.shown`,
});

/** Deletes a viewer's showings, except those of attendees shown now. */
export const deleteOtherShowings = statement('matching.deleteOtherShowings', {
  params: { viewerId: 'uuid', shownIds: 'uuid[]' },
  text: (p) => sql`
    DELETE FROM match_showings WHERE viewer_id = ${p.viewerId} AND attendee_id <> ALL(${p.shownIds})`,
});

/** Stores a viewer's showings, without attendees who were removed meanwhile. */
export const insertShowings = statement('matching.insertShowings', {
  params: { viewerId: 'uuid', shownIds: 'uuid[]' },
  text: (p) => sql`
    INSERT INTO match_showings (viewer_id, attendee_id)
    SELECT ${p.viewerId}, id FROM attendees WHERE id = ANY(${p.shownIds}) AND status <> 'REMOVED' ORDER BY id FOR KEY SHARE
    ON CONFLICT DO NOTHING`,
});

/** Deletes what attendees were shown and objected to, and where they were shown to others. */
export const deleteMatchesOf = statement('matching.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`
    WITH objected AS (DELETE FROM match_objections WHERE attendee_id = ANY(${p.attendeeIds})),
    weighed AS (DELETE FROM match_vectors WHERE attendee_id = ANY(${p.attendeeIds}))
    DELETE FROM match_showings WHERE viewer_id = ANY(${p.attendeeIds}) OR attendee_id = ANY(${p.attendeeIds})`,
});
