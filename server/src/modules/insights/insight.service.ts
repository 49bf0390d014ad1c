import { viewerOf } from '../../core/authorization';
import { recordChange } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { checkVersion, givenOf, saveChanges } from '../../core/edit';
import { notFound } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page } from '../../core/pagination';
import { isStaff } from '../../core/roles';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import type { ImageStore } from '../uploads/image.service';
import { InsightEntity } from './insight.entity';
import type {
  CreateInsightInput,
  DeleteInsightInput,
  Insight,
  InsightsArgs,
  UpdateInsightInput,
} from './insight.types';

const columns = `i.id, i.event_id AS "eventId", i.title, i.summary, i.body, i.cover, i.source_url AS "sourceUrl",
  i.published_at AS "publishedAt", i.updated_at AS "updatedAt"`;

/** Articles for the people of events. */
export class InsightService {
  constructor(
    private readonly access: EventAccessService,
    private readonly images: ImageStore,
  ) {}

  /** One article; for whoever may enter its event, once it has appeared. */
  async get(ctx: RequestContext, id: string): Promise<Insight> {
    const insight = await this.find(ctx, id);
    await this.access.enterFor(ctx, insight.eventId, 'The article');
    if (insight.publishedAt.getTime() > Date.now() && !isStaff(viewerOf(ctx).role))
      throw notFound('The article');
    return insight;
  }

  /** The newest first; what has not appeared yet is for staff alone. */
  async list(ctx: RequestContext, { eventId: id, ...args }: InsightsArgs): Promise<Page<Insight>> {
    const { eventId, role } = await this.access.enter(ctx, id);
    const where = new Conditions().add((event) => `i.event_id = ${event}`, eventId);
    if (!isStaff(role)) where.always('i.published_at <= now()');
    const order = { column: 'i.published_at', type: 'timestamptz', descending: true } as const;
    return keysetPage<Insight>(ctx.sql, { columns, tables: 'insights i', where, order, id: 'i.id' }, args);
  }

  /** A new article; it appears now where no time is given. */
  async create(ctx: RequestContext, { eventId: id, ...input }: CreateInsightInput): Promise<Insight> {
    const { eventId } = await this.access.enter(ctx, id);
    const given = givenOf(await this.images.takeIn(ctx, input, 'cover'));
    const { title, summary, body } = given as { title: string; summary: string; body: string };
    return inTransaction(ctx, async (inner) => {
      const publishedAt = given.publishedAt ?? new Date();
      const insight = { ...given, id: newId(), eventId, title, summary, body, publishedAt };
      await inner.entities.insert(InsightEntity, insight);
      await recordChange(inner, {
        action: 'insight.create',
        eventId,
        subjectId: insight.id,
        subjectName: title,
        after: given,
      });
      return this.find(inner, insight.id);
    });
  }

  /** Changes what is given. */
  async update(
    ctx: RequestContext,
    { insightId, expectedUpdatedAt, ...input }: UpdateInsightInput,
  ): Promise<Insight> {
    const given = givenOf(await this.images.takeIn(ctx, input, 'cover'));
    return inTransaction(ctx, async (inner) => {
      const insight = await this.find(inner, insightId, 'FOR UPDATE');
      checkVersion(insight, expectedUpdatedAt);
      const change = { action: 'insight.update', eventId: insight.eventId, subjectName: insight.title };
      await saveChanges(inner, InsightEntity, insight, given, change);
      return this.find(inner, insightId);
    });
  }

  /** Deletes an article; gives what it was. */
  async remove(ctx: RequestContext, { insightId }: DeleteInsightInput): Promise<Insight> {
    return inTransaction(ctx, async (inner) => {
      const insight = await this.find(inner, insightId, 'FOR UPDATE');
      await inner.sql.rows(sql`DELETE FROM insights WHERE id = ${insight.id}`);
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

  private async find(ctx: RequestContext, id: string, lock: '' | 'FOR UPDATE' = ''): Promise<Insight> {
    const [insight] = await ctx.sql.rows<Insight>({
      text: `SELECT ${columns} FROM insights i WHERE i.id = $1 ${lock}`,
      values: [knownId(id, 'The article')],
    });
    if (!insight) throw notFound('The article');
    return insight;
  }
}
