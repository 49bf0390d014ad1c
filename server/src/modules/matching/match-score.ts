import { isListed } from '../event-access/index';

/** What is left of a wish where a category does not want the other. */
const UNWANTED = 0.15;
/** In how many top tens one may be before the score goes down, and by how much for each one more. */
const FREE_SHOWINGS = 10;
const FLOODING = 0.03;

/** How the pairs of a statement are chosen. */
interface Pairs {
  /** Condition about `v`, the viewers' own attendees; of one event each. */
  viewers: string;
  /** Condition about `i`, an interest of the other that the viewer has too. */
  candidates: string;
  /** Placeholders of the ids and weights of the terms, all above 0, and of how many pairs are compared exactly. */
  terms: string;
  weights: string;
  contenders: string;
}

/** The viewers with the terms that they chose; a term chosen in several groups counts once. */
const mine = ({ viewers, terms, weights }: Pairs): string => `
  weight AS MATERIALIZED (SELECT * FROM unnest(${terms}::uuid[], ${weights}::float8[]) AS weighted (term_id, value)),
  mine AS MATERIALIZED (
    SELECT v.id AS viewer_id, v.category, i.term_id, w.value, bool_or(g.kind = 'SEEK') AS seeks, bool_or(g.kind = 'OFFER') AS offers,
      ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'SEEK') AS seek_groups,
      ARRAY(SELECT id FROM interest_groups WHERE event_id = v.event_id AND kind = 'OFFER') AS offer_groups
    FROM attendees v JOIN attendee_interests i ON i.attendee_id = v.id
    JOIN weight w ON w.term_id = i.term_id JOIN interest_groups g ON g.id = i.group_id
    WHERE ${viewers}
    GROUP BY v.id, i.term_id, w.value
  ),
  viewer AS MATERIALIZED (
    SELECT viewer_id, category, sqrt(sum(value * value)) AS norm, coalesce(sum(value) FILTER (WHERE seeks), 0) AS sought,
      bool_or(seeks OR offers) AS exchanges
    FROM mine GROUP BY viewer_id, category
  )`;

/** Everybody who shares a term with a viewer: what both have, what the other offers of what I seek, and seeks of what I offer. Per term in the order of the index, which costs least. */
const shared = ({ candidates }: Pairs): string => `
  shared AS (
    SELECT m.viewer_id, t.attendee_id, sum(m.value * m.value) AS common,
      sum(CASE WHEN m.seeks AND t.offers THEN m.value ELSE 0 END) AS wanted,
      sum(CASE WHEN m.offers AND t.seeks THEN m.value ELSE 0 END) AS asked
    FROM mine m CROSS JOIN LATERAL (
      SELECT i.attendee_id, bool_or(i.group_id = ANY(m.seek_groups)) AS seeks, bool_or(i.group_id = ANY(m.offer_groups)) AS offers
      FROM attendee_interests i WHERE i.term_id = m.term_id AND ${candidates}
      GROUP BY i.attendee_id
    ) AS t
    WHERE t.attendee_id <> m.viewer_id
    GROUP BY m.viewer_id, t.attendee_id
  )`;

/**
 * The pairs that can score highest. Of the other only what is shared is known here: the vector is at least as long as
 * the common terms, and what is asked at most all that is sought. So nobody can score above the bound.
 * OFFSET 0 keeps Postgres from working an expression out again wherever it is used.
 */
const contender = ({ contenders }: Pairs): string => `
  contender AS MATERIALIZED (
    SELECT *, there * back / (there + back) * 2 AS bound
    FROM (
      SELECT viewer_id, attendee_id, common, wanted, asked,
        CASE WHEN exchanges THEN half + wanted * scale ELSE 2 * half END AS there,
        CASE WHEN asked > 0 THEN half + 0.5::float8 WHEN exchanges THEN half ELSE 2 * half END AS back
      FROM (
        SELECT s.*, v.exchanges, sqrt(s.common) / v.norm * 0.5::float8 AS half, 0.5::float8 / greatest(v.sought, 1e-9::float8) AS scale
        FROM shared s JOIN viewer v USING (viewer_id) OFFSET 0
      ) AS halves OFFSET 0
    ) AS wishes
    ORDER BY bound DESC
    LIMIT ${contenders}
  )`;

/** All that the contenders chose. */
const other = `
  other AS MATERIALIZED (
    SELECT attendee_id, sqrt(sum(value * value)) AS norm, coalesce(sum(value) FILTER (WHERE seeks), 0) AS sought, bool_or(exchanges) AS exchanges
    FROM (
      SELECT i.attendee_id, w.value, bool_or(g.kind = 'SEEK') AS seeks, bool_or(g.kind <> 'TOPIC') AS exchanges
      FROM attendee_interests i JOIN weight w ON w.term_id = i.term_id JOIN interest_groups g ON g.id = i.group_id
      WHERE i.attendee_id IN (SELECT attendee_id FROM contender)
      GROUP BY i.attendee_id, i.term_id, w.value
    ) AS chosen
    GROUP BY attendee_id
  )`;

/** p(a>b): everybody wants to meet everybody, only speakers and investors not their own kind. */
const wish = (wanted: string, sought: string): string =>
  `gate * CASE WHEN exchanges THEN 0.5::float8 * cosine + 0.5::float8 * ${wanted} / greatest(${sought}, 1e-9::float8) ELSE cosine END`;

/** The score of each contender: the harmonic mean of both wishes, divided where many others are shown the same attendee. */
const scored = `
  scored AS (
    SELECT viewer_id, attendee_id, others, showing,
      2 * there * back / (there + back) / (1 + ${FLOODING}::float8 * greatest(0, others - ${FREE_SHOWINGS})) AS score
    FROM (
      SELECT *, ${wish('wanted', 'my_sought')} AS there, ${wish('asked', 'sought')} AS back
      FROM (
        SELECT c.viewer_id, c.attendee_id, c.wanted, c.asked, v.sought AS my_sought, o.sought,
          c.common / (v.norm * o.norm) AS cosine, v.exchanges OR o.exchanges AS exchanges,
          CASE WHEN v.category = a.category AND a.category <> 'ATTENDEE' THEN ${UNWANTED}::float8 ELSE 1::float8 END AS gate,
          coalesce(e.shown, 0) - (s.viewer_id IS NOT NULL)::int AS others, s.viewer_id IS NOT NULL AS showing
        FROM contender c JOIN viewer v USING (viewer_id) JOIN other o USING (attendee_id)
        JOIN attendees a ON a.id = c.attendee_id AND ${isListed('a')}
        LEFT JOIN match_exposures e ON e.attendee_id = a.id
        LEFT JOIN match_showings s ON s.viewer_id = c.viewer_id AND s.attendee_id = c.attendee_id
        OFFSET 0
      ) AS compared OFFSET 0
    ) AS wishes
  )`;

/** As SQL the common table expressions that end in `contender` and `scored`: a row for each pair, with its score. */
export const scoredPairs = (pairs: Pairs): string =>
  [mine(pairs), shared(pairs), contender(pairs), other, scored].join(',');
