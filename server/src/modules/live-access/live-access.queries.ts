import { column } from '../../core/db/columns';
import { nullable, typed, type RowOf } from '../../core/db/declared';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { reachedGroups, staffEventsOf } from '../event-access/index';
import { isValidSession, sessionColumnsOf } from '../sessions/index';
import { userColumnsOf } from '../users/index';

interface Profile {
  eventId: string;
  timezone: string;
  attendeeId: string;
  seen: string;
}

const { id: sessionId, ...ofSession } = sessionColumnsOf(sql`s`, 'id', 'tokenHash', 'userId', 'lastUsedAt');

const accessColumns = {
  sessionId,
  ...ofSession,
  ...userColumnsOf(sql`u`, 'role', 'mustChangePassword'),
  staffEvents: staffEventsOf(sql`u`),
  /** Confirmed profiles in events that let the user in; null where there are none. */
  profiles: column(nullable(typed<Profile[]>('json')), sql`entered.profiles`),
  /** Attendees with a block between them and one of these profiles; null where there are none. */
  blocked: column(nullable(typed<string[]>('uuid[]')), sql`reach.blocked`),
};

/** A session with all that decides what its user may see. */
export type LiveAccessRow = RowOf<typeof accessColumns>;

/** The access of valid sessions that have one of the keys; of people of the demo only where `demo` says so. */
const defineAccess = <const Keys extends 'bytea[]' | 'uuid[]'>(name: string, type: Keys, key: Sql) =>
  statement(name, {
    params: { keys: type, demo: 'bool' },
    row: accessColumns,
    text: (p, columns) => sql`
      SELECT ${columns} FROM sessions s JOIN users u ON u.id = s.user_id
      LEFT JOIN LATERAL (
        SELECT json_agg(json_build_object('eventId', m.event_id, 'timezone', m.timezone, 'attendeeId', m.attendee_id, 'seen', ${reachedGroups(sql`m.attendee_id`, 'see')}::text,
          'companyId', (SELECT own.company_id FROM attendees own WHERE own.id = m.attendee_id))
          ORDER BY m.event_id) AS profiles
        FROM event_members m WHERE m.user_id = u.id) entered ON true
      LEFT JOIN LATERAL (
        SELECT array_agg(DISTINCT x.other_id ORDER BY x.other_id) AS blocked
        FROM attendees a JOIN unreachable x ON x.attendee_id = a.id WHERE a.user_id = u.id) reach ON true
      WHERE ${key} = ANY(${p.keys}) AND ${isValidSession(p.demo)}`,
  });

/** The access of the sessions with these hashed tokens. */
export const accessByTokenHashes = defineAccess('live-access.byTokenHashes', 'bytea[]', sql`s.token_hash`);

/** The access of these sessions. */
export const accessBySessionIds = defineAccess('live-access.bySessionIds', 'uuid[]', sql`s.id`);
