import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { Conditions, containing, keysetPage } from '../../core/list-query';
import type { Page } from '../../core/pagination';
import { Role } from '../../core/roles';
import type { EventAccessService } from '../events/event-access.service';
import type { Mail, MailsArgs } from './mail.types';

/**
 * Bodies may carry codes that open an account, so they are shown only where the log is the one place to read them;
 * and nobody becomes an administrator by reading an administrator's mail.
 */
const readable = (isAdmin: boolean): string =>
  isAdmin
    ? `m.status = 'KEPT'`
    : `m.status = 'KEPT' AND NOT EXISTS (SELECT 1 FROM users u WHERE u.email = m.recipient::citext AND u.role = 'ADMIN')`;

const columnsFor = (isAdmin: boolean): string => `m.id, m.created_at AS "createdAt", m.event_id AS "eventId",
  m.recipient, m.template, m.subject, m.status, m.attempts, m.error, m.sent_at AS "sentAt",
  CASE WHEN ${readable(isAdmin)} THEN m.text END AS text, CASE WHEN ${readable(isAdmin)} THEN m.html END AS html`;

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
    if (filter?.recipient?.trim())
      where.add(
        (part) => `lower(m.recipient) LIKE ${part}`,
        containing(filter.recipient.trim().toLowerCase()),
      );
    return keysetPage<Mail>(
      ctx.sql,
      {
        columns: columnsFor(viewerOf(ctx).role === Role.ADMIN),
        tables: 'mails m',
        where,
        order: { column: 'm.created_at', type: 'timestamptz', descending: true },
        id: 'm.id',
      },
      args,
    );
  }
}
