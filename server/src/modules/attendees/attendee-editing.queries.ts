import type { RequestContext } from '../../core/context';
import { sql } from '../../core/db/database';
import { statement } from '../../core/db/statement';

/** Whether a user who has not proven the address has made a profile at an event. */
export const hasUnprovenProfile = async (
  ctx: RequestContext,
  eventId: string,
  userId: string,
): Promise<boolean> => {
  const rows = await ctx.db.rows(sql`
    SELECT 1 FROM attendees a JOIN users u ON u.id = a.user_id
    WHERE a.event_id = ${eventId} AND a.user_id = ${userId} AND NOT a.by_invitation AND u.email_verified_at IS NULL`);
  return rows.length > 0;
};

/** Replaces the invite codes of attendees; the codes are in the order of the ids. */
export const setInviteCodes = statement('attendees.setInviteCodes', {
  params: { ids: 'uuid[]', inviteCodes: 'text[]' },
  row: {},
  text: (p) => `
    UPDATE attendees a SET invite_code = n.code FROM unnest(${p.ids}, ${p.inviteCodes}) AS n (id, code) WHERE a.id = n.id`,
});
