-- Addresses are known in composed form (NFC). Accounts that would become one stay as they are.

-- migrate:up
UPDATE users u SET email = normalize(u.email::text, NFC)
WHERE u.email::text IS NOT NFC NORMALIZED
  AND NOT EXISTS (SELECT FROM users o WHERE o.id <> u.id AND normalize(o.email::text, NFC)::citext = normalize(u.email::text, NFC)::citext);

-- migrate:down
-- The addresses are the same ones.
SELECT;
