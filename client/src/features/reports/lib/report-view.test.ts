import { expect, test } from 'vitest';
import { countLines } from '../hooks/useReportDownload';
import { filterOf, sortOf } from './report-view';

const values = { q: '', status: null, part: null, from: null, to: null };

test('days are those of the event, the last one included', () => {
  expect(filterOf('ATTENDEES', { ...values, from: '2026-11-21', to: '2026-11-21' }, 'Asia/Karachi')).toEqual({
    from: '2026-11-20T19:00:00.000Z',
    to: '2026-11-21T19:00:00.000Z',
  });
});

test('what a report cannot be filtered by stays out, as does nonsense in the address', () => {
  expect(filterOf('PODS', { ...values, q: 'b', status: 'ACTIVE' }, 'UTC')).toEqual({ search: 'b' });
  expect(filterOf('EXHIBITORS', { ...values, part: 'STARTUP' }, 'UTC')).toEqual({ companyKind: 'STARTUP' });
  expect(filterOf('PODS', { ...values, part: 'STARTUP' }, 'UTC')).toEqual({});
  expect(
    filterOf('MEETINGS', { ...values, status: 'ACTIVE', from: 'soon', to: '2026-02-31' }, 'UTC'),
  ).toEqual({ status: 'ACTIVE' });
});

test('a dash stands for the greatest first', () => {
  expect([sortOf(''), sortOf('country'), sortOf('-country')]).toEqual([
    null,
    { column: 'country', descending: false },
    { column: 'country', descending: true },
  ]);
});

test('rows are counted by their line ends', () => {
  expect(countLines(new TextEncoder().encode('a,b\r\n1,2\r\n3,4'))).toBe(2);
});
