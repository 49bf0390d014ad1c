import { currentLocale } from './language';

/** `Sara Khan`, whatever blanks the parts carry. */
export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

/** `Head of Growth, Nimbus Labs`, or the half of it that is known, with the comma of its own script. */
export const jobLine = ({
  jobTitle,
  organization,
}: {
  jobTitle?: string | null;
  organization?: string | null;
}) => [jobTitle, organization].filter(Boolean).join(/\p{Script=Arabic}/u.test(jobTitle ?? '') ? '، ' : ', ');

/** Up to two letters that stand in for a missing photo. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** `1,204` */
export const formatNumber = (value: number): string => value.toLocaleString(currentLocale());

/** `1 attendee`, `1,204 attendees`. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** The path a person came from, or home: only paths of this site, never `//elsewhere`. */
export const safePath = (path: string | null | undefined): string =>
  path && /^\/(?!\/|\\)/.test(path) ? path : '/';

/** A day of the calendar, `2026-11-26`, in words. */
export const formatDate = (day: string): string =>
  new Date(day).toLocaleDateString(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The beginning of a text, at most so long; a sign that is made of several, such as a flag or a family, is not cut in two. */
export const truncated = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, GRAPHEMES.segment(text).containing(most)?.index);
