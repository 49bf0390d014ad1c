import { describe, expect, it } from 'vitest';
import { accentFault } from '../../../../server/src/modules/events/event-accent';
import { accentSample, accentShade, accentTokens, isColour } from '../../lib/accent';
import { darkColours, lightColours } from './colours';
import { neutral } from './palette';

const channels = ['00', '33', '80', 'cc', 'ff'];
const colours = channels.flatMap((red) =>
  channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)),
);
const appearances = ['light', 'dark'] as const;
const isReadable = (colour: string) =>
  appearances.every((appearance) => accentShade(colour, appearance).readable);

const contrast = (one: string, other: string): number => {
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const share = parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

describe('accents', () => {
  it('are taken by the portal and by the server alike', () => {
    expect(colours.filter((colour) => isReadable(colour) !== (accentFault(colour) === null))).toEqual([]);
    expect(colours.filter(isReadable).length).toBeGreaterThan(60);
  });

  it.each(appearances)(
    'can be read on every ground of the %s theme, and so can what stands on them',
    (theme) => {
      const own = theme === 'light' ? lightColours : darkColours;
      const ink = theme === 'light' ? neutral[0] : neutral[950];
      const grounds = [own.colorBgLayout, own.colorBgContainer, own.colorBgElevated, own.colorFillSecondary];
      const poor = colours.filter(isReadable).flatMap((colour) => {
        const tokens = accentTokens(colour, theme);
        return [...grounds, tokens.colorPrimaryBg!, ink]
          .filter((ground) => contrast(tokens.colorPrimary!, ground) < 4.5)
          .map((ground) => `${colour} on ${ground}`);
      });
      expect(poor).toEqual([]);
    },
  );

  it.each(appearances)('have scales whose ends can be read on each other in the %s theme', (theme) => {
    const poor = colours.filter(isReadable).filter((colour) => {
      const tokens = accentTokens(colour, theme);
      return contrast(tokens['blue-9']!, tokens['blue-2']!) < 4.5;
    });
    expect(poor).toEqual([]);
  });

  it.each(appearances)('are previewed on the colours of the %s theme', (theme) => {
    const own = theme === 'light' ? lightColours : darkColours;
    expect(accentSample(null, theme)).toEqual({
      paper: own.colorBgContainer,
      ink: own.colorText,
      inkOnFilled: theme === 'light' ? neutral[0] : neutral[950],
      colour: own.colorPrimary,
      wash: own.colorPrimaryBg,
    });
  });

  it('are six digits', () => {
    expect(['#1f5af6', '#1F5AF6', '#fff', 'red', ''].map(isColour)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
