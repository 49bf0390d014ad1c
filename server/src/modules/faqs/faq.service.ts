import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { notFound } from '../../core/errors';
import { isId, parseId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { requireEventAccess, requireEventOf, orNotFoundIn } from '../event-access/index';
import { FaqEntity } from './faq.entity';
import {
  faqIdsInOrder,
  faqsOfEvent,
  faqsPage,
  findFaq,
  lockFaq,
  lockFaqsOfEvent,
  nextFaqPosition,
  reorderFaqs as writeFaqOrder,
} from './faq.queries';
import type {
  CreateFaqInput,
  DeleteFaqInput,
  Faq,
  FaqsArgs,
  ReorderFaqsInput,
  UpdateFaqInput,
} from './faq.types';

/** One question; for those who may enter its event. */
export async function getFaq(ctx: RequestContext, id: string): Promise<Faq> {
  const faq = await requireFaq(ctx, id);
  await requireEventOf(ctx, faq.eventId, 'The question');
  return faq;
}

/** The questions of an event, in the order that its staff gave them; for those who may enter it. */
export async function listFaqs(ctx: RequestContext, { eventId: id, ...args }: FaqsArgs): Promise<Page<Faq>> {
  const { eventId } = await requireEventAccess(ctx, id);
  return faqsPage(ctx.db, { eventId, category: args.category }, args);
}

/** A new question, at the end where no position is given. */
export async function createFaq(
  ctx: RequestContext,
  { eventId: id, ...input }: CreateFaqInput,
): Promise<Faq> {
  const { eventId } = await requireEventAccess(ctx, id);
  const fields = definedFields(input);
  const { question, answer } = fields as { question: string; answer: string };
  return inTransaction(ctx, async (inner) => {
    const position = fields.position ?? (await firstOf(nextFaqPosition(inner, { eventId })))?.next ?? 0;
    const faq = { ...fields, id: newId(), eventId, question, answer, position };
    await inner.entities.insert(FaqEntity, faq);
    await recordChange(inner, {
      action: 'faq.create',
      eventId,
      subjectId: faq.id,
      subjectName: question,
      after: fields,
    });
    return requireFaq(inner, faq.id);
  });
}

/** Changes the fields of a question that the input has. */
export async function updateFaq(
  ctx: RequestContext,
  { faqId, expectedUpdatedAt, ...input }: UpdateFaqInput,
): Promise<Faq> {
  const fields = definedFields(input);
  return inTransaction(ctx, async (inner) => {
    const faq = await requireFaq(inner, faqId, lockFaq);
    checkVersion(faq, expectedUpdatedAt);
    const change = { action: 'faq.update', eventId: faq.eventId, subjectName: faq.question };
    await saveChanges(inner, FaqEntity, faq, fields, change);
    return requireFaq(inner, faqId);
  });
}

/** Deletes a question; gives what it was. */
export async function deleteFaq(ctx: RequestContext, { faqId }: DeleteFaqInput): Promise<Faq> {
  return inTransaction(ctx, async (inner) => {
    const faq = await requireFaq(inner, faqId, lockFaq);
    await inner.entities.delete(FaqEntity, { id: faq.id });
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
export async function reorderFaqs(
  ctx: RequestContext,
  { eventId: id, faqIds }: ReorderFaqsInput,
): Promise<Faq[]> {
  const { eventId } = await requireEventAccess(ctx, id);
  return inTransaction(ctx, async (inner) => {
    const before = await lockFaqs(inner, eventId);
    if (!faqIds.every((faqId) => isId(faqId) && before.includes(faqId.toLowerCase())))
      throw notFound('A question');
    await writeFaqOrder(inner, { eventId, faqIds });
    const faqs = await faqsOfEvent(inner, { eventId });
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
async function lockFaqs(ctx: RequestContext, eventId: string): Promise<string[]> {
  await lockFaqsOfEvent(ctx, { eventId });
  return (await faqIdsInOrder(ctx, { eventId })).map(({ id }) => id);
}

async function requireFaq(ctx: RequestContext, id: string, read = findFaq): Promise<Faq> {
  return orNotFoundIn(ctx, await firstOf(read(ctx, { id: parseId(id, 'The question') })), 'The question');
}
