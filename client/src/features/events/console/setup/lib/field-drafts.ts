import type {
  EventFieldAudience,
  EventFieldInput,
  EventFieldKind,
  EventField_FieldFragment,
  Language,
  TextInLanguageInput,
} from '../../../../../generated/graphql';
import { newClientId } from '../../../../../lib/client-id';
import type { FieldTexts } from '../../../../../lib/event-fields';
import { messages } from '../messages';

const texts = messages.fields;

/** A text by the language that it is in. */
export type Texts = Partial<Record<Language, string>>;

export interface ChoiceDraft {
  choiceId: string;
  labels: Texts;
}

/** A field while it is edited. */
export interface FieldDraft {
  /** Stable while it is edited; of a saved field its id. */
  id: string;
  isSaved: boolean;
  /** Empty until one is made of the question. */
  key: string;
  kind: EventFieldKind;
  labels: Texts;
  helps: Texts;
  purposes: Texts;
  choices: ChoiceDraft[];
  required: boolean;
  audience: EventFieldAudience;
  groupIds: string[];
  keepDays: number | null;
  /** The draft that it depends on, and the answers to it; null where it is always asked. */
  conditionOf: string | null;
  conditionAnswers: string[];
}

export const MAX_FIELDS = 40;

/** All kinds of answers, in the order in which they are offered. */
export const fieldKinds: EventFieldKind[] = [
  'TEXT',
  'LONG_TEXT',
  'ONE_OF',
  'SEVERAL_OF',
  'YES_NO',
  'NUMBER',
  'DATE',
  'COUNTRY',
  'LINK',
];

export const hasChoices = (kind: EventFieldKind): boolean => kind === 'ONE_OF' || kind === 'SEVERAL_OF';

/** Whether other fields may depend on answers of this kind. */
const canDecide = (kind: EventFieldKind): boolean =>
  hasChoices(kind) || kind === 'YES_NO' || kind === 'COUNTRY';

const byLanguage = (all: readonly { language: Language; text: string }[]): Texts =>
  Object.fromEntries(all.map(({ language, text }) => [language, text]));

/** The fields of an event as drafts. */
export const draftsOf = (fields: readonly EventField_FieldFragment[]): FieldDraft[] =>
  fields.map((field) => ({
    id: field.id,
    isSaved: true,
    key: field.key,
    kind: field.kind,
    labels: byLanguage(field.labels),
    helps: byLanguage(field.helps),
    purposes: byLanguage(field.purposes),
    choices: field.choices.map(({ choiceId, labels }) => ({ choiceId, labels: byLanguage(labels) })),
    required: field.required,
    audience: field.audience,
    groupIds: [...field.groupIds],
    keepDays: field.keepDays ?? null,
    conditionOf: field.conditionFieldId ?? null,
    conditionAnswers: [...field.conditionAnswers],
  }));

/** An id of a choice that is not there yet. */
const newId = (): string => newClientId().slice(0, 12);

export const newChoice = (): ChoiceDraft => ({ choiceId: newId(), labels: {} });

export const newField = (): FieldDraft => ({
  id: newId(),
  isSaved: false,
  key: '',
  kind: 'TEXT',
  labels: {},
  helps: {},
  purposes: {},
  choices: [],
  required: false,
  audience: 'STAFF',
  groupIds: [],
  keepDays: null,
  conditionOf: null,
  conditionAnswers: [],
});

/** The question in the event's default language, which names the field. */
export const labelOf = ({ labels }: FieldDraft, languages: readonly Language[]): string =>
  labels[languages[0] ?? 'EN']?.trim() ||
  Object.values(labels).find((text) => text?.trim()) ||
  texts.untitled;

const MAX_KEY = 40;

/** A name for files and programs out of the question, which no other field has. */
function keyFrom(label: string, taken: ReadonlySet<string>): string {
  const words = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, MAX_KEY - 3);
  const base = words || 'field';
  for (let count = words ? 1 : 2; ; count += 1) {
    const key = count === 1 ? base : `${base}_${count}`;
    if (!taken.has(key)) return key;
  }
}

/** The drafts with a key for each. */
function withKeys(drafts: readonly FieldDraft[], languages: readonly Language[]): FieldDraft[] {
  const taken = new Set(drafts.map(({ key }) => key.trim()).filter(Boolean));
  return drafts.map((draft) => {
    const key = draft.key.trim() || keyFrom(labelOf(draft, languages), taken);
    taken.add(key);
    return { ...draft, key };
  });
}

