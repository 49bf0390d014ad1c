import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { searchWords } from './list-query';
import { pageOf } from './pagination';

describe('the words of a search', () => {
  it.each<[string | null | undefined, string[]]>([
    [undefined, []],
    [null, []],
    ['  \t\n ', []],
    [' two  words ', ['%two%', '%words%']],
    ['100%', ['%100\\%%']],
    ['snake_case', ['%snake\\_case%']],
    ['back\\slash', ['%back\\\\slash%']],
    ['Wi-Fi - O’Neil', ['%WiFi%', '%ONeil%']],
    ['a b c d e f g h', ['%a%', '%b%', '%c%', '%d%', '%e%', '%f%']],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
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
