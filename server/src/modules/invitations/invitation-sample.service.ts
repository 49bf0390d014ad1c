import type { Language } from '../../core/graphql/languages';
import { firstOf } from '../../core/db/statement';
import { orNotFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { RequestContext } from '../../core/request/context';
import { inTransaction } from '../../core/request/transaction';
import { requireEventAccess } from '../event-access/index';
import { fillTemplate, hasMailServer, queueMails } from '../mails/index';
import { invitationMail } from './invitation.mails';
import { sampleInvitee } from './invitation.queries';
import type { InvitationPreview } from './invitation.types';

/** The invitation as the viewer would get it; its link opens nothing. */
async function sampleOf(ctx: RequestContext, id: string) {
  const { eventId, userId } = await requireEventAccess(ctx, parseId(id, 'The event'));
  const invitee = orNotFound(await firstOf(sampleInvitee(ctx, { eventId, userId })), 'The event');
  return invitationMail(invitee, ctx.siteUrl);
}

/** The first invitation in a language, and whether it would leave. */
export async function previewInvitation(
  ctx: RequestContext,
  eventId: string,
  language: Language,
): Promise<InvitationPreview> {
  const { template, data } = await sampleOf(ctx, eventId);
  const { subject, text } = fillTemplate(template, data, language);
  return { subject, text, hasMailServer: hasMailServer(ctx) };
}

/** Mails it to the viewer alone, in the language of the account; gives the address. */
export async function sendTestInvitation(ctx: RequestContext, eventId: string): Promise<string> {
  const mail = await sampleOf(ctx, eventId);
  await inTransaction(ctx, (inner) => queueMails(inner, [mail]));
  return mail.to;
}
