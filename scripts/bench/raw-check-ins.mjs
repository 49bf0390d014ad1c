/** The peer of a check-in: node:http and pg, one prepared statement, no login, no limits, nothing told to anybody. */
import { createServer } from 'node:http';
import { pg } from './stage.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const enter = {
  name: 'enter',
  text: `UPDATE attendees SET checked_in_at = least(checked_in_at, clock_timestamp())
         WHERE invite_code = $1 AND event_id = $2 AND status = 'CONFIRMED' RETURNING id, first_name, last_name, checked_in_at`,
};

const answer = async (request, response) => {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const { rows } = await pool.query({
    ...enter,
    values: [searchParams.get('code'), searchParams.get('event')],
  });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(rows[0] ?? null));
};

createServer((request, response) => void answer(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => console.log('ready'),
);
