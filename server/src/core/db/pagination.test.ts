import 'reflect-metadata';
import { describe, expect, it, vi } from 'vitest';
import {
  checkPageArgs,
  decodeCursor,
  encodeCursor,
  rankedPage,
  toConnection,
  type CursorType,
} from './pagination';

const badInput = (path: string) =>
  expect.objectContaining({
    code: 'BAD_USER_INPUT',
    details: { fields: [expect.objectContaining({ path }) as object] },
  });

describe('a cursor', () => {
  it.each([[['Ångström josé', 'id']], [['', '']], [['"],["', '\\']]])('gives back %j', (values) => {
    expect(decodeCursor(encodeCursor(values), ['text', 'text'])).toEqual(values);
  });

  it('can stand in an address as it is', () => {
    expect(encodeCursor(['???>>>', 'ÿÿÿ'])).toMatch(/^[\w-]+$/);
  });

  const raw = (text: string) => Buffer.from(text).toString('base64url');
  it.each([
    ['no base64', '%'],
    ['nothing', ''],
    ['no JSON', raw('[1')],
    ['an object', raw('{"0":"a","1":"b","length":2}')],
    ['a text', raw('"ab"')],
    ['too few values', raw('["a"]')],
    ['too many values', raw('["a","b","c"]')],
    ['a number', raw('["a",1]')],
    ['null', raw('["a",null]')],
    ['a nested list', raw('["a",["b"]]')],
  ])('that is %s is refused', (_what, cursor) => {
    expect(() => decodeCursor(cursor, ['text', 'text'])).toThrow(badInput('after'));
  });

  const ID = '0192f0c1-2345-7abc-8def-0123456789ab';
  it.each<[CursorType, string]>([
    ['int4', '-7'],
    ['timestamptz', '2027-05-03 09:00:00+00'],
    ['timestamptz', '2027-05-03 09:00:00.123456+05:30'],
    ['timestamptz', '12027-05-03 09:00:00+00'],
    ['timestamptz', '0044-03-15 09:00:00+00 BC'],
  ])('of the type %s takes %s', (type, value) => {
    expect(decodeCursor(encodeCursor([value, ID]), [type, 'uuid'])).toEqual([value, ID]);
  });

  it.each<[CursorType, string]>([
    ['text', 'zero\u0000byte'],
    ['text', 'half\ud800pair'],
    ['int4', '99999999999'],
    ['int4', '1.5'],
    ['timestamptz', 'infinity'],
    ['timestamptz', '+294277-12-31T00:00:00Z'],
    ['uuid', 'text'],
  ])('of the type %s refuses %j', (type, value) => {
    expect(() => decodeCursor(encodeCursor([value, ID]), [type, 'uuid'])).toThrow(badInput('after'));
  });
});

describe('the arguments of a page', () => {
  it.each([
    { first: 1 },
    { first: 1, after: 'x' },
    { first: 1, offset: 5 },
    { first: 1, after: 'x', offset: 0 },
  ])('%o are taken', (args) => {
    expect(() => checkPageArgs(args)).not.toThrow();
  });

  it('may not name both a cursor and an offset', () => {
    expect(() => checkPageArgs({ first: 1, after: 'x', offset: 5 })).toThrow(badInput('offset'));
  });
});

describe('a connection', () => {
  it('counts only when it is asked for the total', () => {
    const total = vi.fn<() => number>(() => 7);
    const cursorOf = (node: string) => `at ${node}`;
    const page = { nodes: ['a', 'b'], hasNextPage: true, hasPreviousPage: false, cursorOf, total };
    const connection = toConnection(page);
    expect(connection.edges).toEqual([
      { cursor: 'at a', node: 'a' },
      { cursor: 'at b', node: 'b' },
    ]);
    expect(connection.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: 'at a',
      endCursor: 'at b',
    });
    expect(total).not.toHaveBeenCalled();
    expect(connection.totalCount).toBe(7);
  });

  it('has no cursors on an empty page', () => {
    const page = { nodes: [], hasNextPage: false, hasPreviousPage: true, cursorOf: String, total: () => 0 };
    expect(toConnection(page).pageInfo).toMatchObject({ startCursor: null, endCursor: null });
  });
});

const ranking = Array.from({ length: 10_050 }, (_none, index) => index);
const pageFrom = (position: number) => {
  const page = { first: 20, after: encodeCursor([String(position)]) };
  const { nodes, pageInfo } = toConnection(rankedPage(ranking, page, async () => ranking.length));
  return { first: nodes[0], next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
};

it('a ranking is read as far as its cursors go, and promises no page behind', () => {
  expect(pageFrom(9_980)).toEqual({ first: 9_980, next: encodeCursor(['10000']) });
  expect(pageFrom(9_981)).toEqual({ first: 9_981, next: null });
  expect(pageFrom(10_000)).toEqual({ first: 10_000, next: null });
  expect(() => pageFrom(10_001)).toThrow('This cursor is not one of this list.');
});
