import type { Checked } from './import-columns';

/** Several values of one cell stand on lines of their own, or between these. */
export const SEPARATOR = /[;,\r\n]/;

/** Texts as Postgres writes a list of them. */
const arrayText = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Each value of a cell once, in its order; a fault where there are too many, or one is too long. */
export const listOf =
  ({ most, maxLength }: { most: number; maxLength: number }) =>
  (text: string): Checked => {
    const parts = text.split(SEPARATOR).map((part) => part.trim());
    const values = [...new Set(parts.filter(Boolean))];
    const long = values.find((value) => value.length > maxLength);
    if (long) return { fault: `“${long.slice(0, 40)}…” is longer than ${maxLength} characters.` };
    if (values.length > most) return { fault: `These are ${values.length}; at most ${most} are taken.` };
    return { value: values.length > 0 ? arrayText(values) : null };
  };
