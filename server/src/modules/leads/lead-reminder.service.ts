import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import { firstOf } from '../../core/db/statement';
import { badInput } from '../../core/errors';
import { defineJob } from '../../core/jobs/jobs';
import { defineLoader } from '../../core/request/loaders';
import { inTransaction } from '../../core/request/transaction';
import { requireCompanyMember } from '../event-access/index';
import { notify } from '../notifications/index';
import { claimReminder, remindersOfUser, removeReminder, saveReminder } from './lead-reminder.queries';
import { getLead } from './lead.service';
import type { SetLeadReminderInput } from './lead.inputs';
import type { Lead } from './lead.types';

interface Reminder {
  leadId: string;
  attendeeId: string;
  remindAt: string;
}

const MAX_AHEAD_MS = 90 * 86_400_000;

/** Notifies a member of a lead, if they still are to be reminded at that time. */
export const REMIND_OF_LEAD = defineJob<Reminder>('leads.remind');

/** When the viewer is reminded of a lead. */
export const reminderTimeByLeadId = defineLoader<Date | null>(async (ctx, leadIds) => {
  const rows = await remindersOfUser(ctx, { userId: viewerOf(ctx).userId, leadIds });
  return new Map(rows.map(({ leadId, remindAt }) => [leadId, remindAt]));
}, null);

/** Sets, moves or removes the viewer's reminder of a lead. */
export async function setLeadReminder(
  ctx: RequestContext,
  { leadId, remindAt = null }: SetLeadReminderInput,
): Promise<Lead> {
  const { id, companyId } = await getLead(ctx, leadId);
  const ahead = remindAt ? remindAt.getTime() - Date.now() : 1;
  if (ahead <= 0 || ahead > MAX_AHEAD_MS)
    throw badInput([{ path: 'input.remindAt', message: 'Please choose a time within the next 90 days.' }]);
  await inTransaction(ctx, async (inner) => {
    const { attendeeId } = await requireCompanyMember(inner, companyId);
    if (!remindAt) {
      await removeReminder(inner, { leadId: id, attendeeId });
      return;
    }
    const saved = await firstOf(saveReminder(inner, { leadId: id, attendeeId, remindAt }));
    const reminder = { leadId: id, attendeeId, remindAt: remindAt.toISOString() };
    if (saved) await inner.jobs.add(REMIND_OF_LEAD, reminder, { startAfter: remindAt });
  });
  ctx.clearLoaders();
  return getLead(ctx, id);
}

/** Notifies the member, once. */
export async function remindOfLead(
  ctx: RequestContext,
  { leadId, attendeeId, remindAt }: Reminder,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const due = await firstOf(claimReminder(inner, { leadId, attendeeId, remindAt: new Date(remindAt) }));
    if (due) await notify(inner, [{ attendeeId, kind: 'LEAD_REMINDER', ...due }]);
  });
}
