import { describe, expect, it } from 'vitest';
import { columnCount, nextIndex } from './grid';

describe('columnCount', () => {
  it('fits as many columns as there is room for, and at least one', () => {
    expect([200, 320, 655, 656, 2500].map((width) => columnCount(width, 320, 16))).toEqual([1, 1, 1, 2, 7]);
  });
});

describe('nextIndex', () => {
  const grid = { count: 8, columns: 3 };

  it('moves along and across the rows', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
    expect(keys.map((key) => nextIndex(key, 4, grid))).toEqual([3, 5, 1, 7, 0, 7]);
  });

  it('stays inside the grid', () => {
    expect([
      nextIndex('ArrowLeft', 0, grid),
      nextIndex('ArrowUp', 2, grid),
      nextIndex('ArrowRight', 7, grid),
      nextIndex('ArrowDown', 7, grid),
    ]).toEqual([null, null, null, null]);
  });

  it('goes down into a shorter last row', () => {
    expect(nextIndex('ArrowDown', 5, grid)).toBe(7);
  });

  it('turns left and right around where text runs from right to left', () => {
    const mirrored = { ...grid, rightToLeft: true };
    expect([nextIndex('ArrowLeft', 4, mirrored), nextIndex('ArrowRight', 4, mirrored)]).toEqual([5, 3]);
  });

  it('leaves other keys alone', () => {
    expect(nextIndex('Enter', 4, grid)).toBeNull();
  });
});
