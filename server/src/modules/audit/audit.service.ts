import type { RequestContext } from '../../core/request/context';
import { parseId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { viewerOf } from '../../core/request/authorization';
import { requireEventAccess, staffEventIds } from '../event-access/index';
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
    eventIds: access ? [access.eventId] : staffEventIds(viewerOf(ctx)),
    subjectId: subjectId && parseId(subjectId, 'This'),
    actorId: actorId && parseId(actorId, 'The user'),
  };
  return auditPage(ctx.db, log, args);
}
