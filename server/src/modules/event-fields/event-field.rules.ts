import type { FieldError } from '../../core/errors';
import { REQUIRED } from '../../core/graphql/validation';
import type { Language } from '../../core/graphql/languages';
import { isOneLine, ONE_LINE } from '../../core/storable-text';
import { EventFieldAudience, EventFieldKind, type TextInLanguage } from './event-field.entity';
import {
  MAX_LABEL,
  type EventField,
  type EventFieldInput,
  type TextInLanguageInput,
} from './event-field.types';

/** Answers that a change removes: all to a field where null, else those with one of these values. */
export type LostAnswers = Record<string, string[] | null>;

/** What a list of fields is checked against. */
interface Known {
  fields: readonly EventField[];
  groupIds: readonly string[];
  language: Language;
}

const HAS_CHOICES: ReadonlySet<EventFieldKind> = new Set([EventFieldKind.ONE_OF, EventFieldKind.SEVERAL_OF]);
const KEY = /^[a-z][a-z0-9_]{0,39}$/;
const CHOICE_ID = /^[a-z0-9_-]{1,40}$/;

const hasTwice = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

const textErrors = (
  texts: readonly TextInLanguageInput[],
  path: string,
  { language }: Known,
  isLabel: boolean,
): FieldError[] => {
  const at = (message: string) => [{ path, message }];
  if (hasTwice(texts.map((one) => one.language))) return at('Write one text in each language.');
  if (isLabel && texts.some(({ text }) => text.length > MAX_LABEL))
    return at(`A label has at most ${MAX_LABEL} characters.`);
  if (isLabel && !texts.every(({ text }) => isOneLine(text))) return at(ONE_LINE);
  return texts.some((one) => one.language === language && one.text.trim()) ? [] : at(REQUIRED);
};

const choiceErrors = ({ kind, choices }: EventFieldInput, path: string, known: Known): FieldError[] => {
  const all = choices ?? [];
  if (!HAS_CHOICES.has(kind))
    return all.length > 0 ? [{ path, message: 'Only a field of choices has choices.' }] : [];
  const least = kind === EventFieldKind.ONE_OF ? 2 : 1;
  const ids = all.map(({ choiceId }) => choiceId);
  if (all.length < least || hasTwice(ids))
    return [{ path, message: `Please give ${least} to 100 choices, each with an id of its own.` }];
  return all.flatMap(({ choiceId, labels }, index) => [
    ...(CHOICE_ID.test(choiceId)
      ? []
      : [
          { path: `${path}.${index}.choiceId`, message: 'An id has 1 to 40 small letters, digits, - and _.' },
        ]),
    ...textErrors(labels, `${path}.${index}.labels`, known, true),
  ]);
};

/** The answers that a condition may look for; null where answers to the field are free. */
export const conditionAnswersOf = ({
  kind,
  choices,
}: Pick<EventFieldInput, 'kind' | 'choices'>): ((answer: string) => boolean) | null => {
  if (kind === EventFieldKind.YES_NO) return (answer) => answer === 'true' || answer === 'false';
  if (kind === EventFieldKind.COUNTRY) return (answer) => /^[A-Z]{2}$/.test(answer);
  return HAS_CHOICES.has(kind)
    ? (answer) => (choices ?? []).some(({ choiceId }) => choiceId === answer)
    : null;
};

const conditionErrors = (
  { conditionKey, conditionAnswers }: EventFieldInput,
  path: string,
  before: readonly EventFieldInput[],
): FieldError[] => {
  const answers = conditionAnswers ?? [];
  if (!conditionKey?.trim())
    return answers.length > 0 ? [{ path: `${path}.conditionKey`, message: REQUIRED }] : [];
  const field = before.find(({ key }) => key === conditionKey);
  const isAnswer = field && conditionAnswersOf(field);
  if (!isAnswer)
    return [
      {
        path: `${path}.conditionKey`,
        message: 'A condition looks at a field that stands before it: a choice, a country, or yes or no.',
      },
    ];
  return answers.length > 0 && answers.every(isAnswer)
    ? []
    : [{ path: `${path}.conditionAnswers`, message: 'Choose from the answers to that field.' }];
};

