import type { Appearance } from '../../lib/accent';
import { primaryTokens } from '../../lib/primary-tokens';
import { brand, neutral, signal, type Scale } from './palette';

/** Greys by token, in light and in dark. Those of text keep 4.5:1 on every ground below. */
const greys = {
  colorText: [neutral[900], neutral[50]],
  colorTextSecondary: [neutral[600], neutral[300]],
  colorTextTertiary: [neutral[500], neutral[350]],
  colorTextQuaternary: [neutral[500], neutral[350]],
  colorBgLayout: [neutral[25], neutral[950]],
  colorBgContainer: [neutral[0], neutral[900]],
  colorBgElevated: [neutral[0], neutral[850]],
  colorBgSpotlight: [neutral[800], neutral[100]],
  colorBorder: [neutral[400], neutral[500]],
  colorBorderSecondary: [neutral[100], neutral[750]],
  colorFill: [neutral[100], neutral[750]],
  colorFillSecondary: [neutral[50], neutral[800]],
  colorFillTertiary: [neutral[50], neutral[800]],
  colorFillQuaternary: [neutral[25], neutral[850]],
} as const;

/** One scale from its quiet end on, which is the dark one on night blue. */
export const scaleIn = (appearance: Appearance, scale: Scale): Scale =>
  (appearance === 'light' ? scale : scale.toReversed()) as Scale;

/** The colour tokens of a theme; in the dark, light inks on night blue and dark ink on filled controls. */
function coloursOf(appearance: Appearance) {
  const [bg, bgHover, border, , , colour, hover, active] = scaleIn(appearance, brand);
  const signals = signal[appearance];
  const grey = Object.entries(greys).map(([token, [light, dark]]) => [
    token,
    appearance === 'light' ? light : dark,
  ]);
  return {
    ...primaryTokens({ colour, hover, active, bg, bgHover }),
    colorInfo: colour,
    colorInfoBg: bg,
    colorInfoBorder: border,
    colorInfoText: hover,
    ...signals,
    colorSuccessText: signals.colorSuccess,
    colorWarningText: signals.colorWarning,
    colorErrorActive: signals.colorErrorHover,
    colorErrorText: signals.colorError,
    ...(Object.fromEntries(grey) as Record<keyof typeof greys, string>),
  };
}

export const lightColours = coloursOf('light');
export const darkColours = coloursOf('dark');
