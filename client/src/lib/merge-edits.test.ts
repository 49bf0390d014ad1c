import { describe, expect, test } from 'vitest';
import { mergeEdits } from './merge-edits';

const base = { title: 'Forum', city: 'Karachi', tags: ['a'] };

describe('merging two edits', () => {
  test('keeps what each changed where the other did not', () => {
    expect(mergeEdits(base, { ...base, title: 'Mine' }, { ...base, city: 'Lahore' })).toEqual({
      merged: { title: 'Mine', city: 'Lahore', tags: ['a'] },
      conflicts: [],
    });
  });

  test('names the fields that both changed differently, and holds mine', () => {
    expect(mergeEdits(base, { ...base, tags: ['b'] }, { ...base, tags: ['c'] })).toEqual({
      merged: { ...base, tags: ['b'] },
      conflicts: ['tags'],
    });
  });

  test('finds no conflict in the same change by both, nor in two kinds of empty', () => {
    const mine = { ...base, title: 'Same', city: '' };
    const theirs = { ...base, title: 'Same', city: null };
    expect(mergeEdits<object>(base, mine, theirs)).toEqual({ merged: mine, conflicts: [] });
  });
});
