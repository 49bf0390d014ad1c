import { describe, expect, it } from 'vitest';
import { accentFault } from '../../../../server/src/modules/events/event-accent';
import { contrast, sampleColours } from '../../../../tests/support/contrast';
import { accentSample, accentShade, accentTokens, isColour } from '../../lib/accent';
import { darkColours, lightColours } from './colours';
import { neutral } from './palette';

const appearances = ['light', 'dark'] as const;
const isReadable = (colour: string) =>
  appearances.every((appearance) => accentShade(colour, appearance).readable);

describe('accents', () => {
  it('are taken by the portal and by the server alike', () => {
    expect(sampleColours.filter((colour) => isReadable(colour) !== (accentFault(colour) === null))).toEqual(
      [],
    );
    expect(sampleColours.filter(isReadable).length).toBeGreaterThan(60);
  });

  it.each(appearances)(
    'can be read on every ground of the %s theme, and so can what stands on them',
    (theme) => {
      const own = theme === 'light' ? lightColours : darkColours;
      const ink = theme === 'light' ? neutral[0] : neutral[950];
      const grounds = [own.colorBgLayout, own.colorBgContainer, own.colorBgElevated, own.colorFillSecondary];
      const poor = sampleColours.filter(isReadable).flatMap((colour) => {
        const tokens = accentTokens(colour, theme);
        return [...grounds, tokens.colorPrimaryBg!, ink]
          .filter((ground) => contrast(tokens.colorPrimary!, ground) < 4.5)
          .map((ground) => `${colour} on ${ground}`);
      });
      expect(poor).toEqual([]);
    },
  );

  it.each(appearances)('have scales whose ends can be read on each other in the %s theme', (theme) => {
    const poor = sampleColours.filter(isReadable).filter((colour) => {
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
