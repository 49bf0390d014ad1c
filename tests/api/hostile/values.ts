import { newId } from '../../../server/src/core/db/ids';
import { DOT } from '../operations/social';

/** The kinds of values that a place takes. */
export type Kind =
  'text' | 'cursor' | 'id' | 'number' | 'flag' | 'time' | 'choice' | 'picture' | 'file' | 'list' | 'object';

/** A value that no honest client sends, and what it is called in a report. */
export interface Hostile {
  name: string;
  value: unknown;
}

/** Stands for a key that is not there. */
const ABSENT = Symbol('absent');

/** JSON that JavaScript has no value for, such as a number beyond all numbers. */
const raw = (json: string): string => `@raw ${json} raw@`;

export const isRaw = (value: unknown): boolean => typeof value === 'string' && value.startsWith('@raw ');

/** Values as JSON, as they are sent. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value).replace(/"@raw (.*?) raw@"/g, (_all, json: string) => json);

const named = (values: Record<string, unknown>): Hostile[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

export const foreignIds = (values: Record<string, string>): Hostile[] =>
  Object.entries(values).map(([name, value]) => ({ name: `${name} of another event`, value }));

const HOUR = 3_600_000;
const cursorOf = (...values: unknown[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** An own key, as JSON brings it; a literal would set the prototype. */
const poisoned: unknown = JSON.parse('{"__proto__":{"role":"ADMIN"},"constructor":{"prototype":{"x":1}}}');

const wrongTypes = named({
  absent: ABSENT,
  null: null,
  'a number': 7,
  'a fraction': 1.5,
  true: true,
  'a list': ['a', 'b'],
  'an empty list': [],
  'an object': { a: 1 },
  'prototype keys': poisoned,
  'a number beyond all': raw('1e999'),
});

const texts = named({
  'no text': '',
  blanks: ' \t ',
  'wide blanks': '\u00a0\u2003\u3000\ufeff',
  '10,000 signs': 'x'.repeat(10_000),
  '10,000 pictures': '\u{1F469}\u200D\u{1F680}'.repeat(2_000),
  'a zero byte': 'zero\u0000byte',
  'a zero byte alone': '\u0000',
  'half of a pair': 'half\ud800pair',
  'the other half': '\udc00other',
  'right to left': '\u202Etxt.exe\u202C \u05e9\u05dc\u05d5\u05dd',
  'signs without width': 'a\u200bb\u200dc\u2060d\ufeffe',
  'control signs': '\u0001\u0007\u001b[31mred\u007f\u0085',
  'line separators': 'a\u2028b\u2029c',
  'a tower of accents': `Z${'\u0300'.repeat(60)}`,
  'what is no sign': '\ufffe\uffff\u{1FFFF}',
  markup: '<script>alert(1)</script>"><img src=x onerror=alert(1)>',
  sql: `'; DROP TABLE users; --`,
  'sql that is always true': `' OR '1'='1`,
  'lines of a header': 'a\r\nBcc: x@example.test\r\n\r\nbody',
  formats: '%s%n%x${7*7}{{7*7}}%00',
  __proto__: '__proto__',
  constructor: 'constructor',
  'signs of LIKE': '%_\\',
  'signs of a search': `& | ! ( ) : * <-> '`,
  'a path': '../../../etc/passwd',
  'a formula': '=HYPERLINK("http://x.test","x")',
  undefined: 'undefined',
  'a large number': '1e309',
});

/** A body has at most one MiB. */
const huge = named({ '1,000,000 signs': 'x'.repeat(1_000_000) });

const days = named({
  'a day before time': '0000-00-00',
  'the first day': '0001-01-01',
  'the last day': '9999-12-31',
  'a day after time': '275760-09-13',
  'no day': '2027-02-30',
  'a text for a day': 'tomorrow',
});

const ids = named({
  'no id': '',
  'a text': 'not-an-id',
  'an unknown id': newId(),
  'an id of zeros': '00000000-0000-0000-0000-000000000000',
  'an id of ones': 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'an id in braces': `{${newId()}}`,
  'an id without dashes': newId().replaceAll('-', ''),
  'an id with a blank': ` ${newId()}`,
  'an id and a line': `${newId()}\n`,
  'an id and a zero byte': `${newId()}\u0000`,
  'half of a pair': '\ud800',
  '10,000 signs': 'f'.repeat(10_000),
  __proto__: '__proto__',
  sql: `' OR '1'='1`,
  'minus one': -1,
  'a number beyond 53 bits': raw('9007199254740993'),
});

const numbers = named({
  zero: 0,
  'minus zero': raw('-0'),
  'minus one': -1,
  101: 101,
  '10,001': 10_001,
  '2^31 - 1': 2 ** 31 - 1,
  '2^31': 2 ** 31,
  '-2^31': -(2 ** 31),
  '2^53': 2 ** 53,
  'a number of many digits': raw('1'.repeat(400)),
  'a number in words': '1',
  'no number': 'NaN',
});

