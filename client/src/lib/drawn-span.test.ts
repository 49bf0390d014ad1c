import { expect, test } from 'vitest';
import { drawnSpanOf, NEW, newAt } from './drawn-span';

const drawn = { row: 'Main stage', startsAt: '2026-11-21T09:00:00.000Z', endsAt: '2026-11-21T10:00:00.000Z' };

test('a time that was drawn comes back from the address', () => {
  expect(drawnSpanOf(newAt(drawn))).toEqual(drawn);
  expect(drawnSpanOf(newAt({ ...drawn, row: '' }))).toEqual({ ...drawn, row: '' });
});

test('nothing was drawn where the address holds no time', () => {
  expect(drawnSpanOf(NEW)).toBeUndefined();
  expect(drawnSpanOf(`${NEW}@soon~later~Main stage`)).toBeUndefined();
});
