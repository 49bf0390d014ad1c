import { describe, expect, test } from 'vitest';
import { serverSentences } from '../../data/errors/server-sentences';
import { language as arabic } from './ar';
import { textsByCatalogue } from './translation';
import { language as urdu } from './ur';

type Texts = Record<string, unknown>;

const english = import.meta.glob<Texts>('../../**/messages.ts', { eager: true, import: 'messages' });
const translations = import.meta.glob<string>('../../**/messages.{ar,ur}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const sources = import.meta.glob<string>('../../**/messages.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Catalogues that only staff read, apart from those in a folder `console`: they stay English. */
const staffCatalogues = [
  'announcements',
  'groups',
  'api-access',
  'audit',
  'door',
  'entry',
  'health',
  'imports',
  'meeting-program',
  'mails',
  'pods',
  'reports',
  'statistics',
  'timetable',
  'users',
];

const folderOf = (path: string): string => path.replace('../../', '').replace('/messages.ts', '');
/** The name of the catalogue of a folder; the part of a feature for staff alone is `<feature>-console`. */
const nameOf = (path: string): string => {
  const [last = '', parent = '', above = ''] = folderOf(path).split('/').reverse();
  if (path === '../messages.ts') return 'app';
  return last === 'console' && above === 'features' ? `${parent}-console` : last;
};

const forAttendees = Object.entries(english).filter(
  ([path]) =>
    (!path.includes('/console/') || path.includes('/ui/console/')) && !staffCatalogues.includes(nameOf(path)),
);

/** Each text by its path, with its kind and, where it is fixed, its words: `filters.remove (function)`. */
function textsIn(group: Texts, prefix: string): Map<string, string> {
  return new Map(
    Object.entries(group).flatMap(([key, value]): [string, string][] => {
      const path = `${prefix}.${key}`;
      if (Array.isArray(value)) return [[`${path} (list of ${value.length})`, JSON.stringify(value)]];
      if (typeof value === 'object' && value !== null) return [...textsIn(value as Texts, path)];
      return [[`${path} (${typeof value})`, String(value)]];
    }),
  );
}

const englishTexts = textsIn(
  Object.fromEntries(forAttendees.map(([path, texts]) => [nameOf(path), texts])),
  'messages',
);

describe.each([
  ['Urdu', urdu],
  ['Arabic', arabic],
])('%s', (_name, { texts, sentences }) => {
  const own = textsIn(texts, 'messages');

  test('has every text that attendees see', () => {
    const missing = [...englishTexts].filter(([path]) => !own.has(path));
    expect(missing.map(([path, words]) => `${path}: ${words}`)).toEqual([]);
  });

  test('has no text that English lacks', () => {
    expect([...own.keys()].filter((path) => !englishTexts.has(path))).toEqual([]);
  });

  test('leaves none of them in English', () => {
    const left = [...own].filter(
      ([path, words]) => englishTexts.get(path) === words && /[a-z]{2}/.test(words),
    );
    // Texts without words, or equal in every language.
    const same = left.filter(([, words]) => !/^(you@company\.com|API|P\w+|.*=>.*)$/s.test(words));
    expect(same.map(([path, words]) => `${path}: ${words}`)).toEqual([]);
  });

  test('has the answers of the server', () => {
    const missing = serverSentences.filter((sentence) => !sentences[sentence]);
    expect(missing).toEqual([]);
  });
});

describe('the catalogues', () => {
  test('register under the name of their folder, to be translated', () => {
    const unregistered = Object.entries(sources).filter(
      ([path, source]) => !source.includes(`catalogue('${nameOf(path)}'`),
    );
    expect(unregistered.map(([path]) => path)).toEqual([]);
  });

  test('choose no form of a word by comparing a count: `counted` and `plural` ask Intl', () => {
    const glued = Object.entries({ ...sources, ...translations }).flatMap(([path, source]) =>
      [...source.matchAll(/\b(?!place\b)[\w.]+ [=!]== 1\s*\?[^\n]*/g)].map(([text]) => `${path}: ${text}`),
    );
    expect(glued).toEqual([]);
  });

  test('have names of their own', () => {
    const names = Object.keys(english).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are found by their paths', () => {
    expect(
      Object.keys(textsByCatalogue({ '../messages.ur.ts': {}, '../../ui/forms/messages.ur.ts': {} })),
    ).toEqual(['app', 'forms']);
  });
});
