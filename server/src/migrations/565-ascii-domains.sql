-- The domain of an address is known in ASCII (RFC 3492), as `mailboxOf` writes new ones. Accounts that would become one stay as they are.

-- migrate:up
CREATE FUNCTION ascii_label(label text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  codes constant int[] := ARRAY(SELECT ascii(sign) FROM string_to_table(label, NULL) WITH ORDINALITY AS s (sign, place) ORDER BY place);
  plain constant text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  encoded text := CASE plain WHEN '' THEN '' ELSE plain || '-' END;
  done int := length(plain);
  lowest int := 128;
  delta int := 0;
  bias int := 72;
  step int;
  code int;
  rest int;
  threshold int;
BEGIN
  IF done = length(label) THEN RETURN label; END IF;
  WHILE done < cardinality(codes) LOOP
    SELECT min(c) INTO code FROM unnest(codes) AS c WHERE c >= lowest;
    delta := delta + (code - lowest) * (done + 1);
    lowest := code;
    FOREACH code IN ARRAY codes LOOP
      IF code < lowest THEN delta := delta + 1; END IF;
      CONTINUE WHEN code <> lowest;
      rest := delta;
      step := 36;
      LOOP
        threshold := least(greatest(step - bias, 1), 26);
        EXIT WHEN rest < threshold;
        encoded := encoded || substr(digits, threshold + (rest - threshold) % (36 - threshold) + 1, 1);
        rest := (rest - threshold) / (36 - threshold);
        step := step + 36;
      END LOOP;
      encoded := encoded || substr(digits, rest + 1, 1);
      delta := delta / CASE done WHEN length(plain) THEN 700 ELSE 2 END;
      done := done + 1;
      delta := delta + delta / done;
      bias := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        bias := bias + 36;
      END LOOP;
      bias := bias + 36 * delta / (delta + 38);
      delta := 0;
    END LOOP;
    delta := delta + 1;
    lowest := lowest + 1;
  END LOOP;
  RETURN 'xn--' || encoded;
END $$;

WITH renamed AS (
  SELECT u.id, regexp_replace(u.email::text, '[^@]*$', '') || (
    SELECT string_agg(ascii_label(label), '.' ORDER BY place)
    FROM string_to_table(lower(normalize(substring(u.email::text FROM '[^@]*$'), NFKC)), '.') WITH ORDINALITY AS l (label, place)
  ) AS email
  FROM users u WHERE u.email::text ~ '@[^@]*[^\x01-\x7f][^@]*$'
)
UPDATE users u SET email = r.email FROM renamed r
WHERE r.id = u.id AND NOT EXISTS (SELECT FROM users o WHERE o.email = r.email::citext)
  AND NOT EXISTS (SELECT FROM renamed o WHERE o.id <> r.id AND o.email::citext = r.email::citext);

DROP FUNCTION ascii_label;

-- migrate:down
-- The addresses are the same ones.
SELECT;
