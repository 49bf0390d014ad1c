import type { RequestContext } from '../../core/request/context';
import { parseId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { requireEventAccess } from '../event-access/index';
import { auditPage } from './audit.queries';
import type { AuditEntry, AuditLogArgs } from './audit.types';

/** The newest first. */
export async function listAuditLog(
  ctx: RequestContext,
  { filter, ...args }: AuditLogArgs,
): Promise<Page<AuditEntry>> {
  const { eventId, subjectId, actorId, ...others } = filter ?? {};
  const access = eventId ? await requireEventAccess(ctx, eventId) : undefined;
  const log = {
    ...others,
    eventId: access?.eventId,
    subjectId: subjectId && parseId(subjectId, 'This'),
    actorId: actorId && parseId(actorId, 'The user'),
  };
  return auditPage(ctx.db, log, args);
}
