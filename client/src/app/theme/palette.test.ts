import { describe, expect, it } from 'vitest';
import { channelsOf, contrast, linear } from '../../../../tests/support/contrast';
import { darkColours, lightColours } from './colours';
import { series } from './palette';

type Triple = [number, number, number];

/** Machado, Oliveira and Fernandes (2009), full severity. */
const visions: Record<string, Triple[]> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour in CIE Lab, as eyes of this kind see it. */
function lab(hex: string, vision: Triple[]): Triple {
  const source = channelsOf(hex).map(linear) as Triple;
  const [r, g, b] = vision.map((row) =>
    Math.min(1, Math.max(0, row[0] * source[0] + row[1] * source[1] + row[2] * source[2])),
  ) as Triple;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((first, index) => items.slice(index + 1).map((second): [Item, Item] => [first, second]));

describe.each([
  ['light', lightColours.colorBgContainer],
  ['dark', darkColours.colorBgContainer],
] as const)('the series colours of the %s theme', (appearance, background) => {
  const colours: readonly string[] = series[appearance];

  it('have 3:1 on the background of a card', () => {
    expect(colours.filter((colour) => contrast(colour, background) < 3)).toEqual([]);
  });

  it.each(Object.keys(visions))('can be told apart with %s', (name) => {
    const vision = visions[name]!;
    const close = pairs(colours).filter(([first, second]) => {
      const [a, b] = [lab(first, vision), lab(second, vision)];
      return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 25;
    });
    expect(close).toEqual([]);
  });
});

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the focus ring of the %s theme', (_name, colours) => {
  const grounds = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated', 'colorPrimaryBg'] as const;
  it.each(grounds)('has at least 3:1 on %s', (ground) => {
    expect(contrast(colours.colorPrimaryBorder, colours[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.colorPrimary, colours[ground])).toBeGreaterThanOrEqual(3);
  });
});
