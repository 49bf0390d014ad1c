import type { RequestContext } from '../../core/request/context';
import { newId } from '../../core/db/ids';
import { defineLoader, groupedBy } from '../../core/request/loaders';
import { inTransaction } from '../../core/request/transaction';
import { badInput, conflict, type FieldError } from '../../core/errors';
import { lockOwnTeam } from '../companies/index';
import { requireCompanyContact, requireCompanyReader } from '../event-access/index';
import { LeadQuestionKind, type LeadAnswers } from './lead.entity';
import {
  MAX_OPTION,
  type LeadAnswerInput,
  type LeadQuestionInput,
  type SetLeadQuestionsInput,
} from './lead.inputs';
import type { LeadQuestion } from './lead.types';
import {
  deleteUnansweredQuestions,
  questionsOfCompanies,
  retireQuestions,
  saveQuestions,
} from './lead-writes.queries';

const MAX_ANSWER = 500;
/** Questions of a company that are kept, the retired ones with them. */
const MAX_KEPT = 100;

/** The questions of a company: those that are asked in their order, then the retired ones. Access is checked by callers. */
export const questionsByCompanyId = defineLoader<LeadQuestion[]>(async (ctx, companyIds) => {
  const rows = await questionsOfCompanies(ctx, { companyIds });
  const shown = rows.map(({ position, ...row }) => ({ ...row, retired: position === null }));
  return groupedBy(shown, ({ companyId }) => companyId);
}, []);

/** The questions of a company, for its team. */
export async function listQuestions(ctx: RequestContext, id: string): Promise<LeadQuestion[]> {
  const { companyId } = await requireCompanyReader(ctx, id);
  return questionsByCompanyId(ctx).load(companyId);
}

const fits = ({ kind, options }: LeadQuestion, values: readonly string[]): boolean => {
  if (kind === LeadQuestionKind.TEXT)
    return values.length < 2 && values.every((text) => text.length <= MAX_ANSWER);
  const isEach = values.every((value) => options.includes(value)) && new Set(values).size === values.length;
  return isEach && (kind === LeadQuestionKind.SEVERAL_OF || values.length < 2);
};

/** Answers that fit the questions, and what is wrong with the others: a device without a network may know older questions. */
export function fittingAnswers(
  questions: readonly LeadQuestion[],
  answers: readonly LeadAnswerInput[],
): { answers: LeadAnswers; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const fitting: Record<string, string[]> = {};
  answers.forEach(({ questionId, values }, index) => {
    const question = questions.find(({ id }) => id === questionId);
    const texts = values.map((value) => value.trim()).filter(Boolean);
    if (question && fits(question, texts)) fitting[questionId] = texts;
    else
      errors.push({ path: `input.answers.${index}.values`, message: 'This does not answer the question.' });
  });
  return { answers: fitting, errors };
}

const errorsOf = (
  { questionId, kind, options }: LeadQuestionInput,
  index: number,
  known: readonly LeadQuestion[],
): FieldError[] => {
  const path = `input.questions.${index}`;
  const before = known.find(({ id }) => id === questionId);
  if (questionId && !before)
    return [{ path: `${path}.questionId`, message: 'The company has no such question.' }];
  if (before && before.kind !== kind)
    return [{ path: `${path}.kind`, message: 'This stays as it is. Please add a new question.' }];
  const texts = (options ?? []).map((option) => option.trim());
  const isRight =
    kind === LeadQuestionKind.TEXT
      ? texts.length === 0
      : texts.length >= 2 &&
        new Set(texts).size === texts.length &&
        texts.every((text) => text.length > 0 && text.length <= MAX_OPTION);
  const wanted =
    kind === LeadQuestionKind.TEXT ? 'A text has no options.' : 'Please give 2 to 20 different options.';
  return isRight ? [] : [{ path: `${path}.options`, message: wanted }];
};

/** A question that is the same in all but its id, so that sending the questions again adds none. */
const sameAs = (one: LeadQuestionInput, known: readonly LeadQuestion[], taken: ReadonlySet<string>) =>
  known.find(
    ({ id, kind, text, options }) =>
      !taken.has(id) &&
      JSON.stringify([kind, text, options]) ===
        JSON.stringify([one.kind, one.text.trim(), (one.options ?? []).map((option) => option.trim())]),
  );

/** Sets what a company asks, in this order; other questions are retired, and leads keep their answers to them. Of too many, those go that none answers. */
export async function setQuestions(
  ctx: RequestContext,
  { companyId: id, questions }: SetLeadQuestionsInput,
): Promise<LeadQuestion[]> {
  const { companyId } = await requireCompanyContact(ctx, id);
  await inTransaction(ctx, async (inner) => {
    await lockOwnTeam(inner, companyId);
    const known = await questionsByCompanyId(inner).load(companyId);
    const errors = questions.flatMap((question, index) => errorsOf(question, index, known));
    if (errors.length > 0) throw badInput(errors);
    const taken = new Set(questions.flatMap(({ questionId }) => questionId ?? []));
    if (taken.size < questions.filter(({ questionId }) => questionId).length)
      throw badInput([{ path: 'input.questions', message: 'Each question can be asked once.' }]);
    const rows = questions.map((question, position) => {
      const questionId = question.questionId ?? sameAs(question, known, taken)?.id ?? newId();
      taken.add(questionId);
      const options = (question.options ?? []).map((option) => option.trim());
      return { id: questionId, position, kind: question.kind, text: question.text.trim(), options };
    });
    await retireQuestions(inner, { companyId });
    await saveQuestions(inner, { companyId, questions: rows });
    const added = rows.filter((row) => known.every((one) => one.id !== row.id)).length;
    const count = known.length + added - MAX_KEPT;
    if (added === 0 || count <= 0) return;
    const ended = await deleteUnansweredQuestions(inner, { companyId, count });
    if (ended.length < count)
      throw conflict(
        'TOO_MANY_QUESTIONS',
        `Leads have answers to ${MAX_KEPT} questions, which are kept. Please ask some of these again.`,
      );
  });
  ctx.clearLoaders();
  return questionsByCompanyId(ctx).load(companyId);
}
