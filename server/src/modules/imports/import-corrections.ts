import { folded, storable, truncated } from '../../core/storable-text';
import type { Checked, ImportField } from './import-columns';
import type { CorrectionAction } from './import.entity';

/** What becomes of a value that is none of those that its field knows. */
export interface Correction {
  /** Key of the field. */
  field: string;
  value: string;
  action: CorrectionAction;
  /** The known value that it is taken as. */
  replacement: string | null;
  /** Rows that have it, as counted when it was corrected. */
  rows: number | null;
  /** Id of the term that is added. */
  termId: string | null;
}

/** A value that its field does not know, as it is kept with a faulty row. */
export interface UnknownValue {
  field: string;
  key: string;
  value: string;
}

/** Longer values are no label of anything, and each of them is corrected in the file. */
export const MAX_VALUE = 100;

/** What values have in common that differ in case, accents and blanks alone; empty for one that cannot be corrected. */
export const valueKey = (value: string): string =>
  value.length > MAX_VALUE
    ? ''
    : storable(
        value
          .normalize('NFKD')
          .toLowerCase()
          .replaceAll(/[\s\p{Cf}\u0300-\u036f]/gu, ''),
      );

const pairsOf = (text: string): Set<string> => {
  const letters = folded(text);
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_none, at) => letters.slice(at, at + 2)),
  );
};

/** Finds the known value that is most like another one, or is also called so; null where fewer than 3 of 5 pairs of their letters are the same. */
export const nearestIn = (
  known: readonly string[],
  alsoCalled: readonly [word: string, known: string][] = [],
) => {
  const words = [...known.map((text) => [text, text] as const), ...alsoCalled];
  const all = words.map(([word, text]) => ({ text, pairs: pairsOf(word) }));
  return (value: string): string | null => {
    const own = pairsOf(value);
    let [nearest, most] = [null as string | null, 0.6];
    for (const { text, pairs } of all) {
      const shared = (2 * [...pairs].filter((pair) => own.has(pair)).length) / (own.size + pairs.size);
      if (shared > most) [nearest, most] = [text, shared];
    }
    return nearest;
  };
};

/** The unknown value with the words in which it was met; undefined where it cannot be corrected. */
export const unknownOf = (field: string, value: string): UnknownValue | undefined => {
  const key = valueKey(value);
  return key ? { field, key, value: storable(truncated(value, MAX_VALUE)) } : undefined;
};

/** The text that a value is taken for, null where it is left out, and undefined where nothing was said of it. */
export type Correct = (value: string) => string | null | undefined;

/** The corrections of one field. */
export const correctionsOf = (field: string, corrections: readonly Correction[]): Correct => {
  const texts = new Map(
    corrections
      .filter((one) => one.field === field)
      .map(({ action, value, replacement }): [string, string | null] => [
        valueKey(value),
        action === 'LEAVE_OUT' ? null : (replacement ?? value),
      ]),
  );
  return (value) => texts.get(valueKey(value));
};

/** A field whose cell is one of the known values, with what was said of others. */
export const withCorrections = (field: ImportField, correct: Correct): ImportField => {
  const { check, known } = field;
  if (!check || !known) return field;
  const checkCorrected = (text: string): Checked => {
    const checked = check(text);
    const instead = 'unknown' in checked ? correct(text) : undefined;
    if (instead === undefined) return checked;
    return instead === null ? { value: null } : check(instead);
  };
  return { ...field, check: checkCorrected };
};
