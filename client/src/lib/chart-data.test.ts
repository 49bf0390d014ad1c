import { expect, it } from 'vitest';
import { gatherSmallest, seriesColour, share, type ChartRow } from './chart-data';

const row = (label: string, count: number): ChartRow => ({ label, values: { count } });

it('keeps the largest parts of a donut and gathers the others', () => {
  const rows = [row('a', 1), row('b', 5), row('c', 2), row('d', 4)];
  expect(gatherSmallest(rows, 'count', 'Others', 3)).toEqual([row('b', 5), row('d', 4), row('Others', 3)]);
});

it('gathers nothing where every part has a colour', () => {
  expect(gatherSmallest([row('a', 1), row('b', 5)], 'count', 'Others', 2)).toEqual([
    row('b', 5),
    row('a', 1),
  ]);
});

it('starts over with the colours after the last one', () => {
  expect([0, 5, 6].map(seriesColour)).toEqual([
    'var(--ant-series-1)',
    'var(--ant-series-6)',
    'var(--ant-series-1)',
  ]);
});

it('tells shares in whole percents, also of nothing', () => {
  expect([share(1, 3), share(0, 5), share(0, 0)]).toEqual(['33%', '0%', '0%']);
});
