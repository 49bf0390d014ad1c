import type { AuditEntry_EntryFragment } from '../../../../generated/graphql';
import { truncated } from '../../../../lib/format';
import { messages } from '../messages';

const spaced = (text: string): string =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]/g, ' ')
    .toLowerCase();

const capital = (text: string): string => (text[0]?.toUpperCase() ?? '') + text.slice(1);

/** An act in words; one of a later version reads as its own words. */
export const actWords = (action: string): string => messages.acts[action] ?? capital(spaced(action));

/** A field in words: `closedMeetings` reads `Closed meetings`. */
export const fieldWords = (name: string): string => capital(spaced(name));

/** What an act did: made a thing, took it away, changed it, or something else, as sending is. */
export type ActKind = 'added' | 'removed' | 'changed' | 'other';

const kindOfVerb: Record<string, ActKind> = {
  create: 'added',
  duplicate: 'added',
  import: 'added',
  delete: 'removed',
  remove: 'removed',
  revoke: 'removed',
  erase: 'removed',
};

type Recorded = Pick<AuditEntry_EntryFragment, 'before' | 'after'>;

/** Whether it is known what was before and what is after, so that they can stand beside each other. */
export const isComparison = ({ before, after }: Recorded): boolean => Boolean(before && after);

/** The kind of an entry, by its verb and, where that says nothing, by whether it compares. */
export const kindOf = ({ action, ...recorded }: Recorded & { action: string }): ActKind =>
  kindOfVerb[action.split('.')[1] ?? ''] ?? (isComparison(recorded) ? 'changed' : 'other');

/** A value on one side of a change. */
interface FieldChange {
  name: string;
  before: unknown;
  after: unknown;
}

type Values = Record<string, unknown> | null;

/** All fields of an entry, with what they were and became; what one side does not name is undefined there. */
export function changesOf({ before, after }: Recorded): FieldChange[] {
  const [was, is] = [before as Values, after as Values];
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return names.map((name) => ({ name, before: was?.[name], after: is?.[name] }));
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** A recorded value in words. Objects are shown as lines of their fields. */
export function valueWords(value: unknown, time: (instant: string) => string): string {
  const { missing, yes, no } = messages.panel;
  if (value === null || value === undefined || value === '') return missing;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string') return INSTANT.test(value) ? time(value) : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length > 0 ? value.map((item) => valueWords(item, time)).join('\n') : missing;
  return Object.entries(value)
    .map(([name, inner]) => `${fieldWords(name)}: ${valueWords(inner, time)}`)
    .join('\n');
}

const SUMMED_UP = 2;
const SUMMED_CHARACTERS = 40;

/** An entry in a line: its first fields, from what they were to what they are. The name of the thing stands beside it already. */
export function summaryOf(
  entry: Recorded & Pick<AuditEntry_EntryFragment, 'subjectName'>,
  time: (instant: string) => string,
): string {
  const both = isComparison(entry);
  const short = (value: unknown) =>
    truncated(valueWords(value, time).replaceAll('\n', ', '), SUMMED_CHARACTERS);
  const changes = changesOf(entry).filter(
    ({ before, after }) => both || (before ?? after) !== entry.subjectName,
  );
  const shown = changes.slice(0, SUMMED_UP).map(({ name, before, after }) => {
    const words = both ? `${short(before)} → ${short(after)}` : short(after ?? before);
    return `${fieldWords(name)}: ${words}`;
  });
  const more = changes.length - shown.length;
  return [...shown, ...(more > 0 ? [messages.moreFields(more)] : [])].join(' · ');
}

const SHOWN_CHARACTERS = 280;
const SHOWN_LINES = 8;

/** The beginning of a long value; short ones as they are. */
export const shortened = (text: string): string =>
  truncated(text.split('\n').slice(0, SHOWN_LINES).join('\n'), SHOWN_CHARACTERS);
