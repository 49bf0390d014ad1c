import { sql, type Sql } from '../../core/db/sql';

/** An update that notes when attendees first came in, by these new ways through gates (`attendee_id`, `direction`, `at`). */
export const markFirstEntries = (ways: Sql): Sql => sql`
  UPDATE attendees a SET checked_in_at = least(a.checked_in_at, f.at)
  FROM (SELECT attendee_id, min(at) AS at FROM ${ways} WHERE direction = 'IN' GROUP BY attendee_id) f
  WHERE a.id = f.attendee_id AND (a.checked_in_at IS NULL OR a.checked_in_at > f.at)`;
