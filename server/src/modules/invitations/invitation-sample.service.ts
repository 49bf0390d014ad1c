import { firstOf } from '../../core/db/statement';
import { orNotFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { RequestContext } from '../../core/request/context';
import { inTransaction } from '../../core/request/transaction';
import { requireEventAccess } from '../event-access/index';
import { fillTemplate, hasMailServer, queueMails } from '../mails/index';
import { invitationMail } from './invitation.mails';
import { sampleInvitee } from './invitation.queries';
import type { InvitationPreviewArgs, InvitationWordsInput } from './invitation-plan.types';
import { keptWords } from './invitation-plan.service';
import type { InvitationPreview, SendTestInvitationInput } from './invitation.types';

/** The invitation as the viewer would get it, also with words that are not saved; its link opens nothing. */
async function sampleOf(ctx: RequestContext, id: string, words?: InvitationWordsInput | null) {
  const { eventId, userId } = await requireEventAccess(ctx, parseId(id, 'The event'));
  const invitee = orNotFound(await firstOf(sampleInvitee(ctx, { eventId, userId })), 'The event');
  return invitationMail({ ...invitee, ...(words && { words: keptWords([words]) }) }, ctx.siteUrl);
}

/** The first invitation in a language, and whether it would leave. */
export async function previewInvitation(
  ctx: RequestContext,
  { eventId, language, words }: InvitationPreviewArgs,
): Promise<InvitationPreview> {
  const { template, data, own } = await sampleOf(ctx, eventId, words);
  const { subject, text } = fillTemplate(template, data, language, { own: own?.(language) });
  return { subject, text, hasMailServer: hasMailServer(ctx) };
}

/** Mails it to the viewer alone, in that language or the one of the account; gives the address. */
export async function sendTestInvitation(
  ctx: RequestContext,
  { eventId, language, words }: SendTestInvitationInput,
): Promise<string> {
  const mail = await sampleOf(ctx, eventId, words);
  await inTransaction(ctx, (inner) => queueMails(inner, [{ ...mail, language: language ?? undefined }]));
  return mail.to;
}
