-- A condition of a group looks at answers too: at least one of the values of each field.

-- migrate:up
ALTER TABLE attendee_groups ADD COLUMN answers jsonb NOT NULL DEFAULT '[]';
ALTER TABLE attendee_groups ADD CONSTRAINT attendee_groups_answers_check CHECK (jsonb_typeof(answers) = 'array');
CREATE FUNCTION meets_answers(conditions jsonb, answers jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT conditions = '[]' OR NOT EXISTS (
    SELECT FROM jsonb_array_elements(conditions) AS c
    WHERE NOT coalesce(answers -> (c ->> 'fieldId') ?| ARRAY(SELECT jsonb_array_elements_text(c -> 'values')), false))
$$;
CREATE OR REPLACE FUNCTION attendees_group() RETURNS trigger LANGUAGE plpgsql AS $$
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
    AND (g.company_tiers = '{}' OR fold_text(c.tier) = ANY (SELECT fold_text(tier) FROM unnest(g.company_tiers) AS tier))
    AND meets_answers(g.answers, NEW.answers);
  NEW.groups := coalesce(nullif((NEW.groups & coalesce(by_hand, 0)) | coalesce(met, 0), 0), 1);
  RETURN NEW;
END $$;
DROP TRIGGER attendees_group ON attendees;
CREATE TRIGGER attendees_group BEFORE INSERT OR UPDATE OF groups, event_id, category, company_id, answers ON attendees
  FOR EACH ROW EXECUTE FUNCTION attendees_group();
CREATE OR REPLACE FUNCTION attendee_groups_lock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM events WHERE id = coalesce(NEW.event_id, OLD.event_id) FOR UPDATE;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  NEW.is_conditional := cardinality(NEW.categories) + cardinality(NEW.company_kinds) + cardinality(NEW.company_tiers) > 0 OR NEW.answers <> '[]';
  RETURN NEW;
END $$;
DROP TRIGGER attendee_groups_apply ON attendee_groups;
CREATE TRIGGER attendee_groups_apply AFTER INSERT OR DELETE OR UPDATE OF categories, company_kinds, company_tiers, answers ON attendee_groups
  FOR EACH ROW EXECUTE FUNCTION attendee_groups_apply();

-- Triggers look at the columns of a statement, not at what another trigger changes: the groups change with the answers.
DROP TRIGGER attendee_counts_moved ON attendees;
CREATE TRIGGER attendee_counts_moved AFTER UPDATE OF event_id, status, groups, category, company_id, answers ON attendees FOR EACH ROW
  WHEN ((OLD.event_id, OLD.status, OLD.groups) IS DISTINCT FROM (NEW.event_id, NEW.status, NEW.groups)) EXECUTE FUNCTION attendee_counts_move();
ALTER TABLE attendees ENABLE ALWAYS TRIGGER attendee_counts_moved;
DROP TRIGGER attendees_publish_access ON attendees;
CREATE TRIGGER attendees_publish_access AFTER UPDATE OF status, user_id, by_invitation, groups, category, company_id, answers ON attendees
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND 'CONFIRMED' IN (OLD.status, NEW.status)
    AND (OLD.status, OLD.user_id, OLD.by_invitation, OLD.groups) IS DISTINCT FROM (NEW.status, NEW.user_id, NEW.by_invitation, NEW.groups))
  EXECUTE FUNCTION publish_attendee_access();

-- migrate:down
DROP TRIGGER attendee_counts_moved ON attendees;
CREATE TRIGGER attendee_counts_moved AFTER UPDATE OF event_id, status, groups, category, company_id ON attendees FOR EACH ROW
  WHEN ((OLD.event_id, OLD.status, OLD.groups) IS DISTINCT FROM (NEW.event_id, NEW.status, NEW.groups)) EXECUTE FUNCTION attendee_counts_move();
ALTER TABLE attendees ENABLE ALWAYS TRIGGER attendee_counts_moved;
DROP TRIGGER attendees_publish_access ON attendees;
CREATE TRIGGER attendees_publish_access AFTER UPDATE OF status, user_id, by_invitation, groups, category, company_id ON attendees
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND 'CONFIRMED' IN (OLD.status, NEW.status)
    AND (OLD.status, OLD.user_id, OLD.by_invitation, OLD.groups) IS DISTINCT FROM (NEW.status, NEW.user_id, NEW.by_invitation, NEW.groups))
  EXECUTE FUNCTION publish_attendee_access();
DROP TRIGGER attendee_groups_apply ON attendee_groups;
CREATE TRIGGER attendee_groups_apply AFTER INSERT OR DELETE OR UPDATE OF categories, company_kinds, company_tiers ON attendee_groups
  FOR EACH ROW EXECUTE FUNCTION attendee_groups_apply();
CREATE OR REPLACE FUNCTION attendee_groups_lock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM events WHERE id = coalesce(NEW.event_id, OLD.event_id) FOR UPDATE;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  NEW.is_conditional := cardinality(NEW.categories) + cardinality(NEW.company_kinds) + cardinality(NEW.company_tiers) > 0;
  RETURN NEW;
END $$;
DROP TRIGGER attendees_group ON attendees;
CREATE TRIGGER attendees_group BEFORE INSERT OR UPDATE OF groups, event_id, category, company_id ON attendees
  FOR EACH ROW EXECUTE FUNCTION attendees_group();
CREATE OR REPLACE FUNCTION attendees_group() RETURNS trigger LANGUAGE plpgsql AS $$
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
DROP FUNCTION meets_answers(jsonb, jsonb);
ALTER TABLE attendee_groups DROP COLUMN answers;
-- Groups with a condition over answers alone are without one now.
UPDATE attendee_groups SET name = name;
