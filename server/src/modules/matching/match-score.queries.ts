import { join, literal, nothing, sql, type Sql } from '../../core/db/sql';
import { isSeenBy, seenGroups } from '../event-access/index';
import { personaOf } from './personas/persona';

/** The base value of an attendee of a wanted persona, without anything in common. */
const ACQUAINTANCE = literal(0.05);
/** The most that the same field adds, by the sectors of companies, and the bonus of the same country. */
const FIELD = literal(0.25);
const COUNTRY = literal(0.03);
/** How much a matching offer raises a low weight between personas. */
const OPENING = literal(0.3);
/** People of one company have no need of the portal to meet. */
const COLLEAGUE = literal(0.2);
/** From this weight on a persona counts as wanted, which alone justifies a match. */
export const WISHED_FOR = literal(0.9);
/** The number of top tens before an attendee's score decreases, and the decrease for each further one. */
const FREE_SHOWINGS = literal(10);
const FLOODING = literal(0.03);
/** The bonus of attendees who were shown to no other viewer, and half of it for those shown to one. */
const DISCOVERY = literal(0.1);

/** How the pairs of a statement are chosen. */
interface Pairs {
  /** Condition about `v`, the viewers' own attendees; of one event each. */
  viewers: Sql;
  /** The ids of the others; without it all of the events. */
  attendeeIds?: Sql;
}

/** Whether this is the id of a candidate. */
const isCandidate = (id: Sql, { attendeeIds }: Pairs): Sql =>
  attendeeIds ? sql`${id} = ANY(${attendeeIds})` : sql`true`;

/** The viewers, each of another event, so that an attendee alone tells the viewer: with what they chose, their sectors, and the labels under which others may be in their field. */
const viewer = ({ viewers }: Pairs): Sql => sql`
  viewer AS MATERIALIZED (
    SELECT v.id AS viewer_id, ${seenGroups(sql`v.id`)} AS seen, v.event_id, v.company_id, v.country, ${personaOf(sql`v`, sql`c`)} AS persona,
      coalesce(x.length, 0) AS length, coalesce(x.sought, 0) AS sought, coalesce(x.exchanges, false) AS exchanges,
      ARRAY(SELECT DISTINCT lower(sector) FROM unnest(c.sectors) AS sector) AS sectors,
      ARRAY(SELECT lower(sector) FROM unnest(c.sectors) AS sector
        UNION SELECT lower(t.label) FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
          WHERE i.attendee_id = v.id) AS labels,
      ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'SEEK') AS seek_groups,
      ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'OFFER') AS offer_groups
    FROM attendees v LEFT JOIN companies c ON c.id = v.company_id LEFT JOIN match_vectors x ON x.attendee_id = v.id
    WHERE ${viewers}
  )`;

/** The most terms that count per person, the rarest first: a person who chooses everything has no preference. */
const MOST_TERMS = literal(24);

/** The terms that count for a viewer: those they chose, once each, and those that are called like a sector of their company. */
const mine = sql`
  mine AS MATERIALIZED (
    SELECT * FROM (
      SELECT v.viewer_id, t.id AS term_id, v.seek_groups, v.offer_groups, lower(t.label) = ANY(v.sectors) AS of_sector,
        CASE WHEN count(i.term_id) > 0 THEN coalesce(w.weight, 0) ELSE 0 END AS weight,
        coalesce(bool_or(i.group_id = ANY(v.seek_groups)), false) AS seeks, coalesce(bool_or(i.group_id = ANY(v.offer_groups)), false) AS offers,
        row_number() OVER (PARTITION BY v.viewer_id ORDER BY lower(t.label) = ANY(v.sectors) DESC, w.weight DESC NULLS LAST, t.id) AS nth
      FROM viewer v JOIN interest_terms t ON t.event_id = v.event_id LEFT JOIN match_weights w ON w.term_id = t.id
      LEFT JOIN attendee_interests i ON i.attendee_id = v.viewer_id AND i.term_id = t.id
      GROUP BY v.viewer_id, t.id, w.weight, v.seek_groups, v.offer_groups, v.sectors
      HAVING count(i.term_id) > 0 AND w.weight IS NOT NULL OR lower(t.label) = ANY(v.sectors)
    ) AS counted
    WHERE nth <= ${MOST_TERMS}
  )`;

/** Attendees who share a term with a viewer: the common terms, the offers that the viewer seeks, and the needs that the viewer offers. Joined per term by the index, which is cheapest. */
const shared = (pairs: Pairs): Sql => sql`
  shared AS MATERIALIZED (
    SELECT t.attendee_id, sum(m.weight * m.weight) AS common,
      sum(CASE WHEN m.seeks AND t.offers THEN m.weight ELSE 0 END) AS wanted,
      sum(CASE WHEN m.offers AND t.seeks THEN m.weight ELSE 0 END) AS asked,
      count(*) FILTER (WHERE m.of_sector) AS sector_terms
    FROM mine m CROSS JOIN LATERAL (
      SELECT i.attendee_id, bool_or(i.group_id = ANY(m.seek_groups)) AS seeks, bool_or(i.group_id = ANY(m.offer_groups)) AS offers
      FROM attendee_interests i WHERE i.term_id = m.term_id AND ${isCandidate(sql`i.attendee_id`, pairs)}
      GROUP BY i.attendee_id
    ) AS t
    GROUP BY t.attendee_id
  )`;

/** The weights of each persona for a viewer, and of the viewer for them. */
const gate = sql`
  gate AS MATERIALIZED (
    SELECT v.viewer_id, there.other::text AS persona, there.gate AS gate_there, back.gate AS gate_back,
      there.exchange_share AS share_there, back.exchange_share AS share_back
    FROM viewer v JOIN match_persona_pairs there ON there.event_id = v.event_id AND there.persona = v.persona
    JOIN match_persona_pairs back ON back.event_id = v.event_id AND back.persona = there.other AND back.other = v.persona
  )`;

