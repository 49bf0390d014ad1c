import { notFound } from '../../../core/errors';
import { firstOf } from '../../../core/db/statement';
import type { RequestContext } from '../../../core/request/context';
import { contactConflict, type ContactRefusalReason } from '../../groups/index';
import { meetingRules } from '../limits/meeting-limit.queries';
import { companyRequestConflicts } from './company-request.errors';
import { askedOf } from './company-request.service';

/** What keeps somebody from wishing for a meeting; how many requests they sent does not. */
const FORBIDDING: readonly ContactRefusalReason[] = ['EVENT_OVER', 'GROUP_RULES', 'NOT_REACHABLE'];

/** Whom a wish for a meeting with an attendee is about; CONFLICT with the reason where they may not meet, NOT_FOUND where they may not see them. */
export async function assertMayWish(
  ctx: RequestContext,
  { senderId, receiverId }: { senderId: string; receiverId: string },
): Promise<string[]> {
  const rules = await firstOf(meetingRules(ctx, { fromId: senderId, toId: receiverId }));
  if (!rules?.maySee) throw notFound('The attendee');
  if (rules.refusal && FORBIDDING.includes(rules.refusal)) throw contactConflict('MEETING', rules.refusal);
  return [receiverId];
}

/** The same of a company: those of its team whom the sender may meet. */
export async function assertMayWishCompany(
  ctx: RequestContext,
  { senderId, companyId }: { senderId: string; companyId: string },
): Promise<string[]> {
  const { team, refusal } = await askedOf(ctx, companyId, senderId);
  if (refusal) throw contactConflict('COMPANY', refusal);
  if (team.length === 0) throw companyRequestConflicts.nobodyToMeet();
  return team;
}
