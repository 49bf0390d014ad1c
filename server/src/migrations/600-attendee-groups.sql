-- Groups of attendees, and who sees, meets and writes to whom by them. A group has a bit of its event; an attendee has the bits of all
-- their groups, or bit 0 for everyone else, and a permission of a group is the bits of those whom its members may reach. So each rule is one
-- comparison of two numbers, however many groups there are.

-- migrate:up
CREATE TABLE attendee_groups (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT attendee_groups_event_id_fkey REFERENCES events ON DELETE CASCADE,
  bit int NOT NULL,
  name text NOT NULL,
  colour text,
  rank int NOT NULL DEFAULT 0,
  shown boolean NOT NULL DEFAULT false,
  categories text[] NOT NULL DEFAULT '{}',
  company_kinds text[] NOT NULL DEFAULT '{}',
  company_tiers text[] NOT NULL DEFAULT '{}',
  is_conditional boolean NOT NULL DEFAULT false,
  sees bigint NOT NULL DEFAULT '-1',
  meets bigint NOT NULL DEFAULT '-1',
  writes bigint NOT NULL DEFAULT '-1',
  waiting_requests int DEFAULT 20,
  requests_per_day int,
  requests_in_all int,
  meetings_per_day int,
  meetings_in_all int,
  CONSTRAINT attendee_groups_bit_key UNIQUE (event_id, bit),
  CONSTRAINT attendee_groups_bit_check CHECK (bit BETWEEN 0 AND 50),
  CONSTRAINT attendee_groups_name_check CHECK (char_length(name) BETWEEN 1 AND 60 OR bit = 0 AND name = ''),
  CONSTRAINT attendee_groups_everyone_else_check CHECK (bit > 0 OR NOT is_conditional AND NOT shown),
  CONSTRAINT attendee_groups_limits_check CHECK (least(waiting_requests, requests_per_day, requests_in_all, meetings_per_day, meetings_in_all) >= 0)
);
CREATE UNIQUE INDEX attendee_groups_name_key ON attendee_groups (event_id, fold_text(name)) WHERE bit > 0;

ALTER TABLE attendees ADD COLUMN groups bigint NOT NULL DEFAULT '1';
ALTER TABLE attendees ADD CONSTRAINT attendees_groups_check CHECK (groups > 0);

-- The groups that an attendee has: of those wanted the ones that are given by hand, and all whose condition holds.
CREATE FUNCTION attendees_group() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  by_hand bigint;
  looks_at_companies boolean;
  met bigint;
BEGIN
  -- Changes of groups lock the event, so that none is missed.
  PERFORM FROM events WHERE id = NEW.event_id FOR KEY SHARE;
  SELECT bit_or(1::bigint << bit) FILTER (WHERE NOT is_conditional AND bit > 0),
    bool_or(cardinality(company_kinds) + cardinality(company_tiers) > 0)
    INTO by_hand, looks_at_companies FROM attendee_groups WHERE event_id = NEW.event_id;
  IF by_hand IS NULL AND looks_at_companies IS NULL THEN
    NEW.groups := 1;
    RETURN NEW;
  END IF;
  -- A change of the company waits until this attendee can be seen by it.
  IF looks_at_companies THEN PERFORM FROM companies WHERE id = NEW.company_id FOR SHARE; END IF;
  SELECT bit_or(1::bigint << g.bit) INTO met
  FROM attendee_groups g LEFT JOIN companies c ON c.id = NEW.company_id
  WHERE g.event_id = NEW.event_id AND g.is_conditional
    AND (g.categories = '{}' OR NEW.category::text = ANY (g.categories))
    AND (g.company_kinds = '{}' OR c.kind::text = ANY (g.company_kinds))
    AND (g.company_tiers = '{}' OR fold_text(c.tier) = ANY (SELECT fold_text(tier) FROM unnest(g.company_tiers) AS tier));
  NEW.groups := coalesce(nullif((NEW.groups & coalesce(by_hand, 0)) | coalesce(met, 0), 0), 1);
  RETURN NEW;
END $$;
CREATE TRIGGER attendees_group BEFORE INSERT OR UPDATE OF groups, event_id, category, company_id ON attendees
  FOR EACH ROW EXECUTE FUNCTION attendees_group();

CREATE FUNCTION companies_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE attendees SET groups = groups WHERE company_id = NEW.id
    AND EXISTS (SELECT FROM attendee_groups g WHERE g.event_id = NEW.event_id AND g.is_conditional);
  RETURN NULL;
