import type { RequestContext } from '../../core/context';
import type { Role } from '../../core/auth/roles';
import { sql } from '../../core/db/database';
import { enumOf, statement, typed } from '../../core/db/statement';

/** Whether a user who has not proven the address has made a profile at an event. */
export const hasUnprovenProfile = async (
  ctx: RequestContext,
  eventId: string,
  userId: string,
): Promise<boolean> => {
  const rows = await ctx.sql.rows(sql`
    SELECT 1 FROM attendees a JOIN users u ON u.id = a.user_id
    WHERE a.event_id = ${eventId} AND a.user_id = ${userId} AND NOT a.by_invitation AND u.email_verified_at IS NULL`);
  return rows.length > 0;
};

const emailAddress = typed<string>('citext');

/** Adds a user with this e-mail; one that is there already stays as it is. */
export const insertUserIfNew = statement('attendees.insertUserIfNew', {
  params: { id: 'uuid', email: emailAddress, displayName: 'text' },
  row: {},
  text: (p) => `
    INSERT INTO users (id, email, display_name) VALUES (${p.id}, ${p.email}, ${p.displayName})
    ON CONFLICT (email) DO NOTHING`,
});

/** The user with this e-mail, kept from being deleted until the transaction ends. */
export const lockUserByEmail = statement('attendees.lockUserByEmail', {
  params: { email: emailAddress },
  row: { id: 'uuid', role: enumOf<Role>('role') },
  text: (p) => `SELECT id, role FROM users WHERE email = ${p.email} FOR KEY SHARE`,
});

/** Locks the user of an attendee, with what decides whether staff may correct the e-mail. */
export const lockAccount = statement('attendees.lockAccount', {
  params: { userId: 'uuid?' },
  row: { id: 'uuid', email: emailAddress, role: enumOf<Role>('role'), isUsed: 'bool', profiles: 'int4' },
  text: (p) => `
    SELECT u.id, u.email, u.role, u.password_hash IS NOT NULL OR u.last_login_at IS NOT NULL AS "isUsed",
      (SELECT count(*)::int FROM attendees WHERE user_id = u.id) AS profiles
    FROM users u WHERE u.id = ${p.userId} FOR NO KEY UPDATE OF u`,
});

/** Changes the e-mail of a user. */
export const setUserEmail = statement('attendees.setUserEmail', {
  params: { userId: 'uuid', email: emailAddress },
  row: {},
  text: (p) => `UPDATE users SET email = ${p.email}, updated_at = now() WHERE id = ${p.userId}`,
});

/** Replaces the invite code of an attendee. */
export const setInviteCode = statement('attendees.setInviteCode', {
  params: { id: 'uuid', inviteCode: 'text' },
  row: {},
  text: (p) => `UPDATE attendees SET invite_code = ${p.inviteCode} WHERE id = ${p.id}`,
});
