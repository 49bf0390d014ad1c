import { describe, expect, it } from 'vitest';
import { rowMaker } from './row-mapper';

describe('a row', () => {
  it('has the values of its columns', () => {
    const date = new Date(0);
    expect(rowMaker(['id', 'at', '?column?', `it's "quoted"`])([1, date, null, ''])).toEqual({
      id: 1,
      at: date,
      '?column?': null,
      [`it's "quoted"`]: '',
    });
  });

  it('holds rows within, as deep as the names go', () => {
    const make = rowMaker([
      'id',
      'given.pod.id',
      'given.pod.name',
      'given.other.id',
      'given.other.given.count',
    ]);
    expect(make(['1', '2', 'A1', '3', 0])).toEqual({
      id: '1',
      given: { pod: { id: '2', name: 'A1' }, other: { id: '3', given: { count: 0 } } },
    });
  });

  it('has null for a row within that is not there', () => {
    const make = rowMaker(['given.count', 'given.pod.id', 'given.pod.given.company.id', 'id']);
    expect(make([0, null, null, null])).toEqual({ id: null, given: { count: 0, pod: null } });
  });
});
