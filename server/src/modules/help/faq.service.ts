import { recordChange } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { checkVersion, givenOf, saveChanges } from '../../core/edit';
import { notFound } from '../../core/errors';
import { isId, knownId, newId } from '../../core/ids';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page } from '../../core/pagination';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import { FaqEntity } from './faq.entity';
import { faqColumns } from './faq.queries';
import type {
  CreateFaqInput,
  DeleteFaqInput,
  Faq,
  FaqsArgs,
  ReorderFaqsInput,
  UpdateFaqInput,
} from './faq.types';

/** Questions and answers about events. */
export class FaqService {
  constructor(private readonly access: EventAccessService) {}

  /** One question; for whoever may enter its event. */
  async get(ctx: RequestContext, id: string): Promise<Faq> {
    const faq = await this.find(ctx, id);
    await this.access.enterFor(ctx, faq.eventId, 'The question');
    return faq;
  }

  /** In the order of the event. */
  async list(ctx: RequestContext, { eventId: id, category, ...args }: FaqsArgs): Promise<Page<Faq>> {
    const { eventId } = await this.access.enter(ctx, id);
    const where = new Conditions().add((event) => `f.event_id = ${event}`, eventId);
    if (category) where.add((value) => `f.category = ${value}`, category);
    const order = { column: 'f.position', type: 'int' } as const;
    return keysetPage<Faq>(
      ctx.sql,
      { columns: faqColumns, tables: 'faqs f', where, order, id: 'f.id' },
      args,
    );
  }

  /** A new question, at the end where no position is given. */
  async create(ctx: RequestContext, { eventId: id, ...input }: CreateFaqInput): Promise<Faq> {
    const { eventId } = await this.access.enter(ctx, id);
    const given = givenOf(input);
    const { question, answer } = given as { question: string; answer: string };
    return inTransaction(ctx, async (inner) => {
      const position = given.position ?? (await this.nextPosition(inner, eventId));
      const faq = { ...given, id: newId(), eventId, question, answer, position };
      await inner.entities.insert(FaqEntity, faq);
      await recordChange(inner, {
        action: 'faq.create',
        eventId,
        subjectId: faq.id,
        subjectName: question,
        after: given,
      });
      return this.find(inner, faq.id);
    });
  }

  /** Changes what is given. */
  async update(ctx: RequestContext, { faqId, expectedUpdatedAt, ...input }: UpdateFaqInput): Promise<Faq> {
    const given = givenOf(input);
    return inTransaction(ctx, async (inner) => {
      const faq = await this.find(inner, faqId, 'FOR UPDATE');
      checkVersion(faq, expectedUpdatedAt);
      const change = { action: 'faq.update', eventId: faq.eventId, subjectName: faq.question };
      await saveChanges(inner, FaqEntity, faq, given, change);
      return this.find(inner, faqId);
    });
  }

  /** Deletes a question; gives what it was. */
  async remove(ctx: RequestContext, { faqId }: DeleteFaqInput): Promise<Faq> {
    return inTransaction(ctx, async (inner) => {
      const faq = await this.find(inner, faqId, 'FOR UPDATE');
      await inner.sql.rows(sql`DELETE FROM faqs WHERE id = ${faq.id}`);
      const { question, answer, category, eventId } = faq;
      await recordChange(inner, {
        action: 'faq.delete',
        eventId,
        subjectId: faq.id,
        subjectName: question,
        before: { question, answer, category },
      });
      return faq;
    });
  }

  /** Puts questions in a new order, in one statement; their versions stay, as their texts do. */
  async reorder(ctx: RequestContext, { eventId: id, faqIds }: ReorderFaqsInput): Promise<Faq[]> {
    const { eventId } = await this.access.enter(ctx, id);
    return inTransaction(ctx, async (inner) => {
      const before = await this.lockAll(inner, eventId);
      if (!faqIds.every((faqId) => isId(faqId) && before.includes(faqId.toLowerCase())))
        throw notFound('A question');
      await inner.sql.rows(sql`
        UPDATE faqs f SET position = wanted.place
        FROM (SELECT id, row_number() OVER (ORDER BY array_position(${faqIds}::uuid[], id), position, id) - 1 AS place
              FROM faqs WHERE event_id = ${eventId}) AS wanted
        WHERE f.id = wanted.id AND f.position <> wanted.place`);
      const faqs = await inner.sql.rows<Faq>({
        text: `SELECT ${faqColumns} FROM faqs f WHERE f.event_id = $1 ORDER BY f.position, f.id`,
        values: [eventId],
      });
      const after = faqs.map((faq) => faq.id);
      if (after.join() !== before.join())
        await recordChange(inner, {
          action: 'faq.reorder',
          eventId,
          subjectId: eventId,
          subjectName: null,
          before: { order: before },
          after: { order: after },
        });
      return faqs;
    });
  }

  /** The ids in their present order; locked by id, as everywhere. */
  private async lockAll(ctx: RequestContext, eventId: string): Promise<string[]> {
    await ctx.sql.rows(sql`SELECT 1 FROM faqs WHERE event_id = ${eventId} ORDER BY id FOR UPDATE`);
    const rows = await ctx.sql.rows<{ id: string }>(
      sql`SELECT id FROM faqs WHERE event_id = ${eventId} ORDER BY position, id`,
    );
    return rows.map(({ id }) => id);
  }

  private async find(ctx: RequestContext, id: string, lock: '' | 'FOR UPDATE' = ''): Promise<Faq> {
    const [faq] = await ctx.sql.rows<Faq>({
      text: `SELECT ${faqColumns} FROM faqs f WHERE f.id = $1 ${lock}`,
      values: [knownId(id, 'The question')],
    });
    if (!faq) throw notFound('The question');
    return faq;
  }

  private async nextPosition(ctx: RequestContext, eventId: string): Promise<number> {
    const [row] = await ctx.sql.rows<{ next: number }>(
      sql`SELECT coalesce(max(position) + 1, 0) AS next FROM faqs WHERE event_id = ${eventId}`,
    );
    return row?.next ?? 0;
  }
}
