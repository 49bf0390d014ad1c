import { isStaff } from '../../core/auth/roles';
import type { Language } from '../../core/graphql/languages';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext } from '../../core/request/context';
import type { FieldError } from '../../core/errors';
import { defineLoader, groupedBy } from '../../core/request/loaders';
import { fieldsByEventId, shareFields, type EventField, type TextInLanguage } from '../event-fields/index';
import { viewerLanguageByEventId } from '../events/index';
import { arabic } from './answer-words.ar';
import { english } from './answer-words.en';
import { urdu } from './answer-words.ur';
import { ownGroups } from './answer.queries';
import { answersAfter, type Answers, type Needs } from './answer.rules';
import type { AnswerInput, AttendeeAnswer } from './answer.types';

const ownGroupsByEventId = defineLoader<{ groupId: string }[]>(async (ctx, eventIds) => {
  const rows = await ownGroups(ctx, { userId: viewerOf(ctx).userId, eventIds });
  return groupedBy(rows, ({ eventId }) => eventId);
}, []);

/** A text in a language; in the first one that there is where that is missing. */
const textIn = (texts: readonly TextInLanguage[], language: Language): string =>
  (texts.find((one) => one.language === language) ?? texts[0])?.text ?? '';

const YES_NO: Readonly<Record<Language, typeof english>> = { EN: english, UR: urdu, AR: arabic };

const shownAnswer = (field: EventField, values: string[], language: Language): AttendeeAnswer => {
  const labels = new Map(
    field.kind === 'YES_NO'
      ? Object.entries(YES_NO[language])
      : field.choices.map(({ choiceId, labels: texts }) => [choiceId, textIn(texts, language)]),
  );
  return {
    fieldId: field.id,
    key: field.key,
    kind: field.kind,
    label: textIn(field.labels, language),
    values,
    text: values.map((value) => labels.get(value) ?? value).join('; '),
  };
};

/** The fields of an event whose answers the viewer sees of everybody: all for staff, to others those that are for them. */
async function shownFields(ctx: RequestContext, eventId: string): Promise<EventField[]> {
  const fields = await fieldsByEventId(ctx).load(eventId);
  if (isStaff(viewerOf(ctx).role)) return fields;
  const groupIds = (await ownGroupsByEventId(ctx).load(eventId)).map(({ groupId }) => groupId);
  return fields.filter(
    ({ audience, groupIds: readers }) =>
      audience === 'EVERYBODY' || (audience === 'GROUPS' && readers.some((one) => groupIds.includes(one))),
  );
}

/** Answers of an attendee in the order of their fields, as far as the viewer is of their audience; all for the owner and staff. */
export async function answersFor(
  ctx: RequestContext,
  eventId: string,
  userId: string | null,
  answers: Answers,
): Promise<AttendeeAnswer[]> {
  if (Object.keys(answers).length === 0) return [];
  const isOwn = viewerOf(ctx).userId === userId;
  const fields = await (isOwn ? fieldsByEventId(ctx).load(eventId) : shownFields(ctx, eventId));
  const language = await viewerLanguageByEventId(ctx).load(eventId);
  return fields
    .filter(({ id }) => answers[id])
    .map((field) => shownAnswer(field, answers[field.id]!, language));
}

/** The answers after an input, in the transaction that writes them, with all that is wrong with it. */
export async function readAnswers(
  ctx: RequestContext,
  { eventId, answers }: { eventId: string; answers: Answers },
  sent: readonly AnswerInput[] | null | undefined,
  needs: Needs,
): Promise<{ answers: Answers; errors: FieldError[] }> {
  if (needs === 'none' && !sent?.length) return { answers, errors: [] };
  await shareFields(ctx, { eventId });
  const fields = await fieldsByEventId(ctx).clear(eventId).load(eventId);
  return answersAfter(fields, answers, sent ?? [], needs);
}
