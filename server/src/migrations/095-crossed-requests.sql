-- Of two people, only one asks the other for a meeting at a time, whichever of them was first.

-- migrate:up
UPDATE meetings later SET status = 'REJECTED', closed_reason = 'CANCELLED', updated_at = now()
FROM meetings earlier
WHERE later.status = 'PENDING' AND earlier.status = 'PENDING' AND later.starts_at = earlier.starts_at
  AND later.sender_id = earlier.receiver_id AND later.receiver_id = earlier.sender_id
  AND (later.created_at, later.id) > (earlier.created_at, earlier.id);
CREATE UNIQUE INDEX meetings_crossed_key
  ON meetings (least(sender_id, receiver_id), greatest(sender_id, receiver_id), starts_at) WHERE status = 'PENDING';

-- migrate:down
DROP INDEX meetings_crossed_key;
