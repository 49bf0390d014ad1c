import { expect, it } from 'vitest';
import { countRows, needRows } from './mix-charts';
import { paragraphsOf, readingTime } from './reading-time';

const tally = (key: string, count: number) => ({ key, count });
const flat = (rows: ReturnType<typeof countRows>) => rows.map(({ label, values }) => [label, values.count]);

it('draws the largest eight', () => {
  const tallies = Array.from({ length: 12 }, (_none, index) => tally(`t${index}`, 20 - index));
  expect(flat(countRows(tallies)).at(-1)).toEqual(['t7', 13]);
});

it('puts what is looked for beside what is offered, the most frequent first', () => {
  expect(needRows([tally('Capital', 5), tally('Talent', 3)], [tally('Talent', 4)])).toEqual([
    { label: 'Talent', values: { seeking: 3, offering: 4 } },
    { label: 'Capital', values: { seeking: 5 } },
  ]);
});

it('names countries', () => {
  expect(flat(countRows([tally('SE', 5)], (code) => `Land ${code}`))).toEqual([['Land SE', 5]]);
});

it('splits a text at empty lines, and tells how long it takes', () => {
  expect(paragraphsOf('One\nline.\n\n \nTwo. ')).toEqual(['One\nline.', 'Two.']);
  expect([readingTime(''), readingTime('word '.repeat(660))]).toEqual([1, 3]);
});
