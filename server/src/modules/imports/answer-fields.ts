import { MAX_ANSWER, MAX_LINE, MAX_LINK, numberOf } from '../answers/answer-values';
import type { EventFieldKind } from '../event-fields/index';
import { country, oneOf, website } from './cell-readers';
import { anyDay } from './day-and-time';
import { SHORTENED, type Checked, type ImportField } from './import-columns';
import { correctionsOf, nearestIn, withCorrections, type Correction } from './import-corrections';
import { choiceOf } from './import-lists';

/** A field of the event as plain data, for the thread that reads the file. */
export interface AskedField {
  id: string;
  kind: EventFieldKind;
  /** Its labels, and its key. */
  names: [string, ...string[]];
  /** Choices in their order, each with its labels. */
  choices: { id: string; labels: string[] }[];
}

/** The column of the staged rows: answers by the id of their field. */
export const ANSWERS = 'answers';

const YES = ['Yes', 'true', 'y', '1', 'x', 'ja', 'oui', 'si', 'نعم', 'ہاں'];
const NO = ['No', 'false', 'n', '0', 'nein', 'non', 'لا', 'نہیں'];

const yesOrNo = (text: string): Checked => {
  const said = oneOf([...YES, ...NO])(text);
  if ('value' in said) return { value: String(YES.includes(said.value ?? '')) };
  return { error: 'Please answer with yes or no.', unknown: text };
};

const number = (text: string): Checked => (/\dE[+-]?\d/i.test(text) ? { error: SHORTENED } : numberOf(text));

type Reader = Pick<ImportField, 'maxLength' | 'multiLine' | 'check' | 'known' | 'alsoCalled'>;

/** How a kind of field that is not chosen from labels is read. */
const READERS: Readonly<Record<Exclude<EventFieldKind, 'ONE_OF' | 'SEVERAL_OF'>, Reader>> = {
  TEXT: { maxLength: MAX_LINE },
  LONG_TEXT: { maxLength: MAX_ANSWER, multiLine: true },
  NUMBER: { maxLength: 30, check: number },
  DATE: { maxLength: 50, check: anyDay },
  YES_NO: { maxLength: 20, check: yesOrNo, known: () => ['Yes', 'No'] },
  COUNTRY: { maxLength: 100, ...country },
  LINK: { maxLength: MAX_LINK, check: website },
};

/** A field of choices; one whose own words are a label too is that label. */
const choiceField = ({ id, kind, choices }: AskedField, corrections: readonly Correction[]): Reader => {
  const known = choices.map(({ labels }) => labels[0]!);
  const idOf = new Map(choices.map((choice) => [choice.id, choice.id]));
  for (const choice of choices.toReversed()) for (const label of choice.labels) idOf.set(label, choice.id);
  const nearest = nearestIn(known);
  const refusalOf = (part: string): string => {
    const meant = nearest(part);
    return `“${part}” is not one of the choices.${meant ? ` Did you mean “${meant}”?` : ''}`;
  };
  const order = choices.map((choice) => choice.id);
  const choose = choiceOf(refusalOf, idOf, order.length, correctionsOf(id, corrections));
  return {
    maxLength: 10_000,
    multiLine: true,
    known: () => known,
    check: (text) => {
      const checked = choose(text);
      if ('error' in checked || checked.value === null) return checked;
      const ids = JSON.parse(checked.value) as string[];
      if (kind === 'ONE_OF' && ids.length > 1) return { error: 'Please give one answer.' };
      return {
        value: JSON.stringify(ids.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))),
      };
    },
  };
};

const isChosen = ({ kind }: AskedField): boolean => kind === 'ONE_OF' || kind === 'SEVERAL_OF';

/** A value as it is staged: a list of texts. */
const asList =
  (check: ImportField['check']) =>
  (text: string): Checked => {
    const checked = check ? check(text) : { value: text };
    return 'value' in checked && checked.value !== null
      ? { value: JSON.stringify([checked.value]) }
      : checked;
  };

/** One field of a file for each field of the event; where another one has its name, its key stands behind it. */
export const answerFields = (
  asked: readonly AskedField[],
  corrections: readonly Correction[],
  others: readonly ImportField[],
): ImportField[] => {
  const taken = new Set(others.map(({ names }) => names[0].toLowerCase()));
  return asked.map((field) => {
    const key = field.names.at(-1)!;
    const isTaken = taken.has(field.names[0].toLowerCase());
    taken.add(field.names[0].toLowerCase());
    const names: AskedField['names'] = isTaken ? [`${field.names[0]} (${key})`, key] : field.names;
    const named = { column: ANSWERS, type: 'jsonb', key: field.id, names };
    if (isChosen(field)) return { ...named, ...choiceField(field, corrections) };
    const reader = READERS[field.kind as keyof typeof READERS];
    const own = withCorrections({ ...named, ...reader }, correctionsOf(field.id, corrections));
    return { ...own, check: asList(own.check) };
  });
};
