import type { Db } from '../../core/db/database';
import type { Role } from '../../core/auth/roles';
import { isValidSession } from '../sessions/index';

/** A session with all that decides what its user may see. */
export interface LiveAccessRow {
  sessionId: string;
  tokenHash: Buffer;
  userId: string;
  role: Role;
  mustChangePassword: boolean;
  lastUsedAt: Date;
  /** Confirmed profiles in events that let the user in; null where there are none. */
  profiles: { eventId: string; timezone: string; attendeeId: string }[] | null;
  /** Attendees with whom one of these profiles is blocked, in either direction; null where there are none. */
  blocked: string[] | null;
}

const selectAccess = (condition: string): string => `
  SELECT s.id AS "sessionId", s.token_hash AS "tokenHash", s.user_id AS "userId", u.role,
    u.must_change_password AS "mustChangePassword", s.last_used_at AS "lastUsedAt", entered.profiles, unreachable.blocked
  FROM sessions s JOIN users u ON u.id = s.user_id
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('eventId', m.event_id, 'timezone', m.timezone, 'attendeeId', m.attendee_id)
      ORDER BY m.event_id) AS profiles
    FROM event_members m WHERE m.user_id = u.id) entered ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(b.other_id ORDER BY b.other_id) AS blocked FROM attendees a
    CROSS JOIN LATERAL (
      SELECT blocked_id AS other_id FROM blocks WHERE blocker_id = a.id
      UNION SELECT blocker_id FROM blocks WHERE blocked_id = a.id) b
    WHERE a.user_id = u.id) unreachable ON true
  WHERE ${condition} AND ${isValidSession('$2::boolean')}`;

/** The access of the sessions with these hashed tokens; of people of the demo only where `demo` says so. */
export const accessByTokenHashes = (
  db: Db,
  hashes: readonly Buffer[],
  demo: boolean,
): Promise<LiveAccessRow[]> =>
  db.rows<LiveAccessRow>({ text: selectAccess('s.token_hash = ANY($1::bytea[])'), values: [hashes, demo] });

/** The access of these sessions; of people of the demo only where `demo` says so. */
export const accessBySessionIds = (
  db: Db,
  sessionIds: readonly string[],
  demo: boolean,
): Promise<LiveAccessRow[]> =>
  db.rows<LiveAccessRow>({ text: selectAccess('s.id = ANY($1::uuid[])'), values: [sessionIds, demo] });
