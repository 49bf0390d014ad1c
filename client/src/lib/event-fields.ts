import type { EventFieldAudience, EventFieldKind } from '../generated/graphql';
import { currentLanguage } from './language';

/** Answers by the key of their field; of a choice the id, of several all of them. */
export type Answers = Readonly<Record<string, readonly string[] | undefined>>;

/** A text in one language. */
interface TextInLanguage {
  language: string;
  text: string;
}

interface Condition {
  key: string;
  /** The field before it that it depends on; null where it is always asked. */
  conditionKey: string | null;
  conditionAnswers: readonly string[];
}

/** What an event asks, in all its languages. */
export interface FieldTexts extends Condition {
  kind: EventFieldKind;
  labels: readonly TextInLanguage[];
  helps: readonly TextInLanguage[];
  purposes: readonly TextInLanguage[];
  choices: readonly { choiceId: string; labels: readonly TextInLanguage[] }[];
  required: boolean;
  audience: EventFieldAudience;
}

/** A field of an event as somebody reads it. */
export interface ShownField extends Condition {
  kind: EventFieldKind;
  label: string;
  help: string;
  purpose: string;
  choices: { value: string; label: string }[];
  required: boolean;
  audience: EventFieldAudience;
}

/** A text in a language; in the first one that there is, which is the event's default, where that is missing. */
export const textIn = (texts: readonly TextInLanguage[], language: string): string =>
  (texts.find((one) => one.language.toLowerCase() === language.toLowerCase()) ?? texts[0])?.text ?? '';

/** A field in a language, by default the reader's. */
export const shownField = (field: FieldTexts, language: string = currentLanguage()): ShownField => ({
  key: field.key,
  kind: field.kind,
  label: textIn(field.labels, language),
  help: textIn(field.helps, language),
  purpose: textIn(field.purposes, language),
  choices: field.choices.map(({ choiceId, labels }) => ({
    value: choiceId,
    label: textIn(labels, language),
  })),
  required: field.required,
  audience: field.audience,
  conditionKey: field.conditionKey,
  conditionAnswers: field.conditionAnswers,
});

/** Fields of the server with the key of the field that each depends on. */
export const withConditionKeys = <
  Field extends { id: string; key: string; conditionFieldId?: string | null },
>(
  fields: readonly Field[],
) =>
  fields.map((field) => ({
    ...field,
    conditionKey: fields.find(({ id }) => id === field.conditionFieldId)?.key ?? null,
  }));

/** What the server says that an event asks, in the reader's language. */
export const shownFields = (
  fields: readonly (Omit<FieldTexts, 'conditionKey'> & { id: string; conditionFieldId?: string | null })[],
) => withConditionKeys(fields).map((field) => ({ ...shownField(field), id: field.id }));

const hasAnswer = (answers: Answers, key: string): boolean =>
  (answers[key] ?? []).some((value) => value.trim() !== '');

/** The fields that are asked of somebody with these answers, by the server's rule. Conditions look back, so that one pass is enough. */
export function askedFields<Field extends Condition>(fields: readonly Field[], answers: Answers): Field[] {
  const asked = new Set<string>();
  return fields.filter(({ key, conditionKey, conditionAnswers }) => {
    const isAsked =
      conditionKey === null ||
      (asked.has(conditionKey) &&
        (answers[conditionKey] ?? []).some((value) => conditionAnswers.includes(value)));
    if (isAsked) asked.add(key);
    return isAsked;
  });
}

/** The keys of fields whose answers are removed, since other answers hide them. */
export function hiddenAnswers(fields: readonly Condition[], answers: Answers): Set<string> {
  const asked = new Set(askedFields(fields, answers).map(({ key }) => key));
  return new Set(fields.flatMap(({ key }) => (!asked.has(key) && hasAnswer(answers, key) ? [key] : [])));
}

/** Answers as the server takes them: those that are asked, in the order of their fields. */
export const answersInput = (fields: readonly Condition[], answers: Answers) =>
  askedFields(fields, answers).flatMap(({ key }) =>
    hasAnswer(answers, key) ? [{ fieldId: key, values: [...(answers[key] ?? [])] }] : [],
  );

/** The differences from stored answers, as the server takes them; an emptied answer is an empty list. */
export const changedAnswers = (fields: readonly Condition[], stored: Answers, answers: Answers) =>
  askedFields(fields, answers).flatMap(({ key }) => {
    const [before, after] = [stored[key] ?? [], hasAnswer(answers, key) ? (answers[key] ?? []) : []];
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ fieldId: key, values: [...after] }];
  });

/** Answers of a profile as a form holds them. */
export const answersOf = (
  answers: readonly { key: string; values: readonly string[] }[],
): Record<string, string[]> => Object.fromEntries(answers.map(({ key, values }) => [key, [...values]]));
