-- Addresses are known in composed form (NFC). Where both forms have an account, both stay as they are: operating.md says how to find them.

-- migrate:up
UPDATE users u SET email = normalize(u.email::text, NFC)
WHERE u.email::text IS NOT NFC NORMALIZED
  AND NOT EXISTS (SELECT FROM users o WHERE o.email = normalize(u.email::text, NFC)::citext);

-- migrate:down
-- The addresses are the same ones.
SELECT;
