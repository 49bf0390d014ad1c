import { column } from '../../core/db/columns';
import { sql, type Sql } from '../../core/db/sql';

/** How many messages of `other` an attendee `me` has not read. */
export const unreadCountColumn = (me: Sql, other: Sql) =>
  column(
    'int4',
    sql`coalesce((SELECT s.unread_count FROM conversation_members s WHERE s.attendee_id = ${me} AND s.other_id = ${other}), 0)`,
  );
