import { describe, expect, it } from 'vitest';
import { KeyboardWedge, type WedgeStep } from './keyboard-wedge';

/** A key of an American keyboard. */
const keyOf = (key: string, at: number, code = '') => ({ key, code, shift: false, at });
const read = (text: string) => ({ typed: text, pressed: text });

const pressAll = (wedge: KeyboardWedge, text: string, gap: number, from = 1000): void => {
  for (const [index, key] of text.split('').entries()) wedge.press(keyOf(key, from + index * gap));
};

/** Presses the keys of a text with this gap between them, then Enter. */
function press(wedge: KeyboardWedge, text: string, gap: number, from = 1000, last = 'Enter'): WedgeStep {
  pressAll(wedge, text, gap, from);
  return wedge.press(keyOf(last, from + text.length * gap));
}

describe('a hand-held reader', () => {
  it('is told by its speed, whatever it reads', () => {
    const wedge = new KeyboardWedge();
    const link = 'https://podium.example/attendees/verify-code/7KQ2';
    expect(press(wedge, link, 8)).toEqual(read(link));
    expect(press(wedge, '7KQ2MNAB', 12, 5000)).toEqual(read('7KQ2MNAB'));
    expect(press(wedge, '7KQ2MNAB', 12, 9000, 'Tab')).toEqual(read('7KQ2MNAB'));
  });

  it('may press Shift in between', () => {
    const wedge = new KeyboardWedge();
    let at = 0;
    for (const key of ['Shift', 'A', 'Shift', 'B', 'C', 'D', '1', '2', '3'])
      wedge.press(keyOf(key, (at += 5)));
    expect(wedge.press(keyOf('Enter', at + 5))).toEqual(read('ABCD123'));
  });

  it('may press no key at the end', () => {
    const wedge = new KeyboardWedge();
    pressAll(wedge, '7KQ2MNAB', 8);
    expect([wedge.end(), wedge.end()]).toEqual([read('7KQ2MNAB'), null]);
    pressAll(wedge, '7KQ2MNAB', 50, 9000);
    expect(wedge.end()).toBeNull();
  });

  it('presses American keys, whatever the layout of the computer makes of them', () => {
    const wedge = new KeyboardWedge();
    const keys = [
      ['z', 'KeyY', false],
      ['Z', 'KeyY', true],
      ['-', 'Slash', false],
      ['Ö', 'Semicolon', true],
      ['ß', 'Minus', false],
      ['ض', 'KeyQ', false],
      ['à', 'Digit0', false],
      ['Dead', 'Equal', false],
    ] as const;
    for (const [index, [key, code, shift]] of keys.entries())
      wedge.press({ key, code, shift, at: index * 5 });
    expect(wedge.end()).toEqual({ typed: 'zZ-Ößضà', pressed: 'yY/:-q0=' });
  });

  it('is not somebody who types and presses Enter', () => {
    expect(press(new KeyboardWedge(), '7KQ2MNAB', 110)).toBe('typed');
    expect(press(new KeyboardWedge(), '7KQ2MNAB', 50)).toBe('typed');
  });

  it('is not Enter long after a few fast keys, nor a short burst', () => {
    const wedge = new KeyboardWedge();
    pressAll(wedge, '7KQ2MNAB', 5);
    expect(wedge.press(keyOf('Enter', 1900))).toBe('typed');
    expect(press(new KeyboardWedge(), 'abc', 5)).toBe('typed');
  });

  it('starts over after a pause, so that what was typed before is not part of it', () => {
    const wedge = new KeyboardWedge();
    pressAll(wedge, 'North', 120, 0);
    expect(press(wedge, '7KQ2MNAB', 6, 2000)).toEqual(read('7KQ2MNAB'));
  });

  it('marks its keys from the second on, so that shortcuts do not see them', () => {
    const wedge = new KeyboardWedge();
    expect(wedge.press(keyOf('/', 0))).toBe('typed');
    expect(wedge.press(keyOf('/', 5))).toBe('burst');
  });
});
