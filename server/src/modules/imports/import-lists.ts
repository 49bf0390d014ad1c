import { folded, isOneLine, ONE_LINE, truncated } from '../../core/storable-text';
import type { Checked, Refused } from './import-columns';
import type { Correct } from './import-corrections';

/** Several values of one cell stand on lines of their own, or between these. */
export const SEPARATOR = /[;,\r\n]/;

/** Texts as Postgres writes a list of them. */
export const arrayText = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Longer texts are no label; to fold a text takes the square of its length where it is made of accents. */
const MAX_LABEL = 200;
const lowered = (text: string): string => text.toLowerCase();
const foldedLabel = (text: string): string => (text.length > MAX_LABEL ? '' : folded(text));

/**
 * The ids of the labels in a cell, in order; whatever stands in a label, separators too, the longest one that fits is taken.
 * A label in other capitals, and then one with other accents, blanks and signs, is taken where only one is meant.
 */
export const choiceOf = (
  refusalOf: (part: string) => string,
  labels: ReadonlyMap<string, string>,
  most: number,
  correct: Correct,
) => {
  const forms = [lowered, foldedLabel].map((form) => {
    const ids = new Map<string, string | null>();
    for (const [label, id] of labels)
      ids.set(form(label), (ids.get(form(label)) ?? id) === id && ids.get(form(label)) !== null ? id : null);
    ids.delete('');
    return (text: string) => ids.get(form(text));
  });
  const find = (text: string): string | undefined => {
    const exact = labels.get(text);
    if (exact !== undefined || text.length > MAX_LABEL) return exact;
    return forms.map((of) => of(text)).find((id) => typeof id === 'string') ?? undefined;
  };
  const parts = (label: string) => label.split(SEPARATOR).length;
  const widest = Math.max(1, ...[...labels.keys()].map(parts));
  return (text: string): Checked => {
    const { ids, unknown } = longestIn(text, widest, find, correct);
    const [refused, ...more] = unknown.map((part): Refused => ({
      error: refusalOf(truncated(part, 100)),
      unknown: part,
    }));
    if (refused) return { ...refused, more };
    if (ids.size > most) return { error: `These are ${ids.size}; at most ${most} are taken.` };
    return { value: ids.size > 0 ? JSON.stringify([...ids].sort()) : null };
  };
};

interface Found {
  ids: Set<string>;
  /** The first parts that are nothing, each once. */
  unknown: string[];
}

/** So many unknown parts of one cell are told. */
const MAX_UNKNOWN = 20;

const longestIn = (
  text: string,
  widest: number,
  find: (part: string) => string | undefined,
  correct: Correct,
): Found => {
  // Parts and separators take turns, so that a label can be put together again.
  const pieces = text.split(/([;,\r\n])/);
  const [ids, unknown] = [new Set<string>(), new Set<string>()];
  for (let at = 0; at < pieces.length;) {
    let taken = 0;
    for (let width = widest; width > 0 && taken === 0; width -= 1) {
      const id = find(
        pieces
          .slice(at, at + 2 * width - 1)
          .join('')
          .trim(),
      );
      if (id === undefined) continue;
      ids.add(id);
      taken = width;
    }
    const part = (pieces[at] ?? '').trim();
    if (taken === 0 && part) {
      const instead = correct(part);
      const id = instead ? find(instead) : undefined;
      if (id !== undefined) ids.add(id);
      else if (instead !== null && unknown.size < MAX_UNKNOWN) unknown.add(part);
    }
    at += 2 * Math.max(taken, 1);
  }
  return { ids, unknown: [...unknown] };
};

/** Each value of a cell once, in its order; an error where there are too many, or one is too long. */
export const listOf =
  ({ most, maxLength }: { most: number; maxLength: number }) =>
  (text: string): Checked => {
    const parts = text.split(SEPARATOR).map((part) => part.trim());
    const values = [...new Set(parts.filter(Boolean))];
    const long = values.find((value) => value.length > maxLength);
    if (long) return { error: `“${truncated(long, 40)}…” is longer than ${maxLength} characters.` };
    if (!values.every(isOneLine)) return { error: ONE_LINE };
    if (values.length > most) return { error: `These are ${values.length}; at most ${most} are taken.` };
    return { value: values.length > 0 ? arrayText(values) : null };
  };
