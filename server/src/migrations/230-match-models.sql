-- Who wants whom, what an event has learned of it, and the vectors of interests that scores are made of.

-- migrate:up
CREATE TYPE persona AS ENUM ('IT_EXPORTER', 'EXHIBITOR', 'STARTUP', 'SPONSOR', 'INVESTOR', 'SPEAKER', 'ATTENDEE');
CREATE TYPE persona_wish AS ENUM ('NONE', 'LOW', 'MEDIUM', 'HIGH');

CREATE TABLE match_models (
  event_id uuid PRIMARY KEY CONSTRAINT match_models_event_id_fkey REFERENCES events ON DELETE CASCADE,
  people int NOT NULL,
  counted_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT match_models_people_check CHECK (people >= 0)
);

CREATE TABLE match_weights (
  term_id uuid PRIMARY KEY CONSTRAINT match_weights_term_id_fkey REFERENCES interest_terms ON DELETE CASCADE,
  event_id uuid NOT NULL CONSTRAINT match_weights_event_id_fkey REFERENCES events ON DELETE CASCADE,
  weight double precision NOT NULL,
  CONSTRAINT match_weights_weight_check CHECK (weight > 0)
);
CREATE INDEX match_weights_event_id_idx ON match_weights (event_id);

CREATE TABLE match_vectors (
  attendee_id uuid PRIMARY KEY CONSTRAINT match_vectors_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  event_id uuid NOT NULL CONSTRAINT match_vectors_event_id_fkey REFERENCES events ON DELETE CASCADE,
  length double precision NOT NULL,
  sought double precision NOT NULL,
  exchanges boolean NOT NULL,
  CONSTRAINT match_vectors_length_check CHECK (length >= 0),
  CONSTRAINT match_vectors_sought_check CHECK (sought >= 0)
);
CREATE INDEX match_vectors_event_id_idx ON match_vectors (event_id);

CREATE TABLE match_persona_pairs (
  event_id uuid NOT NULL CONSTRAINT match_persona_pairs_event_id_fkey REFERENCES events ON DELETE CASCADE,
  persona persona NOT NULL,
  other persona NOT NULL,
  wish persona_wish,
  sums jsonb NOT NULL,
  prior jsonb,
  gate double precision NOT NULL,
  exchange_share double precision NOT NULL,
  PRIMARY KEY (event_id, persona, other),
  CONSTRAINT match_persona_pairs_gate_check CHECK (gate BETWEEN 0.1 AND 1),
  CONSTRAINT match_persona_pairs_exchange_share_check CHECK (exchange_share BETWEEN 0.2 AND 0.8)
);

CREATE TABLE match_objections (
  attendee_id uuid PRIMARY KEY CONSTRAINT match_objections_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The interests of these attendees as the weights of their event have them; in the order of ids, so that two who write do not wait for each other.
CREATE FUNCTION match_vectors_refresh(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO match_vectors (attendee_id, event_id, length, sought, exchanges)
  SELECT a.id, a.event_id, coalesce(sqrt(sum(t.weight * t.weight)), 0), coalesce(sum(t.weight) FILTER (WHERE t.seeks), 0),
    coalesce(bool_or(t.exchanges), false)
  FROM attendees a JOIN match_models m ON m.event_id = a.event_id
  LEFT JOIN (
    SELECT i.attendee_id, i.term_id, w.weight, bool_or(g.kind = 'SEEK') AS seeks, bool_or(g.kind <> 'TOPIC') AS exchanges
    FROM attendee_interests i JOIN match_weights w ON w.term_id = i.term_id JOIN interest_groups g ON g.id = i.group_id
    WHERE i.attendee_id = ANY(ids)
    GROUP BY i.attendee_id, i.term_id, w.weight
  ) AS t ON t.attendee_id = a.id
  WHERE a.id = ANY(ids)
  GROUP BY a.id ORDER BY a.id
  ON CONFLICT (attendee_id) DO UPDATE SET length = excluded.length, sought = excluded.sought, exchanges = excluded.exchanges
    WHERE (match_vectors.length, match_vectors.sought, match_vectors.exchanges)
      IS DISTINCT FROM (excluded.length, excluded.sought, excluded.exchanges)
$$;

-- At once for those whose interests change; when weights change, the model does it for all.
CREATE FUNCTION match_vectors_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM match_vectors_refresh(ARRAY(SELECT DISTINCT attendee_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER match_vectors_follow_added AFTER INSERT ON attendee_interests
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION match_vectors_follow();
CREATE TRIGGER match_vectors_follow_removed AFTER DELETE ON attendee_interests
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION match_vectors_follow();

-- migrate:down
DROP TRIGGER match_vectors_follow_added ON attendee_interests;
DROP TRIGGER match_vectors_follow_removed ON attendee_interests;
DROP FUNCTION match_vectors_follow();
DROP FUNCTION match_vectors_refresh(uuid[]);
DROP TABLE match_objections;
DROP TABLE match_persona_pairs;
DROP TABLE match_vectors;
DROP TABLE match_weights;
DROP TABLE match_models;
DROP TYPE persona_wish;
DROP TYPE persona;
