import { describe, expect, it } from 'vitest';
import { KeyboardWedge, type WedgeStep } from './keyboard-wedge';
import { OUT_OF_SIGHT_MS, RepeatGuard } from './repeat-guard';

/** Presses the keys of a text with this gap between them, then Enter. */
function press(wedge: KeyboardWedge, text: string, gap: number, from = 1000): WedgeStep {
  text.split('').forEach((key, index) => wedge.press({ key, at: from + index * gap }));
  return wedge.press({ key: 'Enter', at: from + text.length * gap });
}

describe('a hand-held reader', () => {
  it('is told by its speed, whatever it reads', () => {
    const wedge = new KeyboardWedge();
    expect(press(wedge, 'https://podium.example/attendees/verify-code/7KQ2', 8)).toEqual({
      text: 'https://podium.example/attendees/verify-code/7KQ2',
    });
    expect(press(wedge, '7KQ2MNAB', 12, 5000)).toEqual({ text: '7KQ2MNAB' });
  });

  it('may press Shift in between', () => {
    const wedge = new KeyboardWedge();
    let at = 0;
    for (const key of ['Shift', 'A', 'Shift', 'B', 'C', 'D', '1', '2', '3'])
      wedge.press({ key, at: (at += 5) });
    expect(wedge.press({ key: 'Enter', at: at + 5 })).toEqual({ text: 'ABCD123' });
  });

  it('is not somebody who types and presses Enter', () => {
    expect(press(new KeyboardWedge(), '7KQ2MNAB', 110)).toBe('typed');
    expect(press(new KeyboardWedge(), '7KQ2MNAB', 50)).toBe('typed');
  });

  it('is not Enter long after a few fast keys, nor a short burst', () => {
    const wedge = new KeyboardWedge();
    '7KQ2MNAB'.split('').forEach((key, index) => wedge.press({ key, at: index * 5 }));
    expect(wedge.press({ key: 'Enter', at: 900 })).toBe('typed');
    expect(press(new KeyboardWedge(), 'abc', 5)).toBe('typed');
  });

  it('starts over after a pause, so that what was typed before is not part of it', () => {
    const wedge = new KeyboardWedge();
    'North'.split('').forEach((key, index) => wedge.press({ key, at: index * 120 }));
    expect(press(wedge, '7KQ2MNAB', 6, 2000)).toEqual({ text: '7KQ2MNAB' });
  });

  it('marks its keys from the second on, so that shortcuts do not see them', () => {
    const wedge = new KeyboardWedge();
    expect(wedge.press({ key: '/', at: 0 })).toBe('typed');
    expect(wedge.press({ key: '/', at: 5 })).toBe('burst');
  });
});

describe('a camera', () => {
  it('reads a badge once for as long as it is in sight, and again later', () => {
    const guard = new RepeatGuard();
    const sights = [0, 200, 3000, 6000, 6000 + OUT_OF_SIGHT_MS + 1];
    expect(sights.map((at) => guard.isNew('ONE', at))).toEqual([true, false, false, false, true]);
    expect(guard.isNew('TWO', 6000 + OUT_OF_SIGHT_MS + 2)).toBe(true);
  });
});
