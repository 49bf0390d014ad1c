import { jsonListOf } from '../../core/db/own-data';
import { enumOf, statement, typed } from '../../core/db/statement';
import type { InterestKind } from '../events/index';

/** What attendees chose, by group in the order of their event. */
export const interestsOfAttendees = statement('interests.ofAttendees', {
  params: { attendeeIds: 'uuid[]' },
  row: {
    attendeeId: 'uuid',
    group: 'text',
    kind: enumOf<InterestKind>('interest_kind'),
    terms: typed<string[]>('text[]'),
  },
  text: (p) => `
    SELECT i.attendee_id AS "attendeeId", g.name AS "group", g.kind, array_agg(t.label ORDER BY t.label) AS terms
    FROM attendee_interests i JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id
    WHERE i.attendee_id = ANY(${p.attendeeIds})
    GROUP BY i.attendee_id, g.id ORDER BY g.position, g.id`,
});

/** What attendees chose that a user's own attendee in the same event chose too. */
export const sharedInterests = statement('interests.shared', {
  params: { userId: 'uuid', attendeeIds: 'uuid[]' },
  row: { attendeeId: 'uuid', terms: typed<string[]>('text[]') },
  text: (p) => `
    SELECT i.attendee_id AS "attendeeId", array_agg(DISTINCT t.label ORDER BY t.label) AS terms
    FROM attendees a
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
  row: { group: 'text', term: 'text?', groupId: 'uuid?', termId: 'uuid?' },
  text: (p) => `
    SELECT named.name AS "group", named.label AS term, g.id AS "groupId", t.id AS "termId"
    FROM unnest(${p.groups}, ${p.terms}) AS named (name, label)
    LEFT JOIN interest_groups g ON g.event_id = ${p.eventId} AND g.name = named.name
    LEFT JOIN interest_terms t ON t.event_id = ${p.eventId} AND t.vocabulary = g.vocabulary AND t.label = named.label`,
});

/** Deletes what an attendee chose in these groups, other than the kept pairs of group and term; one row for each. */
export const deleteOtherInterests = statement('interests.deleteOthers', {
  params: {
    attendeeId: 'uuid',
    groupIds: 'uuid[]',
    keptGroupIds: 'uuid[]',
    keptTermIds: 'uuid[]',
  },
  row: { termId: 'uuid' },
  text: (p) => `
    DELETE FROM attendee_interests i WHERE i.attendee_id = ${p.attendeeId} AND i.group_id = ANY(${p.groupIds})
      AND (i.group_id, i.term_id) NOT IN (SELECT * FROM unnest(${p.keptGroupIds}, ${p.keptTermIds}))
    RETURNING i.term_id AS "termId"`,
});

/** Adds pairs of group and term to what an attendee chose; one row for each that is new. */
export const insertInterests = statement('interests.insert', {
  params: { attendeeId: 'uuid', groupIds: 'uuid[]', termIds: 'uuid[]' },
  row: { termId: 'uuid' },
  text: (p) => `
    INSERT INTO attendee_interests (attendee_id, group_id, term_id)
    SELECT ${p.attendeeId}, * FROM unnest(${p.groupIds}, ${p.termIds}) ON CONFLICT DO NOTHING
    RETURNING term_id AS "termId"`,
});

/** Deletes everything that these attendees chose. */
export const deleteInterestsOf = statement('interests.deleteOf', {
  params: { attendeeIds: 'uuid[]' },
  row: {},
  text: (p) => `DELETE FROM attendee_interests WHERE attendee_id = ANY(${p.attendeeIds})`,
});

/** The chosen interests of a profile, for the export of one's own data. */
export const ownInterests = jsonListOf({
  row: `'group', g.name, 'term', t.label`,
  from: `attendee_interests i JOIN interest_groups g ON g.id = i.group_id JOIN interest_terms t ON t.id = i.term_id WHERE i.attendee_id = a.id`,
  order: 'g.position, t.label',
});
