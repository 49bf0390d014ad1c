/** The peer of the attendee list: node:http and pg, two prepared statements, no login, no limits. */
import { createServer } from 'node:http';
import { pg } from './stage.mjs';

// Planned with the values, as ours is: a generic plan of the same statement is 25 times slower and no fair peer.
const options = '-c plan_cache_mode=force_custom_plan';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options });
const where = `event_id = $1 AND status = 'CONFIRMED' AND search_text LIKE $2 AND country = $3`;

const page = {
  name: 'page',
  text: `SELECT id, first_name AS "firstName", last_name AS "lastName", job_title AS "jobTitle", organization, country, avatar, category
         FROM attendees WHERE ${where} ORDER BY sort_name, id LIMIT 20`,
};
const count = { name: 'count', text: `SELECT count(*)::int AS total FROM attendees WHERE ${where}` };

const answer = async (request, response) => {
  const url = new URL(request.url, 'http://localhost');
  const values = [
    url.searchParams.get('event'),
    `%${url.searchParams.get('text')}%`,
    url.searchParams.get('country'),
  ];
  const [rows, total] = await Promise.all([
    pool.query({ ...page, values }),
    pool.query({ ...count, values }),
  ]);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ nodes: rows.rows, totalCount: total.rows[0].total }));
};

createServer((request, response) => void answer(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => console.log('ready'),
);
