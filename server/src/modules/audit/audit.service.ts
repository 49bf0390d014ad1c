import type { RequestContext } from '../../core/context';
import { parseId } from '../../core/db/ids';
import { WhereBuilder, keysetPage, searchWords } from '../../core/db/list-query';
import type { Page } from '../../core/db/pagination';
import { requireEventAccess } from '../event-access/index';
import type { AuditEntry, AuditLogArgs } from './audit.types';

const columns = `x.id, x.created_at AS "createdAt", x.actor_id AS "actorId", x.actor_name AS "actorName", x.event_id AS "eventId",
  x.action, x.subject_id AS "subjectId", x.subject_name AS "subjectName", x.before, x.after`;

/** The newest first. */
export async function listAuditLog(
  ctx: RequestContext,
  { filter, ...args }: AuditLogArgs,
): Promise<Page<AuditEntry>> {
  const where = new WhereBuilder();
  if (filter?.eventId) {
    const { eventId } = await requireEventAccess(ctx, filter.eventId);
    where.add((event) => `x.event_id = ${event}`, eventId);
  }
  if (filter?.subjectId)
    where.add((subject) => `x.subject_id = ${subject}`, parseId(filter.subjectId, 'This'));
  if (filter?.actorId) where.add((actor) => `x.actor_id = ${actor}`, parseId(filter.actorId, 'The user'));
  if (filter?.action) where.add((action) => `starts_with(x.action, ${action})`, filter.action);
  for (const word of searchWords(filter?.search))
    where.add(
      (part) => `fold_text(concat_ws(' ', x.actor_name, x.subject_name)) LIKE fold_text(${part})`,
      word,
    );
  if (filter?.from) where.add((from) => `x.created_at >= ${from}`, filter.from);
  if (filter?.to) where.add((to) => `x.created_at < ${to}`, filter.to);
  const order = { column: 'x.created_at', type: 'timestamptz', descending: true } as const;
  return keysetPage<AuditEntry>(
    ctx.db,
    { columns, tables: 'audit_entries x', where, order, id: 'x.id' },
    args,
  );
}
