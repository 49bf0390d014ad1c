import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { table, weigh, type Script } from './budgets';

const kib = (count: number): string =>
  Array.from({ length: count * 64 }, (_, index) => Math.sin(index).toString(36).slice(2, 18)).join('');
const size = (...codes: string[]): number =>
  codes.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1024;

const script = (name: string, imports: string[], code = `/* ${name} */`): Script => ({
  fileName: `${name}.js`,
  imports: imports.map((imported) => `${imported}.js`),
  modules: [`/client/src/${name}.tsx`],
  code,
});
const react = script('react', [], kib(20));
const main = script('main', ['react']);
const page = script('page', ['main', 'table']);
const tablePart = script('table', ['react'], kib(10));
const other = script('other', ['react'], kib(90));
const scripts = [react, main, page, tablePart, other];

test('a page weighs what its modules import, each script once', () => {
  const weight = weigh({ name: 'page', modules: ['/main.tsx', '/page.tsx'], limit: 1000 }, scripts);
  expect(weight).toEqual({
    name: 'page',
    kib: size(react.code, main.code, page.code, tablePart.code),
    requests: 4,
    limit: 1000,
    problems: [],
  });
});

test('a page over its limit is named with both figures', () => {
  const { kib: weight, problems } = weigh({ name: 'page', modules: ['/page.tsx'], limit: 2 }, scripts);
  expect(problems).toEqual([`${weight.toFixed(1)} KiB of script, 2 are allowed`]);
});

test('more than 30 requests are too many, however small', () => {
  const many = Array.from({ length: 31 }, (_, index) => script(`part${index}`, [`part${index + 1}`]));
  const { problems } = weigh({ name: 'page', modules: ['/part0.tsx'], limit: 1000 }, many);
  expect(problems).toEqual(['31 requests for script, 30 are allowed']);
});

test('a module that is nowhere is a problem and not weightless', () => {
  const { problems } = weigh({ name: 'page', modules: ['/gone.tsx'], limit: 1000 }, scripts);
  expect(problems).toEqual(['/gone.tsx is in no script']);
});

test('the table has a line for each page and marks those over their budget', () => {
  const weights = [
    { name: '/auth', kib: 108.04, requests: 4, limit: 170, problems: [] },
    { name: 'HomePage', kib: 350, requests: 31, limit: 320, problems: ['…'] },
  ];
  expect(table(weights).split('\n')).toEqual([
    '/auth                                108.0 of 170 KiB    4 requests',
    'HomePage                             350.0 of 320 KiB   31 requests  over budget',
  ]);
});
