-- Why a meeting was turned down, whether it took place, and for which time its two people were reminded.

-- migrate:up
ALTER TABLE meetings
  ADD COLUMN reason text,
  ADD COLUMN sender_says_held boolean,
  ADD COLUMN receiver_says_held boolean,
  ADD COLUMN reminded_for timestamptz,
  ADD CONSTRAINT meetings_reason_check CHECK (char_length(reason) <= 300);

-- migrate:down
ALTER TABLE meetings
  DROP CONSTRAINT meetings_reason_check,
  DROP COLUMN reminded_for,
  DROP COLUMN receiver_says_held,
  DROP COLUMN sender_says_held,
  DROP COLUMN reason;
