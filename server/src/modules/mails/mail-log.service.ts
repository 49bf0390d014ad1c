import { viewerOf } from '../../core/auth/authorization';
import type { RequestContext } from '../../core/context';
import type { Page } from '../../core/db/pagination';
import { Role } from '../../core/auth/roles';
import { requireEventAccess } from '../event-access/index';
import { mailsPage } from './mail.queries';
import type { Mail, MailsArgs } from './mail.types';

/** Mails with codes and links are never shown: a reader could take over the account. A demo without SMTP has no other way to read them. */
const showsSecrets = (ctx: RequestContext): boolean => {
  const { demo, smtpUrl } = ctx.runtime.config;
  return demo && !smtpUrl && viewerOf(ctx).role === Role.ADMIN;
};

/** The newest first. */
export async function listMails(ctx: RequestContext, { filter, ...args }: MailsArgs): Promise<Page<Mail>> {
  const eventId = filter?.eventId ? (await requireEventAccess(ctx, filter.eventId)).eventId : null;
  const { status, template, recipient } = filter ?? {};
  const log = { eventId, status, template, recipient, withSecrets: showsSecrets(ctx) };
  return mailsPage(ctx.db, log, args);
}
