import { column, columnOf, columnsOf, optional } from '../../core/db/columns';
import { typed } from '../../core/db/declared';
import { jsonListOf } from '../../core/db/own-data';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { interestGroupColumnsOf, interestTermColumnsOf } from '../events/index';
import { AttendeeInterestEntity } from './attendee-interest.entity';

const attendeeId = columnOf(AttendeeInterestEntity, sql`i`, 'attendeeId');
const { id: groupId, name: group, kind } = interestGroupColumnsOf(sql`g`, 'id', 'name', 'kind');
const { id: termId } = interestTermColumnsOf(sql`t`, 'id');
const termsOf = (labels: Sql) => column(typed<string[]>('text[]'), sql`array_agg(${labels})`);

/** Attendees' choices, by group in the order of their event. */
export const interestsOfAttendees = statement('interests.ofAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: { attendeeId, group, kind, terms: termsOf(sql`t.label ORDER BY t.label`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendee_interests i JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id
    WHERE i.attendee_id = ANY(${p.attendeeIds})
    GROUP BY i.attendee_id, g.id ORDER BY g.position, g.id`,
});

/** Choices that attendees share with the user's own attendee in the same event. */
export const sharedInterests = statement('interests.shared', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: { attendeeId, terms: termsOf(sql`DISTINCT t.label ORDER BY t.label`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a
    JOIN attendees me ON me.event_id = a.event_id AND me.user_id = ${p.userId} AND me.id <> a.id
    JOIN attendee_interests i ON i.attendee_id = a.id
    JOIN interest_terms t ON t.id = i.term_id
    WHERE a.id = ANY(${p.attendeeIds})
      AND EXISTS (SELECT 1 FROM attendee_interests mine WHERE mine.attendee_id = me.id AND mine.term_id = i.term_id)
    GROUP BY i.attendee_id`,
});

/** Pairs of a group's name and a term, null for none, with their ids as far as the event has them. */
export const resolveInterests = statement('interests.resolve', {
  params: { eventId: 'uuid', groups: 'text[]', terms: typed<readonly (string | null)[]>('text[]') },
  row: {
    group: column('text', sql`named.name`),
    term: column('text?', sql`named.label`),
    groupId: optional(groupId),
    termId: optional(termId),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM unnest(${p.groups}, ${p.terms}) AS named (name, label)
    LEFT JOIN interest_groups g ON g.event_id = ${p.eventId} AND g.name = named.name
    LEFT JOIN interest_terms t ON t.event_id = ${p.eventId} AND t.vocabulary = g.vocabulary AND t.label = named.label`,
});

/** Deletes what an attendee chose in these groups, other than the kept pairs of group and term; one row for each. */
export const deleteOtherInterests = statement('interests.deleteOthers', {
  params: { attendeeId: 'uuid', groupIds: 'uuid[]', keptGroupIds: 'uuid[]', keptTermIds: 'uuid[]' },
  row: columnsOf(AttendeeInterestEntity, sql`i`, 'termId'),
  text: (p, columns) => sql`
    DELETE FROM attendee_interests i WHERE i.attendee_id = ${p.attendeeId} AND i.group_id = ANY(${p.groupIds})
      AND (i.group_id, i.term_id) NOT IN (SELECT * FROM unnest(${p.keptGroupIds}, ${p.keptTermIds}))
    RETURNING ${columns}`,
});

/** Adds pairs of group and term to what an attendee chose; one row for each that is new. */
export const insertInterests = statement('interests.insert', {
  params: { attendeeId: 'uuid', groupIds: 'uuid[]', termIds: 'uuid[]' },
  row: columnsOf(AttendeeInterestEntity, sql`attendee_interests`, 'termId'),
  text: (p, columns) => sql`
    INSERT INTO attendee_interests (attendee_id, group_id, term_id)
    SELECT ${p.attendeeId}, * FROM unnest(${p.groupIds}, ${p.termIds}) ON CONFLICT DO NOTHING
    RETURNING ${columns}`,
});

/** Deletes everything that these attendees chose. */
export const deleteInterestsOf = statement('interests.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  text: (p) => sql`DELETE FROM attendee_interests WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** The chosen interests of a profile, for the export of one's own data. */
export const ownInterests = jsonListOf({
  row: sql`'group', g.name, 'term', t.label`,
  from: sql`attendee_interests i JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id WHERE i.attendee_id = a.id`,
  order: sql`g.position, t.label`,
});

/** Copies the choices of one term to another one of the same vocabulary; without attendees who are removed meanwhile. */
export const mergeTerm = statement('interests.mergeTerm', {
  params: { eventId: 'uuid', vocabulary: 'text', from: 'text', to: 'text' },
  text: (p) => sql`
    INSERT INTO attendee_interests (attendee_id, group_id, term_id)
    SELECT i.attendee_id, i.group_id, target.id
    FROM interest_terms source
    JOIN interest_terms target ON target.event_id = source.event_id AND target.vocabulary = source.vocabulary AND target.label = ${p.to}
    JOIN attendee_interests i ON i.term_id = source.id
    JOIN attendees a ON a.id = i.attendee_id AND a.status <> 'REMOVED'
    WHERE source.event_id = ${p.eventId} AND source.vocabulary = ${p.vocabulary} AND source.label = ${p.from}
    ORDER BY a.id FOR KEY SHARE OF a ON CONFLICT DO NOTHING`,
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