const times = named({
  'no time': '',
  'a text': 'tomorrow',
  'the year 0': '0000-01-01T00:00:00Z',
  'the year 1': '0001-01-01T00:00:00Z',
  'a year before': '-000001-01-01T00:00:00Z',
  'long ago': '1000-01-01T00:00:00.000Z',
  'the last year of four digits': '9999-12-31T23:59:59.999Z',
  'the last day of JavaScript': '+275760-09-13T00:00:00.000Z',
  'the same without a sign': '275760-09-13T00:00:00.000Z',
  'beyond the last day': '+294277-01-01T00:00:00Z',
  'no such day': '2027-02-30T00:00:00Z',
  'no such hour': '2027-01-01T25:00:00Z',
  'the hour 24': '2027-01-01T24:00:00Z',
  'a second too many': '2027-06-30T23:59:60Z',
  'a day alone': '2027-01-01',
  'no zone': '2027-01-01T00:00:00',
  'far east': '2027-01-01T00:00:00+14:00',
  'a zone that is none': '2027-01-01T00:00:00+99:99',
  'many digits of a second': '2027-01-01T00:00:00.123456789123Z',
  'a zero byte': '2027-01-01T00:00:00Z\u0000',
  'a number': 1e15,
  yesterday: new Date(Date.now() - 24 * HOUR).toISOString(),
  'in a thousand days': new Date(Date.now() + 24_000 * HOUR).toISOString(),
});

const cursors = named({
  'no cursor': '',
  'no base 64': '***',
  junk: Buffer.from([0xff, 0xfe, 0, 1]).toString('base64url'),
  'an empty list': cursorOf(),
  numbers: cursorOf(1, 2),
  nulls: cursorOf(null, null),
  objects: cursorOf({}, {}),
  texts: cursorOf('a', 'b'),
  'a text and an id': cursorOf('a', newId()),
  'a time and an id': cursorOf(new Date().toISOString(), newId()),
  'no end and an id': cursorOf('infinity', newId()),
  'a far time and an id': cursorOf('294276-12-31', newId()),
  'a time too far and an id': cursorOf('+294277-12-31T00:00:00Z', newId()),
  'a number and an id': cursorOf('1', newId()),
  'a large number and an id': cursorOf('99999999999999999999', newId()),
  'zero bytes': cursorOf('\u0000', newId()),
  'half of a pair': cursorOf('\ud800', newId()),
  'a long text': cursorOf('x'.repeat(100_000), newId()),
  'one, three': cursorOf('x'),
  'three values': cursorOf('0', 'a', newId()),
  'three times': cursorOf('1', new Date().toISOString(), newId()),
});

const pictures = named({
  'no picture': '',
  'a name that is none': 'nothing.webp',
  'a path': '../../../etc/passwd',
  'an address': 'http://127.0.0.1:1/picture.png',
  'a file address': 'file:///etc/passwd',
  'data of nothing': 'data:,',
  'data of a text': 'data:text/html;base64,PHNjcmlwdD4=',
  'data that are broken': DOT.slice(0, -30),
  'a drawing': `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>`,
  'a zero byte': 'a\u0000.webp',
  'a long name': 'x'.repeat(10_000),
  __proto__: '__proto__',
});

const choices = named({ 'an unknown choice': 'UNHEARD_OF', 'no choice': '', proto: '__proto__' });
const flags = named({ 'yes in words': 'true', 'one for yes': 1, 'no text': '' });

/** The changes that a list may suffer. */
const lists = (element: unknown): Hostile[] =>
  named({
    'null in a list': [null],
    'lists in a list': [[[]]],
    'twice the same': [element, element],
    '10,000 of them': Array.from({ length: 10_000 }, () => element),
    'an object for a list': { length: 1 },
    'one without a list': element,
  });

const objects = (known: unknown): Hostile[] =>
  named({
    'an unknown key': { ...(known as object), unheardOf: 1 },
    'a prototype key': Object.assign(JSON.parse('{"__proto__":{"role":"ADMIN"}}') as object, known),
    'a text': 'text',
    'a list of it': [known],
  });

/** Of the same event or person, under a name that compares as another one. */
const aliases = (known: unknown): Hostile[] =>
  typeof known === 'string' ? named({ 'its id in capitals': known.toUpperCase() }) : [];

/** Values for a place beside the present one; `foreign` are ids of another event and of other kinds. */
export const hostileFor = (kind: Kind, known: unknown, foreign: readonly Hostile[]): Hostile[] => {
  const own: Record<Kind, Hostile[]> = {
    text: [...texts, ...days, ...huge],
    cursor: [...cursors, ...huge],
    id: [...ids, ...aliases(known), ...foreign],
    number: numbers,
    flag: flags,
    time: times,
    choice: choices,
    picture: pictures,
    file: [],
    list: lists(Array.isArray(known) ? known[0] : null),
    object: objects(known),
  };
  return [...wrongTypes, ...own[kind]];
};
