import { expect, test } from 'vitest';
import '../../../lib/time';
import { greatest, timeRows, unitFor } from './buckets';
import { daysOf, gateRows, hourRows } from './door';

test('days without anything stay in the chart', () => {
  const { unit, rows } = timeRows({
    added: [
      { date: '2026-11-20', count: 3 },
      { date: '2026-11-22', count: 1 },
    ],
    confirmed: [{ date: '2026-11-22', count: 2 }],
  });
  expect(unit).toBe('day');
  expect(rows).toEqual([
    { label: 'Fri 20 Nov', values: { added: 3, confirmed: 0 } },
    { label: 'Sat 21 Nov', values: { added: 0, confirmed: 0 } },
    { label: 'Sun 22 Nov', values: { added: 1, confirmed: 2 } },
  ]);
  expect(greatest(rows, 'added')?.label).toBe('Fri 20 Nov');
});

test('long times are counted by week, then by month, and nothing gets lost', () => {
  expect(unitFor(['2026-01-01', '2026-03-01'])).toBe('week');
  const { rows } = timeRows({
    count: [
      { date: '2026-01-01', count: 1 },
      { date: '2026-01-04', count: 1 },
      { date: '2026-01-05', count: 5 },
      { date: '2026-02-10', count: 1 },
    ],
  });
  expect(rows.slice(0, 2)).toEqual([
    { label: '29 Dec', values: { count: 2 } },
    { label: '5 Jan', values: { count: 5 } },
  ]);
  expect(rows.reduce((sum, { values }) => sum + (values.count ?? 0), 0)).toBe(8);
  expect(unitFor(['2025-01-01', '2026-03-01'])).toBe('month');
  expect(timeRows({ count: [] }).rows).toEqual([]);
});

test('entries are shown by hour of the event clock and gate, quiet hours between them too', () => {
  const scans = [
    { gate: 'North', startsAt: '2026-11-21T04:00:00Z', in: 4, out: 1 },
    { gate: 'South', startsAt: '2026-11-21T04:00:00Z', in: 2, out: 0 },
    { gate: 'North', startsAt: '2026-11-21T06:00:00Z', in: 1, out: 0 },
    { gate: 'North', startsAt: '2026-11-21T20:00:00Z', in: 9, out: 0 },
  ];
  expect(daysOf(scans, 'Asia/Karachi')).toEqual(['2026-11-21', '2026-11-22']);
  expect(gateRows(scans, '2026-11-21', 'Asia/Karachi', 'Other gates')).toEqual({
    gates: ['North', 'South'],
    rows: [
      { label: '09:00 am', values: { North: 4, South: 2 } },
      { label: '10:00 am', values: { North: 0, South: 0 } },
      { label: '11:00 am', values: { North: 1, South: 0 } },
    ],
  });
  expect(hourRows([{ startsAt: '2026-11-21T04:00:00Z', count: 6 }], '2026-11-21', 'Asia/Karachi')).toEqual([
    { label: '09:00 am', values: { count: 6 } },
  ]);
});

test('gates that no colour is left for are one series', () => {
  const scans = Array.from({ length: 8 }, (_none, index) => ({
    gate: `Gate ${index}`,
    startsAt: '2026-11-21T04:00:00Z',
    in: index + 1,
    out: 0,
  }));
  const { gates, rows } = gateRows(scans, '2026-11-21', 'UTC', 'Other gates');
  expect(gates).toEqual(['Gate 7', 'Gate 6', 'Gate 5', 'Gate 4', 'Gate 3', 'Other gates']);
  expect(rows[0]?.values['Other gates']).toBe(6);
});
