import { describe, expect, it } from 'vitest';
import {
  and,
  bound,
  compile,
  fill,
  identifier,
  join,
  literal,
  or,
  parameter,
  sql,
  withLiterals,
} from './sql';

describe('the tag', () => {
  it('sends values, and numbers them in the order of the text', () => {
    expect(compile(sql`SELECT ${1}, ${'two'}, ${null}, ${['three', 'four']}`)).toEqual({
      text: 'SELECT $1, $2, $3, $4',
      values: [1, 'two', null, ['three', 'four']],
    });
  });

  it('splices pieces of SQL with their values', () => {
    const inner = sql`b = ${2} AND c = ${3}`;
    expect(compile(sql`WHERE a = ${1} AND ${inner} AND d = ${4}`)).toEqual({
      text: 'WHERE a = $1 AND b = $2 AND c = $3 AND d = $4',
      values: [1, 2, 3, 4],
    });
  });

  it('never reads a value as SQL, whatever it looks like', () => {
    const hostile = "x'; DROP TABLE users; --";
    expect(compile(sql`SELECT ${hostile}`)).toEqual({ text: 'SELECT $1', values: [hostile] });
  });

  it('takes neither undefined nor objects, nor what only looks like SQL', () => {
    const lookAlike = { strings: ['SELECT 1'], placeholders: [] };
    const refused = () => [
      // @ts-expect-error A missing value is a mistake.
      sql`SELECT ${undefined}`,
      // @ts-expect-error An object is sent as JSON by `bound('jsonb', …)` alone.
      sql`SELECT ${{ a: 1 }}`,
      // @ts-expect-error Pieces of SQL are made by the tag.
      sql`SELECT ${lookAlike}`,
      // @ts-expect-error Text is no SQL.
      join(['a', 'b']),
    ];
    expect(refused).toBeInstanceOf(Function);
  });
});

describe('a bound value', () => {
  it('is one placeholder wherever it occurs', () => {
    const user = bound('uuid', 'id');
    expect(compile(sql`a = ${user} AND ${sql`b = ${user}`} AND c = ${'x'}`)).toEqual({
      text: 'a = $1::uuid AND b = $1::uuid AND c = $2',
      values: ['id', 'x'],
    });
  });

  it('is JSON where its type is', () => {
    expect(compile(sql`${bound('jsonb', { a: [1] })}`).values).toEqual(['{"a":[1]}']);
  });
});

it('a parameter is filled with the value of each run', () => {
  const event = parameter('event', 'uuid');
  const text = sql`a = ${event} OR b = ${event} OR c = ${1}`;
  expect(compile(fill(text, { event: 'id' }))).toEqual({
    text: 'a = $1::uuid OR b = $1::uuid OR c = $2',
    values: ['id', 1],
  });
});

describe('pieces', () => {
  it('are joined', () => {
    expect(compile(join([sql`a`, sql`b`, sql`${1}`])).text).toBe('a, b, $1');
    expect(compile(join([])).text).toBe('');
  });

  it('are conditions, true where there are none', () => {
    expect(compile(and(sql`a`, undefined, false, sql`b`)).text).toBe('a AND b');
    expect(compile(and(undefined)).text).toBe('true');
    expect(compile(or(sql`a`, sql`b`)).text).toBe('(a OR b)');
  });

  it('are names and constants', () => {
    expect(compile(sql`${identifier('a"b')} = ${literal("it's")} LIMIT ${literal(5)}`)).toEqual({
      text: `"a""b" = 'it''s' LIMIT 5`,
      values: [],
    });
  });
});

it('values are written into the text for COPY', () => {
  const at = new Date('2027-05-03T09:00:00Z');
  expect(withLiterals(sql`SELECT ${"it's"}, ${['a"b', 'c']}, ${null}, ${bound('timestamptz', at)}`)).toBe(
    `SELECT 'it''s',  E'{"a\\\\"b","c"}', NULL, '2027-05-03T09:00:00.000Z'::timestamptz`,
  );
});