const listOf = (all: Texts): TextInLanguageInput[] =>
  (Object.entries(all) as [Language, string | undefined][]).flatMap(([language, text]) =>
    text?.trim() ? [{ language, text: text.trim() }] : [],
  );

/** The input of the mutation. `known` are the ids of the fields that the event has: others are new. */
export const fieldsInput = (
  drafts: readonly FieldDraft[],
  languages: readonly Language[],
  known: ReadonlySet<string>,
): EventFieldInput[] => {
  const keyed = withKeys(drafts, languages);
  return keyed.map((draft) => ({
    ...(known.has(draft.id) && { fieldId: draft.id }),
    key: draft.key,
    kind: draft.kind,
    labels: listOf(draft.labels),
    helps: listOf(draft.helps),
    purposes: listOf(draft.purposes),
    choices: hasChoices(draft.kind)
      ? draft.choices.map(({ choiceId, labels }) => ({ choiceId, labels: listOf(labels) }))
      : [],
    required: draft.required,
    audience: draft.audience,
    groupIds: draft.audience === 'GROUPS' ? draft.groupIds : [],
    keepDays: draft.keepDays,
    ...(draft.conditionOf !== null && {
      conditionKey: keyed.find(({ id }) => id === draft.conditionOf)?.key,
      conditionAnswers: draft.conditionAnswers,
    }),
  }));
};

/** The drafts as somebody would be asked, with the event's default language first. */
export const previewOf = (drafts: readonly FieldDraft[], languages: readonly Language[]): FieldTexts[] => {
  const order = (all: Texts) =>
    listOf(all).toSorted((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language));
  return drafts.map((draft) => ({
    key: draft.id,
    kind: draft.kind,
    labels: order(draft.labels),
    helps: order(draft.helps),
    purposes: order(draft.purposes),
    choices: draft.choices.map(({ choiceId, labels }) => ({ choiceId, labels: order(labels) })),
    required: draft.required,
    audience: draft.audience,
    conditionKey: draft.conditionOf,
    conditionAnswers: draft.conditionAnswers,
  }));
};

/** The fields that another one may depend on: those before it whose answers are known. */
export const deciders = (drafts: readonly FieldDraft[], id: string): FieldDraft[] => {
  const at = drafts.findIndex((draft) => draft.id === id);
  return drafts.slice(0, at < 0 ? drafts.length : at).filter(({ kind }) => canDecide(kind));
};

/** Why a field cannot stand at another place: a condition looks back only. */
export function moveError(
  drafts: readonly FieldDraft[],
  from: number,
  to: number,
): { field: FieldDraft; before: FieldDraft } | null {
  const moved = movedTo(drafts, from, to);
  for (const [at, field] of moved.entries()) {
    const before = moved.findIndex(({ id }) => id === field.conditionOf);
    if (before > at) return { field, before: moved[before]! };
  }
  return null;
}

export const movedTo = (drafts: readonly FieldDraft[], from: number, to: number): FieldDraft[] =>
  drafts.toSpliced(from, 1).toSpliced(to, 0, ...drafts.slice(from, from + 1));

/** What is wrong with a draft among the others; undefined where nothing is. */
export function draftError(
  draft: FieldDraft,
  drafts: readonly FieldDraft[],
  languages: readonly Language[],
): string | undefined {
  const language = languages[0] ?? 'EN';
  if (!draft.labels[language]?.trim()) return texts.errors.label;
  if (!draft.purposes[language]?.trim()) return texts.errors.purpose;
  const { choices, kind, conditionOf, conditionAnswers } = draft;
  if (hasChoices(kind) && choices.length < (kind === 'ONE_OF' ? 2 : 1)) return texts.errors.choices;
  if (hasChoices(kind) && choices.some(({ labels }) => !labels[language]?.trim())) return texts.errors.choice;
  if (draft.audience === 'GROUPS' && draft.groupIds.length === 0) return texts.errors.groups;
  if (conditionOf === null) return undefined;
  const decider = deciders(drafts, draft.id).find(({ id }) => id === conditionOf);
  if (!decider) return texts.errors.condition;
  const isAnswer = (value: string) =>
    !hasChoices(decider.kind) || decider.choices.some(({ choiceId }) => choiceId === value);
  const isFit = conditionAnswers.length > 0 && conditionAnswers.every(isAnswer);
  return isFit ? undefined : texts.errors.conditionAnswers;
}
