-- Extensions, and an accent-folding function that an index may use.

-- migrate:up
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- unaccent() itself is only STABLE, since its dictionary could change; ours does not.
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- migrate:down
DROP FUNCTION fold_text(text);
DROP EXTENSION btree_gin;
DROP EXTENSION btree_gist;
DROP EXTENSION unaccent;
DROP EXTENSION pg_trgm;
DROP EXTENSION citext;
