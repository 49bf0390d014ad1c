import { describe, expect, it } from 'vitest';
import { folded, hasUnseen, trimmed, truncated, visible, withAsciiDigits } from './storable-text';

describe('a text', () => {
  it.each([
    [' \u00a0\u3000a b\t\n', 'a b'],
    ['\u202a+1 555\u202c', '+1 555'],
    ['\ufeff\u200ba\u2060\u00ad', 'a'],
    ['\u3164\u2800a\uffa0', 'a'],
    ['a\u001a', 'a'],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['👩\u200d🚀', '👩\u200d🚀'],
    ['🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['\u200b\u3164 ', ''],
  ])('%j has at its ends what can be seen', (text, seen) => {
    expect(trimmed(text)).toBe(seen);
  });

  it('of a million blanks takes no longer than of a thousand', () => {
    expect(trimmed(`a${' '.repeat(1_000_000)}b`)).toHaveLength(1_000_002);
  });

  it('may have signs that nobody sees', () => {
    expect(['ada@acme.test', 'a\u200bda@acme.test', 'ada\u00ad'].map(hasUnseen)).toEqual([false, true, true]);
    expect(visible('a\u200bd\u2068a\u3164')).toBe('ada');
  });

  it('may have digits of any script', () => {
    expect(['٠١٩', '۱۲۳', '１０', '𝟘𝟡', 'x²'].map(withAsciiDigits)).toEqual(['019', '123', '10', '09', 'x²']);
  });

  it('is folded to its letters and digits', () => {
    expect(['Thèmes ', 'E\u0301nergie', 'Women’s health'].map(folded)).toEqual([
      'themes',
      'energie',
      'womenshealth',
    ]);
  });
});

it.each([
  ['Ada', 3, 'Ada'],
  ['Ada King', 3, 'Ada'],
  ['Ada👩‍👩‍👧', 5, 'Ada'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['🇵🇰🇩🇪', 6, '🇵🇰'],
  ['', 3, ''],
])('the beginning of %s, of at most %i, is %s', (text, most, beginning) => {
  expect(truncated(text, most)).toBe(beginning);
});