const audienceErrors = (
  { audience, groupIds }: EventFieldInput,
  path: string,
  known: Known,
): FieldError[] => {
  const ids = groupIds ?? [];
  if (!ids.every((id) => known.groupIds.includes(id)))
    return [{ path, message: 'The event has no such group.' }];
  return (audience === EventFieldAudience.GROUPS) === ids.length > 0
    ? []
    : [{ path, message: 'Name the groups where the answers are for groups, and none otherwise.' }];
};

/** All that is wrong with a list of fields, beyond the form of each value. */
export const fieldErrors = (fields: readonly EventFieldInput[], known: Known): FieldError[] =>
  fields.flatMap((field, index) => {
    const path = `input.fields.${index}`;
    const before = fields.slice(0, index);
    const is = (name: 'key' | 'fieldId') =>
      field[name] && before.some((other) => other[name] === field[name])
        ? [{ path: `${path}.${name}`, message: 'Another field has this already.' }]
        : [];
    return [
      ...(field.fieldId && !known.fields.some(({ id }) => id === field.fieldId)
        ? [{ path: `${path}.fieldId`, message: 'The event has no such field.' }]
        : is('fieldId')),
      ...(KEY.test(field.key)
        ? is('key')
        : [{ path: `${path}.key`, message: 'A key is a small letter, then small letters, digits and _.' }]),
      ...textErrors(field.labels, `${path}.labels`, known, true),
      ...textErrors(field.purposes, `${path}.purposes`, known, false),
      ...(field.helps?.length ? textErrors(field.helps, `${path}.helps`, known, false) : []),
      ...choiceErrors(field, `${path}.choices`, known),
      ...audienceErrors(field, `${path}.groupIds`, known),
      ...conditionErrors(field, path, before),
    ];
  });

/** Texts as the database gives them back, the one in the default language of the event first. */
const ordered = (texts: readonly TextInLanguage[], first: Language): TextInLanguage[] =>
  texts
    .map(({ language, text }) => ({ language, text }))
    .toSorted((one, other) => Number(other.language === first) - Number(one.language === first));

/** Fields as rows, in their order; `idOf` gives an id to a new one. */
export const rowsOf = (
  fields: readonly EventFieldInput[],
  { fields: known, language }: Known,
  idOf: () => string,
) => {
  const ids = fields.map(
    ({ fieldId, key }) =>
      fieldId ??
      known.find((one) => one.key === key && fields.every((other) => other.fieldId !== one.id))?.id ??
      idOf(),
  );
  return fields.map((field, position) => {
    const conditionPosition = field.conditionKey
      ? fields.findIndex(({ key }) => key === field.conditionKey)
      : null;
    return {
      id: ids[position]!,
      position,
      key: field.key,
      kind: field.kind,
      labels: ordered(field.labels, language),
      helps: ordered(field.helps ?? [], language),
      purposes: ordered(field.purposes, language),
      choices: (field.choices ?? []).map(({ choiceId, labels }) => ({
        choiceId,
        labels: ordered(labels, language),
      })),
      required: field.required ?? false,
      audience: field.audience,
      groupIds: field.groupIds ?? [],
      keepDays: field.keepDays ?? null,
      conditionFieldId: conditionPosition === null ? null : ids[conditionPosition]!,
      conditionPosition,
      conditionAnswers: field.conditionAnswers ?? [],
    };
  });
};

export type FieldRow = ReturnType<typeof rowsOf>[number];

/** Kinds whose answers are answers of the other one too. */
const BECOMES: Partial<Record<EventFieldKind, EventFieldKind>> = {
  TEXT: EventFieldKind.LONG_TEXT,
  ONE_OF: EventFieldKind.SEVERAL_OF,
};

/** The answers that do not fit fields any more once these rows have taken their place. */
export const lostAnswers = (
  before: readonly EventField[],
  after: readonly Pick<FieldRow, 'id' | 'kind' | 'choices'>[],
): LostAnswers => {
  const lost: LostAnswers = {};
  for (const { id, kind, choices } of before) {
    const now = after.find((row) => row.id === id);
    const gone = choices
      .map(({ choiceId }) => choiceId)
      .filter((choiceId) => !now?.choices.some((choice) => choice.choiceId === choiceId));
    if (!now || (now.kind !== kind && BECOMES[kind] !== now.kind)) lost[id] = null;
    else if (gone.length > 0) lost[id] = gone;
  }
  return lost;
};
