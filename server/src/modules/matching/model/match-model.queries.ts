import { column, columnsOf } from '../../../core/db/columns';
import { typed, type RowOf } from '../../../core/db/declared';
import { literal, sql } from '../../../core/db/sql';
import { statement } from '../../../core/db/statement';
import { takesPart } from '../../event-access/index';
import { PersonaPairEntity } from '../learning/persona-pair.entity';
import { MatchModelEntity } from './match-model.entity';

const eventOf = columnsOf(MatchModelEntity, sql`m`, 'eventId');

/** The smallest difference for which a weight is written again, so that one more attendee does not change all vectors. */
const NOTICEABLE = literal(0.01);

/** Those of these events that have a model. */
export const knownModels = statement('matching.knownModels', {
  params: { eventIds: 'uuid[]' },
  row: eventOf,
  text: (p, columns) => sql`SELECT ${columns} FROM match_models m WHERE m.event_id = ANY(${p.eventIds})`,
});

/** Begins the model of an event; no row where another transaction has begun it, whose end it waits for. */
export const insertModel = statement('matching.insertModel', {
  params: { eventId: 'uuid' },
  row: eventOf,
  text: (p, columns) => sql`
    INSERT INTO match_models AS m (event_id, people) VALUES (${p.eventId}, 0) ON CONFLICT DO NOTHING RETURNING ${columns}`,
});

/** Locks the model of an event until the transaction ends, and notes when it was counted. */
export const touchModel = statement('matching.touchModel', {
  params: { eventId: 'uuid' },
  row: eventOf,
  text: (p, columns) => sql`
    UPDATE match_models m SET counted_at = now(), people = (SELECT count(*) FROM attendees a WHERE a.event_id = ${p.eventId} AND ${takesPart(sql`a`)})
    WHERE m.event_id = ${p.eventId} RETURNING ${columns}`,
});

/** Events with a model that people still change: published, and not over for more than a day. */
export const liveModels = statement('matching.liveModels', {
  params: {},
  row: eventOf,
  text: (_p, columns) => sql`
    SELECT ${columns} FROM match_models m JOIN events e ON e.id = m.event_id
    WHERE e.status = 'PUBLISHED' AND e.ends_at > now() - interval '1 day' ORDER BY m.counted_at`,
});

/** Weighs the terms of an event: how much it says that two people share one. Gives the number of weights that changed. */
export const weighTerms = statement('matching.weighTerms', {
  params: { eventId: 'uuid' },
  row: { changed: column('int4', sql`((SELECT count(*) FROM gone) + (SELECT count(*) FROM written))::int`) },
  text: (p, columns) => sql`
    WITH chosen AS (
      SELECT i.term_id, count(DISTINCT a.id) AS people
      FROM attendees a JOIN attendee_interests i ON i.attendee_id = a.id
      WHERE a.event_id = ${p.eventId} AND ${takesPart(sql`a`)}
      GROUP BY i.term_id
    ),
    fresh AS MATERIALIZED (
      SELECT chosen.term_id, ln(m.people::float8 / chosen.people) AS weight
      FROM chosen JOIN match_models m ON m.event_id = ${p.eventId} WHERE chosen.people < m.people
    ),
    gone AS (
      DELETE FROM match_weights w WHERE w.event_id = ${p.eventId} AND NOT EXISTS (SELECT 1 FROM fresh WHERE fresh.term_id = w.term_id)
      RETURNING w.term_id
    ),
    written AS (
      INSERT INTO match_weights (term_id, event_id, weight) SELECT term_id, ${p.eventId}, weight FROM fresh
      ON CONFLICT (term_id) DO UPDATE SET weight = excluded.weight
        WHERE abs(match_weights.weight - excluded.weight) > ${NOTICEABLE}::float8
      RETURNING term_id
    )
    SELECT ${columns}`,
});

/** Computes the vectors of an event's attendees who have or had chosen terms. */
export const refreshVectors = statement('matching.refreshVectors', {
  params: { eventId: 'uuid' },
  text: (p) => sql`
    SELECT FROM match_vectors_refresh(ARRAY(
      SELECT a.id FROM attendees a WHERE a.event_id = ${p.eventId} AND (
        EXISTS (SELECT 1 FROM attendee_interests i WHERE i.attendee_id = a.id)
        OR EXISTS (SELECT 1 FROM match_vectors x WHERE x.attendee_id = a.id))))`,
});

const pairColumns = {
  ...columnsOf(PersonaPairEntity, sql`r`, 'persona', 'other', 'wish', 'sums', 'prior'),
  ...columnsOf(PersonaPairEntity, sql`r`, 'gate', 'exchangeShare'),
};

/** The written columns of a pair of personas. */
export type PairRow = RowOf<typeof pairColumns>;

/** The stored pairs of personas of an event. */
export const storedPairs = statement('matching.storedPairs', {
  params: { eventId: 'uuid' },
  row: pairColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM match_persona_pairs r WHERE r.event_id = ${p.eventId} ORDER BY r.persona, r.other`,
});

/** Writes pairs of personas of an event. */
export const savePairs = statement('matching.savePairs', {
  params: { eventId: 'uuid', pairs: typed<readonly PairRow[]>('jsonb') },
  text: (p) => sql`
    INSERT INTO match_persona_pairs (event_id, persona, other, wish, sums, prior, gate, exchange_share)
    SELECT ${p.eventId}, persona, other, wish, sums, prior, gate, "exchangeShare"
    FROM jsonb_to_recordset(${p.pairs}) AS r (persona persona, other persona, wish persona_wish, sums jsonb, prior jsonb,
      gate float8, "exchangeShare" float8)
    ON CONFLICT (event_id, persona, other) DO UPDATE SET wish = excluded.wish, sums = excluded.sums, prior = excluded.prior,
      gate = excluded.gate, exchange_share = excluded.exchange_share`,
});
