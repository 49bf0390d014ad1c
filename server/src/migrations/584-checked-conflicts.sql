-- When staff have looked at who holds a badge that went in at two gates: both entries say so, and are no conflict any more.

-- migrate:up
ALTER TABLE check_ins ADD COLUMN conflict_checked_at timestamptz;

-- migrate:down
ALTER TABLE check_ins DROP COLUMN conflict_checked_at;
