import { countryCodeOf, UNKNOWN_COUNTRY } from '../../core/countries';
import type { FieldError } from '../../core/errors';
import { isWebAddress } from '../../core/graphql/address-forms';
import { dayError } from '../../core/graphql/input-rules';
import { REQUIRED } from '../../core/graphql/validation';
import { isOneLine, ONE_LINE, trimmed, withAsciiDigits } from '../../core/storable-text';
import type { EventField } from '../event-fields/index';
import type { AnswerInput } from './answer.types';
import { MAX_ANSWER, MAX_LINE, MAX_LINK, numberOf } from './answer-values';

/** Answers by the id of their field. */
export type Answers = Readonly<Record<string, string[]>>;

type AskedField = Pick<
  EventField,
  'id' | 'key' | 'kind' | 'choices' | 'required' | 'conditionFieldId' | 'conditionAnswers'
>;

/** Which answers have to be there where they are asked: all of one who joins, and of one who has joined those that are changed or asked for the first time. */
export type Needs = 'all' | 'changed' | 'none';

/** The fields that are asked of somebody with these answers. Conditions look back, so that one pass is enough. */
export const askedFields = <Asked extends AskedField>(
  fields: readonly Asked[],
  answers: Answers,
): Asked[] => {
  const asked = new Set<string>();
  return fields.filter(({ id, conditionFieldId, conditionAnswers }) => {
    const isAsked =
      conditionFieldId === null ||
      (asked.has(conditionFieldId) &&
        (answers[conditionFieldId] ?? []).some((value) => conditionAnswers.includes(value)));
    if (isAsked) asked.add(id);
    return isAsked;
  });
};

type Read = { value: string } | { error: string };

const errorIf = (error: string | false | null, value: string): Read => (error ? { error } : { value });

const tooLong = (text: string, max: number): string | false =>
  text.length > max && `This has at most ${max.toLocaleString('en')} characters.`;

const dayOf = (text: string): Read => {
  const day = withAsciiDigits(text);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { error: 'A day is written as YYYY-MM-DD.' };
  return errorIf(dayError(day), day);
};

/** One value of an answer, in the one form that is kept. */
const readValue = ({ kind, choices }: AskedField, text: string): Read => {
  switch (kind) {
    case 'TEXT':
      return errorIf(tooLong(text, MAX_LINE) || (!isOneLine(text) && ONE_LINE), text);
    case 'LONG_TEXT':
      return errorIf(tooLong(text, MAX_ANSWER), text);
    case 'NUMBER':
      return numberOf(text);
    case 'DATE':
      return dayOf(text);
    case 'YES_NO':
      return errorIf(text !== 'true' && text !== 'false' && 'Please answer with yes or no.', text);
    case 'COUNTRY': {
      const code = countryCodeOf(text);
      return code ? { value: code } : { error: UNKNOWN_COUNTRY };
    }
    case 'LINK':
      return errorIf(
        tooLong(text, MAX_LINK) || (!isWebAddress(text) && 'A link begins with https:// or http://.'),
        text,
      );
    case 'ONE_OF':
    case 'SEVERAL_OF':
    default:
      return errorIf(
        !choices.some(({ choiceId }) => choiceId === text) && 'Please choose one of the choices.',
        text,
      );
  }
};

const readAnswer = (
  field: AskedField,
  values: readonly string[],
): { values: string[] } | { error: string } => {
  const sent = [...new Set(values.map(trimmed).filter((text) => text !== ''))];
  if (field.kind !== 'SEVERAL_OF' && sent.length > 1) return { error: 'Please give one answer.' };
  const read: string[] = [];
  for (const text of sent) {
    const one = readValue(field, text);
    if ('error' in one) return one;
    read.push(one.value);
  }
  // In the order of the choices, so that the same choices are the same answer.
  const order = field.choices.map(({ choiceId }) => choiceId);
  return {
    values:
      field.kind === 'SEVERAL_OF'
        ? read.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
        : read,
  };
};

/**
 * The answers after an input, with all that is wrong with it. Answers to what is not asked with the others are refused where
 * they are sent, and removed where they were there before.
 */
export const answersAfter = (
  fields: readonly AskedField[],
  before: Answers,
  sent: readonly AnswerInput[],
  needs: Needs,
): { answers: Answers; errors: FieldError[] } => {
  const errors: FieldError[] = [];
  const next: Record<string, string[]> = {};
  for (const { id } of fields) if (before[id]?.length) next[id] = before[id];
  const named = new Set<string>();
  const wrong = new Set<string>();
  const refuse = ({ id, key }: AskedField, message: string): void => {
    wrong.add(id);
    errors.push({ path: `input.answers.${key}`, message });
  };
  for (const [index, { fieldId, values }] of sent.entries()) {
    const field = fields.find(({ id, key }) => id === fieldId || key === fieldId);
    if (!field || named.has(field.id)) {
      const message = field ? 'Please answer each question once.' : 'This event does not ask this.';
      errors.push({ path: `input.answers.${index}.fieldId`, message });
      continue;
    }
    const { id } = field;
    named.add(id);
    const answer = readAnswer(field, values);
    if ('error' in answer) refuse(field, answer.error);
    else if (answer.values.length > 0) next[id] = answer.values;
    else delete next[id];
  }
  const wasAsked = new Set(askedFields(fields, before).map(({ id }) => id));
  const asked = new Set(askedFields(fields, next).map(({ id }) => id));
  for (const field of fields) {
    const { id, required, conditionFieldId } = field;
    // Whether it is asked is not known before that answer is right.
    if (conditionFieldId !== null && wrong.has(conditionFieldId)) wrong.add(id);
    if (wrong.has(id)) continue;
    if (asked.has(id)) {
      const isDecided = needs === 'all' || (needs === 'changed' && (named.has(id) || !wasAsked.has(id)));
      if (required && isDecided && !next[id]) refuse(field, REQUIRED);
    } else if (next[id] && named.has(id)) refuse(field, 'This is not asked with your other answers.');
    else delete next[id];
  }
  // In the order in which Postgres keeps keys, so that the same answers are told to be the same.
  const inOrder = Object.entries(next).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { answers: Object.fromEntries(inOrder), errors };
};
