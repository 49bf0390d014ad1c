import { statement } from '../../core/db/statement';
import { sql } from '../../core/db/sql';

/** Copies the choices of one term to another one of the same vocabulary. */
export const mergeTerm = statement('interests.mergeTerm', {
  params: { eventId: 'uuid', vocabulary: 'text', from: 'text', to: 'text' },
  text: (p) => sql`
    INSERT INTO attendee_interests (attendee_id, group_id, term_id)
    SELECT i.attendee_id, i.group_id, target.id
    FROM interest_terms source
    JOIN interest_terms target ON target.event_id = source.event_id AND target.vocabulary = source.vocabulary AND target.label = ${p.to}
    JOIN attendee_interests i ON i.term_id = source.id
    WHERE source.event_id = ${p.eventId} AND source.vocabulary = ${p.vocabulary} AND source.label = ${p.from}
    ON CONFLICT DO NOTHING`,
});

/** Where a group has another vocabulary than its choices, gives them the term of the same text in its vocabulary. */
export const moveChoices = statement('interests.moveChoices', {
  params: { eventId: 'uuid' },
  text: (p) => sql`
    UPDATE attendee_interests i SET term_id = same.id
    FROM interest_groups g, interest_terms chosen, interest_terms same
    WHERE g.id = i.group_id AND g.event_id = ${p.eventId} AND chosen.id = i.term_id AND chosen.vocabulary <> g.vocabulary
      AND same.event_id = g.event_id AND same.vocabulary = g.vocabulary AND same.label = chosen.label`,
});

/** Deletes the choices whose term is not of their group's vocabulary. */
export const deleteForeignChoices = statement('interests.deleteForeignChoices', {
  params: { eventId: 'uuid' },
  text: (p) => sql`
    DELETE FROM attendee_interests i USING interest_groups g, interest_terms chosen
    WHERE g.id = i.group_id AND g.event_id = ${p.eventId} AND chosen.id = i.term_id AND chosen.vocabulary <> g.vocabulary`,
});
