/** The peer of the three-level read: one hand-written statement that makes the whole answer, no login, no limits. */
import { createServer } from 'node:http';
import { pg } from './stage.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const statement = {
  name: 'meetings',
  text: `SELECT m.id, m.status, m.starts_at AS "startsAt", m.ends_at AS "endsAt", p.id AS "podId", p.name AS "podName",
           o.id AS "otherId", o.first_name AS "firstName", o.last_name AS "lastName", o.job_title AS "jobTitle", o.organization,
           o.avatar, coalesce(c.unread_count, 0) AS unread
         FROM meetings m
         JOIN attendees o ON o.id = CASE WHEN m.sender_id = $1 THEN m.receiver_id ELSE m.sender_id END
         LEFT JOIN pods p ON p.id = m.pod_id
         LEFT JOIN conversation_members c ON c.attendee_id = $1 AND c.other_id = o.id
         WHERE $1 IN (m.sender_id, m.receiver_id) ORDER BY m.starts_at, m.id LIMIT 50`,
};

const shape = (row) => ({
  id: row.id,
  status: row.status,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  pod: row.podId && { id: row.podId, name: row.podName },
  other: {
    id: row.otherId,
    firstName: row.firstName,
    lastName: row.lastName,
    jobTitle: row.jobTitle,
    organization: row.organization,
    avatar: row.avatar,
    unreadCount: row.unread,
  },
});

const answer = async (request, response) => {
  const { searchParams } = new URL(request.url, 'http://localhost');
  const { rows } = await pool.query({ ...statement, values: [searchParams.get('me')] });
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ nodes: rows.map(shape) }));
};

createServer((request, response) => void answer(request, response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => console.log('ready'),
);
