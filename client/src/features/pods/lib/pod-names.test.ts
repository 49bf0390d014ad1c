import { expect, test } from 'vitest';
import { MAX_NEW_PODS, podNames, shortList } from './pod-names';

test.each([
  ['', ''],
  [' , ;\n', ''],
  ['Oak', 'Oak'],
  ['A1–A3', 'A1 A2 A3'],
  ['A1-A3', 'A1 A2 A3'],
  ['A1..A3', 'A1 A2 A3'],
  ['A1…A3', 'A1 A2 A3'],
  ['A1 — A3', 'A1 A2 A3'],
  ['A1 to A3', 'A1 A2 A3'],
  ['A1–3', 'A1 A2 A3'],
  ['a1-A3', 'a1 a2 a3'],
  ['1-3', '1 2 3'],
  ['B08-B11', 'B08 B09 B10 B11'],
  ['B1-B012', 'B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12'],
  ['A9-A11', 'A9 A10 A11'],
  ['A3-A1', 'A1 A2 A3'],
  ['A2-A2', 'A2'],
  ['A1-A2, C1-C2', 'A1 A2 C1 C2'],
  ['A1-A2; B7\nOak', 'A1 A2 B7 Oak'],
  ['A1-A2، B1', 'A1 A2 B1'],
  ['A1, A1-A2', 'A1 A2'],
  ['A-1', 'A-1'],
  ['A-1–A-3', 'A-1 A-2 A-3'],
  ['A1-B3', 'A1-B3'],
  ['2F-01..2F-03', '2F-01 2F-02 2F-03'],
])('%j is %j', (text, names) => {
  expect(podNames(text).join(' ')).toBe(names);
});

test('names keep the blank before their numbers', () => {
  expect(podNames('VIP 1-3,  Hall 2   pod 8 - Hall 2 pod 9')).toEqual([
    'VIP 1',
    'VIP 2',
    'VIP 3',
    'Hall 2 pod 8',
    'Hall 2 pod 9',
  ]);
});

test('a range that nobody means ends one behind the limit', () => {
  expect(podNames('A1-A999999')).toHaveLength(MAX_NEW_PODS + 1);
});

test('many names are shown by the first and the last', () => {
  expect(shortList(podNames('A1-A24'))).toBe('A1, A2, … A24');
  expect(shortList(podNames('A1-A3'))).toBe('A1, A2, A3');
});
