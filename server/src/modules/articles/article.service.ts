import { viewerOf } from '../../core/auth/authorization';
import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/context';
import { checkVersion, definedFields, saveChanges } from '../../core/db/versioned-update';
import { notFound } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { isStaff } from '../../core/auth/roles';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/db/transaction';
import { requireEventAccess, requireEventOf } from '../event-access/index';
import { storeUploads } from '../uploads/index';
import { InsightEntity } from './article.entity';
import { deleteInsight as deleteInsightRow, findInsight, insightsPage, lockInsight } from './article.queries';
import type {
  CreateInsightInput,
  DeleteInsightInput,
  Insight,
  InsightsArgs,
  UpdateInsightInput,
} from './article.types';

/** One article; for those who may enter its event, once it has appeared. */
export async function getInsight(ctx: RequestContext, id: string): Promise<Insight> {
  const insight = await requireInsight(ctx, id);
  await requireEventOf(ctx, insight.eventId, 'The article');
  if (insight.publishedAt.getTime() > Date.now() && !isStaff(viewerOf(ctx).role))
    throw notFound('The article');
  return insight;
}

/** The newest first; what has not appeared yet is for staff alone. */
export async function listInsights(
  ctx: RequestContext,
  { eventId: id, ...args }: InsightsArgs,
): Promise<Page<Insight>> {
  const { eventId, role } = await requireEventAccess(ctx, id);
  return insightsPage(ctx.db, { eventId, onlyPublished: !isStaff(role) }, args);
}

/** A new article; it appears now where no time is given. */
export async function createInsight(
  ctx: RequestContext,
  { eventId: id, ...input }: CreateInsightInput,
): Promise<Insight> {
  const { eventId } = await requireEventAccess(ctx, id);
  const fields = definedFields(await storeUploads(ctx, input, 'cover'));
  const { title, summary, body } = fields as { title: string; summary: string; body: string };
  return inTransaction(ctx, async (inner) => {
    const publishedAt = fields.publishedAt ?? new Date();
    const insight = { ...fields, id: newId(), eventId, title, summary, body, publishedAt };
    await inner.entities.insert(InsightEntity, insight);
    await recordChange(inner, {
      action: 'insight.create',
      eventId,
      subjectId: insight.id,
      subjectName: title,
      after: fields,
    });
    return requireInsight(inner, insight.id);
  });
}

/** Changes what is given. */
export async function updateInsight(
  ctx: RequestContext,
  { insightId, expectedUpdatedAt, ...input }: UpdateInsightInput,
): Promise<Insight> {
  const fields = definedFields(await storeUploads(ctx, input, 'cover'));
  return inTransaction(ctx, async (inner) => {
    const insight = await requireInsight(inner, insightId, lockInsight);
    checkVersion(insight, expectedUpdatedAt);
    const change = { action: 'insight.update', eventId: insight.eventId, subjectName: insight.title };
    await saveChanges(inner, InsightEntity, insight, fields, change);
    return requireInsight(inner, insightId);
  });
}

/** Deletes an article; gives what it was. */
export async function deleteInsight(
  ctx: RequestContext,
  { insightId }: DeleteInsightInput,
): Promise<Insight> {
  return inTransaction(ctx, async (inner) => {
    const insight = await requireInsight(inner, insightId, lockInsight);
    await deleteInsightRow(inner, { id: insight.id });
    const { updatedAt: _updatedAt, ...before } = insight;
    await recordChange(inner, {
      action: 'insight.delete',
      eventId: insight.eventId,
      subjectId: insight.id,
      subjectName: insight.title,
      before,
    });
    return insight;
  });
}

async function requireInsight(ctx: RequestContext, id: string, read = findInsight): Promise<Insight> {
  const insight = await firstOf(read(ctx, { id: parseId(id, 'The article') }));
  if (!insight) throw notFound('The article');
  return insight;
}
