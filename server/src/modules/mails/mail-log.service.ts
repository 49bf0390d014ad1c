import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { Conditions, containing, keysetPage } from '../../core/list-query';
import type { Page } from '../../core/pagination';
import { Role } from '../../core/roles';
import type { EventAccessService } from '../events/event-access.service';
import { mailColumns } from './mail.queries';
import type { Mail, MailsArgs } from './mail.types';

/** Mails with codes and links are shown to nobody: a reader could take over the account. A demo without SMTP has no other way to read them. */
const showsSecrets = (ctx: RequestContext): boolean => {
  const { demo, smtpUrl } = ctx.runtime.config;
  return demo && !smtpUrl && viewerOf(ctx).role === Role.ADMIN;
};

/** Reading the log of mails. */
export class MailLogService {
  constructor(private readonly access: EventAccessService) {}

  /** The newest first. */
  async list(ctx: RequestContext, { filter, ...args }: MailsArgs): Promise<Page<Mail>> {
    const where = new Conditions();
    if (filter?.eventId) {
      const { eventId } = await this.access.enter(ctx, filter.eventId);
      where.add((event) => `m.event_id = ${event}`, eventId);
    }
    if (filter?.status) where.add((status) => `m.status = ${status}`, filter.status);
    if (filter?.template) where.add((template) => `m.template = ${template}`, filter.template);
    if (filter?.recipient?.trim())
      where.add(
        (part) => `lower(m.recipient) LIKE ${part}`,
        containing(filter.recipient.trim().toLowerCase()),
      );
    return keysetPage<Mail>(
      ctx.sql,
      {
        columns: mailColumns(showsSecrets(ctx)),
        tables: 'mails m',
        where,
        order: { column: 'm.created_at', type: 'timestamptz', descending: true },
        id: 'm.id',
      },
      args,
    );
  }
}
