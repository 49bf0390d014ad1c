import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { csvOf, rowsOf, textsOf, writeTexts } from '../../scripts/texts/texts.mjs';

const root = join(import.meta.dirname, '..', '..');
const FOLDERS = ['client/src', 'server/src'];

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(inject('runFolder'), 'texts-'));
  for (const folder of FOLDERS) mkdirSync(join(copy, folder), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const sources = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

describe.each(['ur', 'ar'])('npm run texts -- %s', (language) => {
  it('leaves the catalogues as they are where no text is changed', async () => {
    const filter = (path: string): boolean =>
      !/\.\w+$/.test(path) || /(?:\/messages|-sentences|\.(?:en|ur|ar))\.ts$/.test(path);
    for (const folder of FOLDERS) cpSync(join(root, folder), join(copy, folder), { recursive: true, filter });
    const before = sources(copy);
    const report = await writeTexts(copy, language, rowsOf(csvOf(textsOf(copy, language).rows)));
    expect(report).toEqual({ written: [], refused: [], changed: [], unknown: [], missing: [] });
    expect(sources(copy)).toEqual(before);
  });

  it('has nearly all texts, with English beside them', () => {
    const { rows, code } = textsOf(root, language);
    expect(code.length).toBeLessThanOrEqual(10);
    expect(rows.filter(({ translation }) => !translation)).toEqual([]);
    // A language may have helpers of its own.
    expect(rows.filter(({ english }) => !english).length).toBeLessThan(rows.length / 50);
  });
});

it('English texts have one spelling of organisers', () => {
  const { rows } = textsOf(root, 'ur');
  expect(rows.filter(({ english }) => /organizer/i.test(english)).map(({ english }) => english)).toEqual([]);
});

const ENGLISH = `
import { catalogue } from '../../lib/i18n';

export const messages = catalogue('meetings', {
  title: 'My meetings',
  status: { open: 'Open', closed: 'Closed' },
  count: (total: number) => plural(total, 'meeting'),
  with: (name: string) => \`Meeting with \${name}\`,
  at: (name: string, when: string) => \`\${name}, \${when}\`,
  late: (minutes: number, name: string) => \`\${name} is \${formatNumber(minutes)} minutes late\`,
  next: (when: string) => (when ? \`Next: \${when}\` : 'None'),
  reasons: ['Busy', 'Away'],
  hints: { days: ['First day', 'Last day'] },
  said: (words: string[]) => {
    return words.join(' and ');
  },
} as const);
`;

const ARABIC = `
import { counted } from '../../lib/bidi';
import type { Translation } from '../../lib/i18n';
import type { messages as english } from './messages';

export const messages: Translation<typeof english> = {
  title: 'A1',
  status: { open: 'A2' },
  count: (total) => counted(total, { one: 'A3', other: '# A4' }),
  with: (name) => \`A5 \${name}\`,
  at: (name) => \`A6 \${name}\`,
  next: (when) => (when ? \`A7 \${when}\` : 'A8'),
  reasons: ['A9', 'A10'],
  said: (words) => {
    return words.join(' A ');
  },
};
`;

const FILE = 'client/src/features/meetings/messages.ar.ts';
const NAME = 'client/src/features/meetings/messages';

describe('a file of a translator', () => {
  beforeEach(() => {
    mkdirSync(join(copy, dirname(FILE)), { recursive: true });
    writeFileSync(join(copy, `${NAME}.ts`), ENGLISH);
    writeFileSync(join(copy, FILE), ARABIC);
  });

  const write = (texts: Record<string, string>, edit = (csv: string) => csv) => {
    const { rows } = textsOf(copy, 'ar');
    const changed = rows.map((row) => ({ ...row, translation: texts[row.key] ?? row.translation }));
    return writeTexts(copy, 'ar', rowsOf(edit(csvOf(changed))));
  };
  const named = (...keys: string[]) => keys.map((key) => `${NAME} ${key}`);
  const written = () => readFileSync(join(copy, FILE), 'utf8').trim();

  it('has the key, English and translation of each text, and of each form', () => {
    const { rows, code } = textsOf(copy, 'ar');
    expect(rows.map(({ key, english, translation }) => [key, english, translation])).toEqual([
      ['title', 'My meetings', 'A1'],
      ['status.open', 'Open', 'A2'],
      ['count [one]', '{total} meetings', 'A3'],
      ['count [other]', '{total} meetings', '# A4'],
      ['with', 'Meeting with {name}', 'A5 {name}'],
      ['at', '{name}, {when}', 'A6 {name}'],
      ['next [when]', 'Next: {when}', 'A7 {when}'],
      ['next [else]', 'None', 'A8'],
      ['reasons.0', 'Busy', 'A9'],
      ['reasons.1', 'Away', 'A10'],
      ['status.closed', 'Closed', ''],
      ['late', '{name} is {minutes} minutes late', ''],
      ['hints.days.0', 'First day', ''],
      ['hints.days.1', 'Last day', ''],
    ]);
    expect(code).toEqual(named('said'));
  });

  it('changes texts and forms where they stand', async () => {
    const report = await write({
      title: 'It\'s "B1"',
      'count [other]': 'B4 #',
      with: '`{name}` B5',
      'next [else]': 'B8',
      'reasons.1': 'B10',
    });
    expect(report.written).toEqual(named('title', 'count [other]', 'with', 'next [else]', 'reasons.1'));
    expect(report.refused).toEqual([]);
    const expected = ARABIC.trim()
      .replace(`'A1'`, `'It\\'s "B1"'`)
      .replace('# A4', 'B4 #')
      .replace('`A5 ${name}`', '`\\`${name}\\` B5`')
      .replace('A8', 'B8')
      .replace('A10', 'B10');
    expect(written()).toBe(expected);
  });

  it('adds texts that were missing, and the values that English has', async () => {
    const report = await write({
      at: '{when} B3 {name}',
      'status.closed': 'B1',
      late: '{name} B2 {minutes}',
      'hints.days.0': 'B4',
      'hints.days.1': 'B5',
    });
    expect(report).toEqual({
      written: named('at', 'status.closed', 'late', 'hints.days.0', 'hints.days.1'),
      refused: [],
      changed: [],
      unknown: [],
      missing: [],
    });
    const expected = ARABIC.trim()
      .replace('{ counted }', '{ bidi, counted }')
      .replace(`{ open: 'A2' }`, `{ open: 'A2', closed: 'B1' }`)
      .replace(
        'at: (name) => `A6 ${name}`,',
        'at: (name, when) => bidi`${when} B3 ${name}`,\n  late: (minutes, name) => bidi`${name} B2 ${minutes}`,',
      )
      .replace(`'A10'],`, `'A10'],\n  hints: { days: ['B4', 'B5'] },`);
    expect(written()).toBe(expected);
  });

  it('is refused a text whose values are others', async () => {
    const report = await write({
      with: 'B {names}',
      'count [other]': '{total} B',
      'reasons.0': '{name} B',
      at: 'B {name} {',
      'next [when]': 'B',
    });
    expect(report.written).toEqual([]);
    expect(report.refused).toEqual(
      named(
        'count [other]: has to name #',
        'with: has to name {name}',
        'at: has to name {name}',
        'next [when]: has to name {when}',
        'reasons.0: has to name no value',
      ),
    );
    expect(written()).toBe(ARABIC.trim());
  });

  it('is told what is missing, unknown, or of another English text', async () => {
    const lines = (csv: string): string[] => csv.split('\r\n');
    const edit = (csv: string): string =>
      lines(csv)
        .filter((line) => !line.includes('"reasons.0"'))
        .map((line) => line.replace('"My meetings"', '"Your meetings"').replace('"with"', '"without"'))
        .join('\r\n')
        .replaceAll('","', '";"');
    expect(await write({ title: 'B1', with: 'B5 {name}' }, edit)).toEqual({
      written: [],
      refused: [],
      changed: named('title'),
      unknown: named('without'),
      missing: named('with', 'reasons.0', 'status.closed', 'late', 'hints.days.0', 'hints.days.1'),
    });
    expect(written()).toBe(ARABIC.trim());
  });
});
