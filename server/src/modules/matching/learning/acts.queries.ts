import { column, columnsOf } from '../../../core/db/columns';
import { enumOf } from '../../../core/db/declared';
import { literal, sql, type Sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { takesPart } from '../../event-access/index';
import { refusedBy } from '../../meeting-wishes/index';
import { personaOf, type Persona } from '../personas/persona';
import { PersonaPairEntity } from './persona-pair.entity';

/** The most acts of one kind that count per person, so that no person dominates a persona. */
const MOST_OF_ONE = literal(20);
/** The most pairs of people whose interests are compared. */
const MOST_COMPARED = literal(5_000);

/** Whether an attendee counts: confirmed, and does not object. */
const counts = (attendee: Sql): Sql =>
  sql`${takesPart(attendee)} AND NOT EXISTS (SELECT 1 FROM match_objections o WHERE o.attendee_id = ${attendee}.id)`;

/** Acts of an event's attendees towards each other, each kind once per pair: `REACHED` out, `WELCOMED` or `REFUSED` the other. */
const acts = (eventId: Sql): Sql => sql`
      act AS MATERIALIZED (
        SELECT *, row_number() OVER (PARTITION BY actor_id, kind ORDER BY other_id) AS nth
        FROM (
          SELECT DISTINCT d.actor_id, d.other_id, d.kind, ${personaOf(sql`me`, sql`mine`)} AS persona, ${personaOf(sql`them`, sql`theirs`)} AS other
          FROM (
            SELECT b.owner_id AS actor_id, b.attendee_id AS other_id, 'REACHED' AS kind
              FROM attendees own JOIN bookmarks b ON b.owner_id = own.id WHERE own.event_id = ${eventId}
            UNION ALL SELECT own.id, no.to_attendee_id, 'REFUSED'
              FROM attendees own CROSS JOIN LATERAL (${refusedBy(sql`own.id`)}) AS no WHERE own.event_id = ${eventId}
            UNION ALL SELECT sender_id, receiver_id, 'REACHED' FROM meetings WHERE event_id = ${eventId}
            UNION ALL SELECT receiver_id, sender_id, 'WELCOMED' FROM meetings
              WHERE event_id = ${eventId} AND (status = 'ACTIVE' OR accepted_at IS NOT NULL)
            UNION ALL SELECT receiver_id, sender_id, 'REFUSED' FROM meetings
              WHERE event_id = ${eventId} AND closed_reason = 'DECLINED' AND accepted_at IS NULL
            UNION ALL SELECT m.sender_id, m.recipient_id, 'REACHED'
              FROM conversations v JOIN messages m ON m.conversation_id = v.id AND m.sequence = 1 WHERE v.event_id = ${eventId}
            UNION ALL SELECT m.recipient_id, m.sender_id, 'WELCOMED'
              FROM conversations v JOIN messages m ON m.conversation_id = v.id AND m.sequence = 1
              WHERE v.event_id = ${eventId} AND EXISTS (
                SELECT 1 FROM messages answer WHERE answer.conversation_id = v.id AND answer.sender_id = m.recipient_id)
          ) AS d
          JOIN attendees me ON me.id = d.actor_id AND ${counts(sql`me`)} LEFT JOIN companies mine ON mine.id = me.company_id
          JOIN attendees them ON them.id = d.other_id AND ${counts(sql`them`)} LEFT JOIN companies theirs ON theirs.id = them.company_id
        ) AS single
      )`;

/** How many people of an event there are of each persona, without those who object. */
export const personaSizes = statement('matching.personaSizes', {
  params: { eventId: 'uuid' },
  row: {
    persona: column(enumOf<Persona>('persona'), personaOf(sql`a`, sql`c`)),
    people: column('int4', sql`count(*)::int`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM attendees a LEFT JOIN companies c ON c.id = a.company_id
    WHERE a.event_id = ${p.eventId} AND ${counts(sql`a`)}
    GROUP BY 1`,
});

/** Sums of acts of one persona towards another, and the number of people who acted. */
export const actSums = statement('matching.actSums', {
  params: { eventId: 'uuid' },
  row: {
    ...columnsOf(PersonaPairEntity, sql`act`, 'persona', 'other'),
    actors: column('int4', sql`count(DISTINCT actor_id)::int`),
    reached: column('int4', sql`(count(*) FILTER (WHERE kind = 'REACHED'))::int`),
    welcomed: column('int4', sql`(count(*) FILTER (WHERE kind = 'WELCOMED'))::int`),
    refused: column('int4', sql`(count(*) FILTER (WHERE kind = 'REFUSED'))::int`),
  },
  replan: true,
  text: (p, columns) => sql`
    WITH ${acts(p.eventId)}
    SELECT ${columns} FROM act WHERE nth <= ${MOST_OF_ONE}
    GROUP BY persona, other`,
});

/** Whether a seeks what b offers, and whether they share a topic. */
const inCommon = (actor: Sql, other: Sql): Sql => sql`
      SELECT coalesce(bool_or(mine.kind = 'TOPIC' AND theirs.kind = 'TOPIC'), false) AS topic,
        coalesce(bool_or(mine.kind = 'SEEK' AND theirs.kind = 'OFFER'), false) AS offer
      FROM attendee_interests m JOIN interest_groups mine ON mine.id = m.group_id
      JOIN attendee_interests t ON t.term_id = m.term_id AND t.attendee_id = ${other}
      JOIN interest_groups theirs ON theirs.id = t.group_id
      WHERE m.attendee_id = ${actor}`;

/**
 * How often the people that others reached or welcomed share a topic or a matching offer, compared with another person of
 * the same persona as the baseline.
 */
export const termSums = statement('matching.termSums', {
  params: { eventId: 'uuid' },
  row: {
    ...columnsOf(PersonaPairEntity, sql`c`, 'persona', 'other'),
    pairs: column('int4', sql`count(*)::int`),
    withTopic: column('int4', sql`(count(*) FILTER (WHERE real.topic))::int`),
    withOffer: column('int4', sql`(count(*) FILTER (WHERE real.offer))::int`),
    chanceTopic: column('int4', sql`(count(*) FILTER (WHERE random.topic))::int`),
    chanceOffer: column('int4', sql`(count(*) FILTER (WHERE random.offer))::int`),
  },
  replan: true,
  text: (p, columns) => sql`
    WITH ${acts(p.eventId)},
    crowd AS MATERIALIZED (
      SELECT ${personaOf(sql`a`, sql`c`)} AS persona, array_agg(a.id ORDER BY a.id) AS ids
      FROM attendees a LEFT JOIN companies c ON c.id = a.company_id
      WHERE a.event_id = ${p.eventId} AND ${counts(sql`a`)}
      GROUP BY 1
    ),
    compared AS MATERIALIZED (
      SELECT a.actor_id, a.other_id, a.persona, a.other,
        -- Always the same person for the same pair.
        crowd.ids[1 + abs(hashtext(a.actor_id::text || a.other_id::text)::bigint) % cardinality(crowd.ids)] AS chance_id
      FROM (SELECT * FROM act WHERE nth <= ${MOST_OF_ONE} AND kind <> 'REFUSED'
        ORDER BY md5(actor_id::text || other_id::text) LIMIT ${MOST_COMPARED}) AS a
      JOIN crowd ON crowd.persona = a.other
    )
    SELECT ${columns} FROM compared c
    CROSS JOIN LATERAL (${inCommon(sql`c.actor_id`, sql`c.other_id`)}) AS real
    CROSS JOIN LATERAL (${inCommon(sql`c.actor_id`, sql`c.chance_id`)}) AS random
    GROUP BY c.persona, c.other`,
});
