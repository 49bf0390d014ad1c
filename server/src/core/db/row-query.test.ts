import { types } from 'pg';
import { describe, expect, it } from 'vitest';
import { readInstant, rowMaker } from './row-query';

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

const standard = types.getTypeParser(types.builtins.TIMESTAMPTZ, 'text') as (text: string) => unknown;

describe('an instant', () => {
  it.each([
    '2026-11-21 08:11:18+00',
    '2026-11-21 08:11:18.4+00',
    '2026-11-21 08:11:18.404999+05:30',
    '1969-12-31 23:59:59.999999-03',
    '12026-11-21 08:11:18+00',
    '0099-01-01 00:00:00+00',
    '0044-03-15 08:11:18+00 BC',
    '1880-01-01 00:19:32+00:19:32',
    'infinity',
  ])('of %s is read as pg reads it', (text) => {
    expect(readInstant(text)).toEqual(standard(text));
  });
});
