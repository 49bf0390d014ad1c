/** The peers over HTTP: `node:http` and `pg`, prepared statements, no login, no limits, nothing decided. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { pg } from './stage.mjs';

const connectionString = process.env.DATABASE_URL;
// Planned with the values, as ours is: a generic plan of the same list is 25 times slower and no fair peer.
const listPool = new pg.Pool({ connectionString, max: 20, options: '-c plan_cache_mode=force_custom_plan' });
const pool = new pg.Pool({ connectionString, max: 20 });

const listed = `event_id = $1 AND status = 'CONFIRMED' AND search_text LIKE $2 AND country = $3`;
const page = {
  name: 'page',
  text: `SELECT id, first_name AS "firstName", last_name AS "lastName", job_title AS "jobTitle", organization, country, avatar, category
         FROM attendees WHERE ${listed} ORDER BY sort_name, id LIMIT 20`,
};
const total = { name: 'total', text: `SELECT count(*)::int AS total FROM attendees WHERE ${listed}` };

const meetings = {
  name: 'meetings',
  text: `SELECT m.id, m.status, m.starts_at AS "startsAt", m.ends_at AS "endsAt", p.id AS "podId", p.name AS "podName",
           o.id AS "otherId", o.first_name AS "firstName", o.last_name AS "lastName", o.job_title AS "jobTitle", o.organization,
           o.avatar, coalesce(c.unread_count, 0) AS "unreadCount"
         FROM meetings m
         JOIN attendees o ON o.id = CASE WHEN m.sender_id = $1 THEN m.receiver_id ELSE m.sender_id END
         LEFT JOIN pods p ON p.id = m.pod_id
         LEFT JOIN conversation_members c ON c.attendee_id = $1 AND c.other_id = o.id
         WHERE $1 IN (m.sender_id, m.receiver_id) ORDER BY m.starts_at, m.id LIMIT 50`,
};

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

const answers = {
  '/list': async (query) => {
    const values = [query.get('event'), `%${query.get('text')}%`, query.get('country')];
    const [rows, totals] = await Promise.all([
      listPool.query({ ...page, values }),
      listPool.query({ ...total, values }),
    ]);
    return { nodes: rows.rows, totalCount: totals.rows[0].total };
  },
  '/meetings': async (query) => {
    const { rows } = await pool.query({ ...meetings, values: [query.get('me')] });
    const nodes = rows.map(({ id, status, startsAt, endsAt, podId, podName, otherId, ...other }) => ({
      id,
      status,
      startsAt,
      endsAt,
      pod: podId && { id: podId, name: podName },
      other: { id: otherId, ...other },
    }));
    return { nodes };
  },
  '/check-in': async (query) => {
    const values = [query.get('code'), query.get('event'), randomUUID()];
    return (await pool.query({ ...enter, values })).rows[0] ?? null;
  },
};

const answer = async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const body = await answers[pathname](searchParams);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

createServer((request, response) => void answer(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => console.log('ready'),
);
