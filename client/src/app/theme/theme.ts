import { theme as antTheme, type ThemeConfig } from 'antd';
import type { Appearance } from '../../lib/accent';
import { breakpoints } from '../../lib/breakpoints';
import { shadeTokens } from '../../lib/primary-tokens';
import { darkColours, lightColours, scaleIn } from './colours';
import { accent, brand, neutral, series } from './palette';

/** The second and third are fonts of the systems in the size of Figtree (client/vite/fonts.ts). */
const fontFamily =
  "'Figtree Variable', 'Figtree on Arial', 'Figtree on Roboto', 'Noto Naskh Arabic Variable', system-ui, sans-serif";
const shadows = {
  light: `0 1px 2px ${neutral[900]}0f, 0 8px 24px ${neutral[900]}14`,
  dark: `0 1px 2px ${neutral[950]}99, 0 8px 24px ${neutral[950]}cc`,
};

/** antd wants each breakpoint with its lower bound and the upper bound of the range. */
const screens = Object.fromEntries(
  Object.entries({ xs: 360, ...breakpoints }).flatMap(([name, from], index, all) => {
    const screen = `screen${name.toUpperCase()}`;
    const next = all[index + 1]?.[1];
    return [[screen, from], [`${screen}Min`, from], ...(next ? [[`${screen}Max`, next - 1]] : [])];
  }),
) as Record<string, number>;

interface ThemeOptions {
  /** Off for people who asked for less of it. */
  motion: boolean;
  /** Controls as large as a thumb. */
  phone: boolean;
  /** The tokens of an event's colour, in place of the brand's blue. */
  ofEvent?: Record<string, string>;
}

/** The colours of charts as tokens: `var(--ant-series-1)` and so on. */
const seriesTokens = (appearance: Appearance): Record<string, string> =>
  Object.fromEntries(series[appearance].map((colour, index) => [`series${index + 1}`, colour]));

/** The one theme, in both appearances. */
export function createTheme(appearance: Appearance, { motion, phone, ofEvent }: ThemeOptions): ThemeConfig {
  const light = appearance === 'light';
  const colours = light ? lightColours : darkColours;
  const base = light ? antTheme.defaultAlgorithm : antTheme.darkAlgorithm;
  const inkOnFilled = light ? neutral[0] : neutral[950];
  const shadow = shadows[appearance];
  return {
    cssVar: { key: 'podium-theme' },
    hashed: false,
    algorithm: [
      base,
      (_seed, map) => ({
        ...map!,
        ...colours,
        ...shadeTokens('blue', scaleIn(appearance, brand)),
        ...shadeTokens('orange', scaleIn(appearance, accent)),
        ...seriesTokens(appearance),
        ...ofEvent,
      }),
    ],
    token: {
      fontFamily,
      fontSize: 15,
      borderRadius: 10,
      controlHeight: phone ? 48 : 40,
      controlHeightLG: 48,
      motion,
      motionDurationFast: '0.1s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.15s',
      colorTextLightSolid: inkOnFilled,
      // antd's own has some of the accent in it, which no other token says.
      controlOutline: ofEvent?.['colorPrimaryBg'] ?? colours.colorPrimaryBg,
      boxShadow: shadow,
      boxShadowSecondary: shadow,
      boxShadowTertiary: shadow,
      lineWidthFocus: 3,
      ...screens,
    },
    components: {
      Button: { fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      Card: { headerFontSize: 16 },
      Checkbox: { colorWhite: inkOnFilled },
      Form: { labelFontSize: 15, verticalLabelPadding: '0 0 6px' },
      Layout: { bodyBg: colours.colorBgLayout, siderBg: colours.colorBgContainer },
      Slider: { handleActiveOutlineColor: 'color-mix(in srgb, var(--ant-color-primary) 20%, transparent)' },
      Menu: { itemBorderRadius: 10, itemHeight: 40 },
    },
  };
}
