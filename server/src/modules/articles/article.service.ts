import { viewerOf } from '../../core/request/authorization';
import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { notFound } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { isStaff } from '../../core/auth/roles';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { requireEventAccess, requireEventOf, orNotFoundIn } from '../event-access/index';
import { storeUploads } from '../uploads/index';
import { ArticleEntity } from './article.entity';
import { articlesPage, findArticle, lockArticle } from './article.queries';
import type {
  CreateInsightInput,
  DeleteInsightInput,
  Insight,
  InsightsArgs,
  UpdateInsightInput,
} from './article.types';

/** One article; for those who may enter its event, once it has appeared. */
export async function getArticle(ctx: RequestContext, id: string): Promise<Insight> {
  const article = await requireArticle(ctx, id);
  await requireEventOf(ctx, article.eventId, 'The article');
  if (article.publishedAt.getTime() > Date.now() && !isStaff(viewerOf(ctx).role))
    throw notFound('The article');
  return article;
}

/** The newest first; what has not appeared yet is for staff alone. */
export async function listArticles(
  ctx: RequestContext,
  { eventId: id, ...args }: InsightsArgs,
): Promise<Page<Insight>> {
  const { eventId, role } = await requireEventAccess(ctx, id);
  return articlesPage(ctx.db, { eventId, onlyPublished: !isStaff(role) }, args);
}

/** A new article; it appears now where no time is given. */
export async function createArticle(
  ctx: RequestContext,
  { eventId: id, ...input }: CreateInsightInput,
): Promise<Insight> {
  const { eventId } = await requireEventAccess(ctx, id);
  const fields = definedFields(await storeUploads(ctx, input, 'cover'));
  const { title, summary, body } = fields as { title: string; summary: string; body: string };
  return inTransaction(ctx, async (inner) => {
    const publishedAt = fields.publishedAt ?? new Date();
    const article = { ...fields, id: newId(), eventId, title, summary, body, publishedAt };
    await inner.entities.insert(ArticleEntity, article);
    await recordChange(inner, {
      action: 'insight.create',
      eventId,
      subjectId: article.id,
      subjectName: title,
      after: fields,
    });
    return requireArticle(inner, article.id);
  });
}

/** Changes the fields of an article that the input has. */
export async function updateArticle(
  ctx: RequestContext,
  { insightId, expectedUpdatedAt, ...input }: UpdateInsightInput,
): Promise<Insight> {
  const fields = definedFields(await storeUploads(ctx, input, 'cover'));
  return inTransaction(ctx, async (inner) => {
    const article = await requireArticle(inner, insightId, lockArticle);
    checkVersion(article, expectedUpdatedAt);
    const change = { action: 'insight.update', eventId: article.eventId, subjectName: article.title };
    await saveChanges(inner, ArticleEntity, article, fields, change);
    return requireArticle(inner, insightId);
  });
}

/** Deletes an article; gives what it was. */
export async function deleteArticle(
  ctx: RequestContext,
  { insightId }: DeleteInsightInput,
): Promise<Insight> {
  return inTransaction(ctx, async (inner) => {
    const article = await requireArticle(inner, insightId, lockArticle);
    await inner.entities.delete(ArticleEntity, { id: article.id });
    const { updatedAt: _updatedAt, ...before } = article;
    await recordChange(inner, {
      action: 'insight.delete',
      eventId: article.eventId,
      subjectId: article.id,
      subjectName: article.title,
      before,
    });
    return article;
  });
}

async function requireArticle(ctx: RequestContext, id: string, read = findArticle): Promise<Insight> {
  return orNotFoundIn(ctx, await firstOf(read(ctx, { id: parseId(id, 'The article') })), 'The article');
}
