import { newId } from '../../server/src/core/db/ids';
import { buildEvent, buildInterests, buildMember } from './factories';
import type { TestSql } from './server';

const TERMS = ['Energy', 'Health', 'Robotics', 'Payments', 'Logistics', 'Education'];

/** Five thousand people of one event in a few statements, with interests, and one of them signed in. */
export async function buildCrowd(db: TestSql, size = 5_000) {
  const event = await buildEvent(db);
  const { groupId, terms } = await buildInterests(db, event.id, { terms: TERMS });
  const viewer = await buildMember(db, { eventId: event.id, firstName: 'Vera', lastName: 'Viewer' });
  // The code keeps people apart from those of other crowds.
  const mark = newId();
  await db.sql(
    `WITH people AS (
       INSERT INTO users (id, email, display_name, role, email_verified_at)
       SELECT gen_random_uuid(), 'crowd.' || n || '.' || $1 || '@example.test', 'Crowd ' || n, 'ATTENDEE', now()
       FROM generate_series(1, $2::int) AS n RETURNING id, display_name
     )
     INSERT INTO attendees (id, event_id, user_id, status, category, first_name, last_name, job_title, organization,
       introduction, country, invite_code, confirmed_at)
     SELECT gen_random_uuid(), $3, id, 'CONFIRMED',
       (ARRAY['ATTENDEE', 'ATTENDEE', 'SPEAKER', 'INVESTOR'])[1 + n % 4]::attendee_category,
       (ARRAY['Amina', 'Bilal', 'Chen', 'Daria', 'Emeka', 'Fatima', 'Georg'])[1 + n % 7], 'Crowd' || n, 'Head of Growth',
       'Organization ' || n % 300, 'I look for partners.', (ARRAY['PK', 'AE', 'DE', 'KE'])[1 + n % 4],
       'CROWD' || n || $1, now() - n * interval '1 second'
     FROM people, LATERAL (SELECT split_part(display_name, ' ', 2)::int AS n) AS number`,
    [mark, size, event.id],
  );
  const ids = TERMS.map((term) => terms[term]);
  await db.sql(
    `INSERT INTO attendee_interests (attendee_id, group_id, term_id)
     SELECT a.id, $2, term FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM attendees WHERE event_id = $1) AS a,
       LATERAL (SELECT ($3::uuid[])[1 + (a.n + k) % 6] AS term FROM generate_series(0, a.n % 3) AS k) AS chosen`,
    [event.id, groupId, ids],
  );
  await db.sql('ANALYZE attendees; ANALYZE attendee_interests');
  return { event, viewer };
}