/** The companies of the viewers' events: how many of their sectors are among the labels and the sectors of a viewer. */
const firm = ({ attendeeIds }: Pairs): Sql => sql`
  firm AS MATERIALIZED (
    SELECT c.id, c.kind::text AS persona, cardinality(c.sectors) AS sectors,
      (SELECT count(*) FROM unnest(c.sectors) AS sector WHERE lower(sector) = ANY(v.labels)) AS labelled,
      (SELECT count(*) FROM unnest(c.sectors) AS sector WHERE lower(sector) = ANY(v.sectors)) AS same,
      CASE WHEN c.id = v.company_id THEN ${COLLEAGUE}::float8 ELSE 1::float8 END AS relation
    FROM viewer v JOIN companies c ON c.event_id = v.event_id
    ${attendeeIds ? sql`WHERE c.id IN (SELECT company_id FROM attendees WHERE id = ANY(${attendeeIds}))` : nothing}
  )`;

/** All candidates of a viewer, with the inputs of both wishes. OFFSET 0 keeps Postgres from computing an expression again at each use. */
const pair = (pairs: Pairs): Sql => sql`
  pair AS (
    SELECT v.viewer_id, a.id AS attendee_id, g.gate_there, g.gate_back, g.share_there, g.share_back,
      coalesce(s.wanted, 0) / greatest(v.sought, 1e-9::float8) AS wanted, coalesce(s.asked, 0) / greatest(o.sought, 1e-9::float8) AS asked,
      CASE WHEN s.common > 0 THEN s.common / (v.length * o.length) ELSE 0 END AS cosine, v.exchanges OR coalesce(o.exchanges, false) AS exchanges,
      least(1, (coalesce(f.labelled, 0) + greatest(f.same, s.sector_terms, 0))::float8
        / greatest(cardinality(v.sectors) + coalesce(f.sectors, 0), 1)) AS field,
      CASE WHEN a.country = v.country THEN ${COUNTRY}::float8 ELSE 0 END AS nearness, coalesce(f.relation, 1) AS relation
    FROM viewer v JOIN attendees a ON a.event_id = v.event_id AND a.id <> v.viewer_id AND ${isSeenBy(sql`v.viewer_id`, sql`a`, sql`v.seen`)} AND ${isCandidate(sql`a.id`, pairs)}
    LEFT JOIN firm f ON f.id = a.company_id
    LEFT JOIN gate g ON g.viewer_id = v.viewer_id AND g.persona = coalesce(f.persona, a.category::text)
    LEFT JOIN shared s ON s.attendee_id = a.id
    LEFT JOIN vector o ON o.attendee_id = a.id
    OFFSET 0
  )`;

/** The vectors of all attendees of the viewers' events. */
const vector = (pairs: Pairs): Sql => sql`
  vector AS MATERIALIZED (
    SELECT attendee_id, length, sought, exchanges FROM match_vectors
    WHERE event_id IN (SELECT event_id FROM viewer) AND ${isCandidate(sql`attendee_id`, pairs)}
  )`;

/** The attendees that viewers were last shown. */
const showing = sql`
  showing AS MATERIALIZED (
    SELECT attendee_id FROM match_showings WHERE viewer_id IN (SELECT viewer_id FROM viewer)
  )`;

/** p(a>b): as far as one comes for such people, what both have in common and what one offers of what the other seeks. */
const wish = (wanted: Sql, share: Sql, offered: Sql): Sql =>
  sql`(${wanted} + (1 - ${wanted}) * ${OPENING} * least(1, 2 * ${offered})) * relation * least(1, ${ACQUAINTANCE} + ${FIELD} * field + nearness +
        CASE WHEN exchanges THEN (1 - ${share}) * cosine + ${share} * ${offered} ELSE cosine END)`;

/**
 * The score of each pair: the harmonic mean of both wishes, divided where many others are shown the same attendee. `rank` orders a
 * list: attendees who were shown to few others rank a little higher. Pairs without any reason have no row.
 */
const scored = sql`
  scored AS (
    SELECT *, score * (1 + ${DISCOVERY}::float8 * greatest(0, 2 - others) / 2) AS rank
    FROM (
      SELECT w.viewer_id, w.attendee_id, coalesce(e.shown, 0) - (n.attendee_id IS NOT NULL)::int AS others, n.attendee_id IS NOT NULL AS showing,
        2 * w.there * w.back / (w.there + w.back)
          / (1 + ${FLOODING}::float8 * greatest(0, coalesce(e.shown, 0) - (n.attendee_id IS NOT NULL)::int - ${FREE_SHOWINGS})) AS score
      FROM (
        SELECT viewer_id, attendee_id, ${wish(sql`gate_there`, sql`share_there`, sql`wanted`)} AS there, ${wish(sql`gate_back`, sql`share_back`, sql`asked`)} AS back
        FROM pair WHERE cosine > 0 OR field > 0 OR gate_there >= ${WISHED_FOR}
        OFFSET 0
      ) AS w
      LEFT JOIN match_exposures e ON e.attendee_id = w.attendee_id
      LEFT JOIN showing n ON n.attendee_id = w.attendee_id
      OFFSET 0
    ) AS shown
  )`;

/** The common table expressions that end in `scored`: a row for each pair, with its score. */
export const scoredPairs = (pairs: Pairs): Sql =>
  join(
    [viewer(pairs), mine, shared(pairs), gate, firm(pairs), vector(pairs), showing, pair(pairs), scored],
    ',',
  );
