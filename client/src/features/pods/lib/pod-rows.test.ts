import { describe, expect, it } from 'vitest';
import type { Pod, PodItem } from './pod-items';
import { rowsOf, searchRows, sortRows } from './pod-rows';

const pod = (name: string, more: object = {}) =>
  ({ id: name, name, location: null, company: null, ...more }) as Pod;
const item = (row: string, kind: PodItem['kind']) => ({ row, kind }) as PodItem;
const slots = Array.from({ length: 4 }, () => ({ startsAt: '', endsAt: '' }));

const rows = rowsOf(
  [pod('B10', { location: 'Hall Été' }), pod('B2', { company: { name: 'Nimbus Labs' } }), pod('A1')],
  [item('B2', 'meeting'), item('B2', 'meeting'), item('B2', 'block'), item('A1', 'meeting')],
  slots,
);
const names = (list: typeof rows) => list.map(({ pod: { name } }) => name);

describe('the list of pods', () => {
  it('says what share of the day each pod is in use', () => {
    expect(rows.map(({ meetings, blocks, share }) => [meetings, blocks, share])).toEqual([
      [0, 0, 0],
      [2, 1, 0.5],
      [1, 0, 0.25],
    ]);
    expect(rowsOf([pod('A1')], [item('A1', 'meeting')], [])[0]?.share).toBe(0);
  });

  it('finds every word in the name, the place or the company', () => {
    expect(names(searchRows(rows, ' hall ete'))).toEqual(['B10']);
    expect(names(searchRows(rows, 'b2 nimbus'))).toEqual(['B2']);
    expect(names(searchRows(rows, ''))).toEqual(['B10', 'B2', 'A1']);
  });

  it('is sorted by the order of the floor, by name as people count, and by use', () => {
    expect(names(sortRows(rows, 'POSITION_DESC'))).toEqual(['A1', 'B2', 'B10']);
    expect(names(sortRows(rows, 'NAME'))).toEqual(['A1', 'B2', 'B10']);
    expect(names(sortRows(rows, 'USE_DESC'))).toEqual(['B2', 'A1', 'B10']);
  });
});
