import { describe, expect, it } from 'vitest';
import { containsWords, isSearchable, markMatches } from './highlight';

/** Marked parts in brackets. */
const shown = (text: string, query: string): string =>
  markMatches(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('markMatches', () => {
  it.each([
    ['Where do I park?', 'park', 'Where do I [park]?'],
    ['Café Müller', 'CAFE muller', '[Café] [Müller]'],
    ['Straße', 'str', '[Str]aße'],
    ['A pod is a pod', 'pod', 'A [pod] is a [pod]'],
    ['İstanbul office', 'istan', '[İstan]bul office'],
    ['Wi-Fi 📶 here', 'here', 'Wi-Fi 📶 [here]'],
    ['Is there Wi-Fi?', 'wifi', 'Is there [Wi-Fi]?'],
    ['WiFi for O’Neil', 'wi-fi oneil', '[WiFi] for [O’Neil]'],
    ['ΟΔΟΣ Αθηνάς', 'οδος', '[ΟΔΟΣ] Αθηνάς'],
    ['ﾔﾏﾀﾞ Ｆｏｏ', 'foo ヤマ', '[ﾔﾏ]ﾀﾞ [Ｆｏｏ]'],
    ['علی‌رضا', 'علیرضا', '[علی‌رضا]'],
    ['Nothing here', 'xyz', 'Nothing here'],
    ['Nothing typed', ' ', 'Nothing typed'],
    ['(a+b)', '(a+', '[(a+]b)'],
    ['banana', 'ana nan', 'b[anan]a'],
  ])('marks in %o what %o finds', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });
});

it('one letter is searched for where it is a word', () => {
  expect(['a', '王', 'ka', ''].map(isSearchable)).toEqual([false, true, true, false]);
});

describe('containsWords', () => {
  it('wants each word in one of the texts', () => {
    expect(containsWords('wifi guest', 'Is there WiFi?', 'Yes, for guests')).toBe(true);
    expect(containsWords('wifi lunch', 'Is there WiFi?', null)).toBe(false);
    expect(containsWords('  ', 'anything')).toBe(true);
  });
});
