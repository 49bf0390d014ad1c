import { theme as antTheme } from 'antd';
import { describe, expect, it } from 'vitest';
import { contrast, sampleColours } from '../../../../tests/support/contrast';
import { accentShade, accentTokens, type Appearance } from '../../lib/accent';
import { createTheme } from './theme';

const TEXT = ['colorText', 'colorTextSecondary', 'colorTextTertiary', 'colorTextQuaternary'];
const QUIET = ['colorTextDescription', 'colorTextPlaceholder', 'colorTextDisabled', 'colorIcon'];
const LINKS = ['colorLink', 'colorLinkHover', 'colorLinkActive', 'colorPrimary', 'colorPrimaryHover'];
const SIGNALS = ['colorInfo', 'colorError', 'colorErrorHover', 'colorWarning', 'colorSuccess'];
const SHADES = ['blue-8', 'blue-9', 'orange-8'];
const ON_FILLED = 'colorTextLightSolid';

const PLAIN = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'];
const FILLS = ['colorFillSecondary', 'colorFillTertiary', 'colorFillQuaternary', 'controlItemBgHover'];
const TINTED = ['colorFill', 'colorPrimaryBg', 'colorPrimaryBgHover', 'controlItemBgActive', 'colorInfoBg'];
const SIGNALLED = ['colorErrorBg', 'colorWarningBg', 'colorSuccessBg', 'blue-1', 'blue-2', 'orange-1'];
const FILLED = ['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive'];
const FILLED_SIGNALS = ['colorError', 'colorErrorHover', 'colorWarning', 'colorSuccess'];

/** WCAG 2.2 AA for text. */
const READABLE = 4.5;

type Tokens = Record<string, string>;

const tokensOf = (appearance: Appearance): Tokens =>
  antTheme.getDesignToken(createTheme(appearance, { motion: false, phone: false })) as unknown as Tokens;

/** Which of these inks cannot be read on which of these grounds. */
const unreadable = (tokens: Tokens, inks: string[], grounds: string[]): string[] =>
  inks.flatMap((ink) =>
    grounds
      .filter((ground) => !(contrast(tokens[ink]!, tokens[ground]!) >= READABLE))
      .map((ground) => `${ink} on ${ground}`),
  );

const allInks = [...TEXT, ...QUIET, ...LINKS, ...SIGNALS, ...SHADES, ON_FILLED];
const allGrounds = [...PLAIN, ...FILLS, ...TINTED, ...SIGNALLED, ...FILLED, ...FILLED_SIGNALS];

const accents = sampleColours.filter(
  (colour) => accentShade(colour, 'light').readable && accentShade(colour, 'dark').readable,
);

describe('the colours of texts', () => {
  const light = tokensOf('light');
  const dark = tokensOf('dark');

  it.each([
    ['light', light],
    ['dark', dark],
  ])('can be read on every ground of the %s theme', (_name, tokens) => {
    const inks = [...TEXT, ...QUIET, ...LINKS, ...SIGNALS, ...SHADES];
    expect(unreadable(tokens, inks, [...PLAIN, ...FILLS])).toEqual([]);
    expect(unreadable(tokens, [ON_FILLED], [...FILLED, ...FILLED_SIGNALS])).toEqual([]);
  });

  // Screens are looked at for their contrast in the light theme, and few in the dark one.
  it('can be read in the dark theme wherever they can in the light one', () => {
    const inLight = new Set(unreadable(light, allInks, allGrounds));
    expect(unreadable(dark, allInks, allGrounds).filter((pair) => !inLight.has(pair))).toEqual([]);
    expect(inLight.size).toBeLessThan((allInks.length * allGrounds.length) / 2);
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('can be read in the %s theme on the colours of an event', (appearance, tokens) => {
    const poor = accents.flatMap((accent) => {
      const own = { ...tokens, ...accentTokens(accent, appearance) };
      const pairs = [
        ...unreadable(own, [...TEXT, ...LINKS, 'blue-8', 'blue-9'], [...PLAIN, ...FILLS, 'colorPrimaryBg']),
        ...unreadable(own, [ON_FILLED], FILLED),
      ];
      return pairs.map((pair) => `${accent}: ${pair}`);
    });
    expect(poor).toEqual([]);
  });
});
