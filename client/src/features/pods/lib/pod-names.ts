import { formatNumber, plural } from '../../../lib/format';

/** As many pods are added at once; the server takes no more. */
export const MAX_NEW_PODS = 200;

/** A range such as `A1–A24`, `A1..24` or `VIP 1 to 3`: what stands before the numbers, and the numbers. */
const RANGE = /^(.*?)(\d{1,6})\s*(?:[-–—‑−…~]|\.\.+|\bto\b)\s*(.*?)(\d{1,6})$/iu;

const isSamePrefix = (first: string, second: string): boolean =>
  second === '' || second.trim().toLowerCase() === first.trim().toLowerCase();

function namesOf(part: string): string[] {
  const [, prefix = '', from = '', prefixAgain = '', to = ''] = RANGE.exec(part) ?? [];
  if (from === '' || !isSamePrefix(prefix, prefixAgain)) return [part];
  const [first, last] = [Number(from), Number(to)].sort((one, other) => one - other) as [number, number];
  // One more than allowed is enough to be refused.
  const length = Math.min(last - first, MAX_NEW_PODS) + 1;
  // `01` keeps its zero; `1` to `10` gets none.
  const width = [from, to].some((number) => number.startsWith('0')) ? Math.min(from.length, to.length) : 0;
  return Array.from({ length }, (_none, at) => prefix + String(first + at).padStart(width, '0'));
}

/** The names that a text means: single ones and ranges, between commas or in lines; each once, in their order. */
export const podNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n،؛]/)
      .map((part) => part.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .flatMap(namesOf),
  ),
];

/** Names in short: `24 pods: A1, A2, … A24`. */
export const shortList = (names: readonly string[]): string =>
  names.length <= 4 ? names.join(', ') : `${names.slice(0, 2).join(', ')}, … ${names.at(-1)}`;

export const countedNames = (names: readonly string[]): string =>
  names.length > MAX_NEW_PODS
    ? `More than ${formatNumber(MAX_NEW_PODS)} pods`
    : `${plural(names.length, 'pod')}: ${shortList(names)}`;