END $$;
CREATE TRIGGER companies_group AFTER UPDATE OF kind, tier ON companies
  FOR EACH ROW WHEN ((OLD.kind, OLD.tier) IS DISTINCT FROM (NEW.kind, NEW.tier)) EXECUTE FUNCTION companies_group();

-- Before all else, so that two changes of groups wait for one another, and both for attendees who are being added by the groups of before.
CREATE FUNCTION attendee_groups_lock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM events WHERE id = coalesce(NEW.event_id, OLD.event_id) FOR UPDATE;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  NEW.is_conditional := cardinality(NEW.categories) + cardinality(NEW.company_kinds) + cardinality(NEW.company_tiers) > 0;
  RETURN NEW;
END $$;
CREATE TRIGGER attendee_groups_lock BEFORE INSERT OR DELETE OR UPDATE ON attendee_groups
  FOR EACH ROW EXECUTE FUNCTION attendee_groups_lock();

-- A group that is new, gone or has another condition changes who is in it, in the same transaction.
CREATE FUNCTION attendee_groups_apply() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event uuid := coalesce(NEW.event_id, OLD.event_id);
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE attendee_groups SET sees = sees | (1::bigint << OLD.bit), meets = meets | (1::bigint << OLD.bit), writes = writes | (1::bigint << OLD.bit)
      WHERE event_id = event AND (sees & meets & writes) >> OLD.bit & 1 = 0;
  END IF;
  UPDATE attendees SET groups = groups WHERE event_id = event
    AND (coalesce(NEW.is_conditional, false) OR coalesce(OLD.is_conditional, false) OR groups >> OLD.bit & 1 = 1);
  RETURN NULL;
END $$;
CREATE TRIGGER attendee_groups_apply AFTER INSERT OR DELETE OR UPDATE OF categories, company_kinds, company_tiers ON attendee_groups
  FOR EACH ROW EXECUTE FUNCTION attendee_groups_apply();

-- What the members of an attendee's groups may do, each the most generous of their groups; all of it where the event has no groups.
-- Functions, so that their plans are kept however often the statements around them are planned.
CREATE FUNCTION seen_groups(viewer uuid) RETURNS bigint LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  BEGIN
    RETURN coalesce((SELECT bit_or(g.sees) FROM attendees me JOIN attendee_groups g ON g.event_id = me.event_id
      WHERE me.id = viewer AND me.groups >> g.bit & 1 = 1), -1);
  END $$;
CREATE FUNCTION met_groups(viewer uuid) RETURNS bigint LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  BEGIN
    RETURN coalesce((SELECT bit_or(g.meets) FROM attendees me JOIN attendee_groups g ON g.event_id = me.event_id
      WHERE me.id = viewer AND me.groups >> g.bit & 1 = 1), -1);
  END $$;
CREATE FUNCTION written_groups(viewer uuid) RETURNS bigint LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  BEGIN
    RETURN coalesce((SELECT bit_or(g.writes) FROM attendees me JOIN attendee_groups g ON g.event_id = me.event_id
      WHERE me.id = viewer AND me.groups >> g.bit & 1 = 1), -1);
  END $$;

-- Two attendees who know each other whatever the rules of groups say, once for each of the two.
CREATE VIEW attendee_ties AS
  SELECT sender_id AS attendee_id, receiver_id AS other_id FROM meetings WHERE status IN ('PENDING', 'ACTIVE')
  UNION ALL SELECT receiver_id, sender_id FROM meetings WHERE status IN ('PENDING', 'ACTIVE')
  UNION ALL SELECT attendee_id, other_id FROM conversation_members WHERE last_message_at IS NOT NULL
  UNION ALL SELECT scanner_id, scanned_id FROM contact_exchanges
  UNION ALL SELECT scanned_id, scanner_id FROM contact_exchanges
  UNION ALL SELECT member.id, l.attendee_id FROM attendees member JOIN leads l ON l.company_id = member.company_id;

-- migrate:down
DROP VIEW attendee_ties;
DROP FUNCTION written_groups(uuid);
DROP FUNCTION met_groups(uuid);
DROP FUNCTION seen_groups(uuid);
DROP TRIGGER attendee_groups_apply ON attendee_groups;
DROP FUNCTION attendee_groups_apply();
DROP TRIGGER attendee_groups_lock ON attendee_groups;
DROP FUNCTION attendee_groups_lock();
DROP TRIGGER companies_group ON companies;
DROP FUNCTION companies_group();
DROP TRIGGER attendees_group ON attendees;
DROP FUNCTION attendees_group();
ALTER TABLE attendees DROP COLUMN groups;
DROP TABLE attendee_groups;
