import { expect, test } from 'vitest';
import { messages } from '../messages';
import { registrationCharts } from './registration-charts';

const summaryOf = (...dates: string[]): string => {
  const days = dates.map((date) => ({ date, count: 1 }));
  const [chart] = registrationCharts({ registrationsByDay: days, confirmationsByDay: [] } as never);
  return chart ? chart.summary : '';
};

test('a chart says whether its best time is a day, a week or a month', () => {
  expect(summaryOf('2026-09-28')).toContain('most on Mon 28 Sep.');
  expect(summaryOf('2026-09-28', '2026-11-01')).toContain('most in the week from 28 Sep.');
  expect(summaryOf('2026-01-05', '2026-11-01')).toContain('most in Jan 2026.');
});

test('one person has come', () => {
  const { summary } = messages.firstEntries;
  expect([summary(1), summary(2)]).toEqual([
    '1 person has come, counted at the first entry.',
    '2 people have come, counted at their first entry.',
  ]);
});
