import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { WhereBuilder, pageOf, searchWords } from './list-query';

describe('the words of a search', () => {
  it.each<[string | null | undefined, string[]]>([
    [undefined, []],
    [null, []],
    ['  \t\n ', []],
    [' two  words ', ['%two%', '%words%']],
    ['100%', ['%100\\%%']],
    ['snake_case', ['%snake\\_case%']],
    ['back\\slash', ['%back\\\\slash%']],
    ['a b c d e f g h', ['%a%', '%b%', '%c%', '%d%', '%e%', '%f%']],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});

describe('conditions', () => {
  it('hold where there are none', () => {
    expect(new WhereBuilder().text).toBe('true');
  });

  it('are numbered in the order of their values', () => {
    const where = new WhereBuilder()
      .add((value) => `a = ${value}`, 1)
      .always('b IS NULL')
      .add((value) => `c = ${value}`, 'x');
    const page = where.value(20);
    expect([where.text, page]).toEqual(['a = $1 AND b IS NULL AND c = $2', '$3']);
    expect(where.statement('SELECT 1')).toEqual({ text: 'SELECT 1', values: [1, 'x', 20], fresh: true });
  });

  it('go on behind values that are there already', () => {
    const values = ['first'];
    expect(new WhereBuilder([...values]).add((value) => `b = ${value}`, 'second').text).toBe('b = $2');
    expect(values).toEqual(['first']);
  });
});

describe('a page', () => {
  it.each([
    [[], 2, { nodes: [], hasNextPage: false }],
    [[1, 2], 2, { nodes: [1, 2], hasNextPage: false }],
    [[1, 2, 3], 2, { nodes: [1, 2], hasNextPage: true }],
  ])('of %j cut at %i', (rows, first, page) => {
    const { nodes, hasNextPage } = pageOf<number>(rows, { first }, String, () => 0);
    expect({ nodes, hasNextPage }).toEqual(page);
  });
});
