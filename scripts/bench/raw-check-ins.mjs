/** The peer of a check-in: node:http and pg, one prepared statement with the same writes, no login, no limits, nothing decided. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { pg } from './stage.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const enter = {
  name: 'enter',
  text: `WITH holder AS (
           SELECT id, first_name, last_name, checked_in_at FROM attendees
           WHERE invite_code = $1 AND event_id = $2 AND status = 'CONFIRMED' FOR NO KEY UPDATE),
         added AS (
           INSERT INTO check_ins (id, event_id, attendee_id, client_id, gate, direction, at)
           SELECT $3::uuid, $2, id, $3::text, 'Main', 'IN', clock_timestamp() FROM holder RETURNING id, event_id, attendee_id, at),
         first_entry AS (
           UPDATE attendees a SET checked_in_at = added.at FROM added WHERE a.id = added.attendee_id AND a.checked_in_at IS NULL),
         queued AS (
           INSERT INTO outbox (topic, payload) SELECT 'event.' || event_id || '.check-ins', jsonb_build_object('checkInId', id) FROM added)
         SELECT * FROM holder`,
};

const answer = async (request, response) => {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const { rows } = await pool.query({
    ...enter,
    values: [searchParams.get('code'), searchParams.get('event'), randomUUID()],
  });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(rows[0] ?? null));
};

createServer((request, response) => void answer(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => console.log('ready'),
);
