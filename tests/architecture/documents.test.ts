import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFiles, root } from './sources';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Files that are installed or made. */
const NO_SOURCES = ['node_modules', 'dist', '.git', '.data', '.cache'];

/** All files and folders below a folder, from the root; folders end with a slash. */
const pathsBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !NO_SOURCES.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [`${path}/`, ...pathsBelow(path)] : [path];
    });

const paths = pathsBelow('');

const INDEX = 'docs/decisions.md';
const DECISIONS = paths.filter((path) => path.endsWith('/decisions.md') && path !== INDEX);

/** Those for people who work here; that of the API names files which its readers make. */
const DOCUMENTS = [
  'README.md',
  'docs/ARCHITECTURE.md',
  'docs/CONTRIBUTING.md',
  'docs/data-model.md',
  'docs/freshness.md',
  'docs/matching.md',
  'docs/operating.md',
  'docs/scaling.md',
  'docs/security.md',
  INDEX,
  ...DECISIONS,
];

/** Texts in backticks, blocks of code left out. */
const spansOf = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);

const ENDINGS = /\.(?:tsx?|mjs|json|ya?ml|md|graphql|sql)$/;

/** A path, with placeholders such as `<feature>`, `*` and `{a,b}`; routes of the server begin with a slash. */
const isPath = (span: string): boolean =>
  /^[\w.<>*{},-]+(?:\/[\w.<>*{},-]+)*\/?$/.test(span) && (ENDINGS.test(span) || span.endsWith('/'));

/** How such a path is found: from the root, or below one of its folders. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `(?:^|/)${path
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]+')
      .replaceAll(/<\w+>/g, '[^/]+')
      .replaceAll(/\{([^}]+)\}/g, (_all, names: string) => `(?:${names.replaceAll(',', '|')})`)}$`,
  );

const rules = JSON.parse(read('.oxlintrc.json')) as {
  rules: Record<string, unknown>;
  overrides: { rules: Record<string, unknown> }[];
};
const RULES = new Set(
  [rules, ...rules.overrides].flatMap((part) =>
    Object.entries(part.rules).flatMap(([name, level]) => (level === 'off' ? [] : [name])),
  ),
);
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);
  const spans = spansOf(text);

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path]) => path!);
    expect(links.filter((path) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
  });

  it('names paths that are there', () => {
    const named = spans.filter((span) => isPath(span) && span !== '.data/');
    expect(named.filter((path) => !paths.some((known) => patternOf(path).test(known)))).toEqual([]);
  });

  it('names commands that are there', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)(?! -w)/g)].map(([, name]) => name!);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it.each(['docs/ARCHITECTURE.md', 'docs/security.md'])('%s names tests by their whole paths', (document) => {
  const tests = spansOf(read(document)).filter((span) => /\.test\.tsx?$/.test(span));
  expect(tests.length).toBeGreaterThan(30);
  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('security has every chapter of ASVS in order, each requirement with its tests or a reason', () => {
  const rows = [
    ...read('docs/security.md').matchAll(/^\| (\d+)\.(\d+)\.(\d+) +\| (\S.*?) *\| (\S.*?) *\|$/gm),
  ];
  const places = rows.map(([, ...numbers]) =>
    numbers.slice(0, 3).reduce((place, part) => 100 * place + Number(part), 0),
  );
  expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
  expect(new Set(rows.map(([, chapter]) => Number(chapter)))).toEqual(
    new Set(Array.from({ length: 17 }, (_none, index) => index + 1)),
  );
});

describe('the architecture', () => {
  const spans = spansOf(read('docs/ARCHITECTURE.md'));

  it('names rules of lint that are on', () => {
    const named = spans.filter((span) => /^(?:import|typescript)\/|^no-/.test(span));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((rule) => !RULES.has(rule))).toEqual([]);
  });

  it('allows no exception to the measures', () => {
    const allowed = JSON.parse(read('tests/architecture/allowed.json')) as Record<string, number>;
    expect(Object.entries(allowed).filter(([, count]) => count > 0)).toEqual([]);
  });
});

/** A bold decision, its date, then reason and consequence. */
const DECISION = /^- \*\*[^*]+\*\* \(\d{4}-\d{2}-\d{2}\)[,:; ]/;
const MAX_DECISIONS = 25;

describe.each(DECISIONS)('%s', (document) => {
  const bullets = read(document).split('\n').slice(2, -1);

  it('has a title and dated decisions, at most 25', () => {
    expect(read(document)).toMatch(/^# Decisions: \S.*\n\n- /);
    expect(bullets.filter((line) => !DECISION.test(line))).toEqual([]);
    expect(bullets.length).toBeLessThanOrEqual(MAX_DECISIONS);
  });
});

it('the index of decisions names each file once, and nothing else', () => {
  const named = [...read(INDEX).matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path!);
  expect(named.toSorted()).toEqual(DECISIONS.toSorted());
});

it('no decision is written twice', () => {
  const bold = DECISIONS.flatMap((document) =>
    [...read(document).matchAll(/^- \*\*([^*]+)\*\*/gm)].map(([, text]) => text!),
  );
  expect(bold.filter((text, index) => bold.indexOf(text) !== index)).toEqual([]);
});

/** Names in a document: of functions, types, tables, constraints, triggers and packages. */
const namesOf = (document: string): string[] =>
  spansOf(read(document))
    .filter((span) => !isPath(span) && /^@?[A-Za-z_][\w.-]*(?:\(.*\))?$/.test(span))
    .flatMap((span) => span.replace(/^@|\(.*$/g, '').split('.'));

const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(/[A-Za-z_][\w-]*/g) ?? []));

const textsBelow = (folder: string): string[] =>
  readFiles(folder, /\.(tsx?|mjs|sql)$/).map(({ text }) => text);

const code = [...textsBelow('server/src'), ...textsBelow('client/src')];
const codeWords = wordsOf([...code, ...textsBelow('tests')]);

describe.each(['docs/ARCHITECTURE.md', 'docs/CONTRIBUTING.md'])('%s', (document) => {
  it('says names that the sources or tests have', () => {
    const named = namesOf(document);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !codeWords.has(name) && !RULES.has(name))).toEqual([]);
  });
});

it('decisions say names that the sources, the schema or the dependencies have', () => {
  const others = ['schema/schema.graphql', 'schema/openapi.json', 'package-lock.json', 'vitest.config.ts'];
  const words = wordsOf([...code, ...textsBelow('tests'), ...textsBelow('scripts'), ...others.map(read)]);
  const unknown = DECISIONS.flatMap((document) =>
    namesOf(document)
      .filter((name) => !words.has(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
