import { theme as antTheme, type ThemeConfig } from 'antd';
import { breakpoints } from '../../hooks/useMediaQuery';
import { darkColours, lightColours } from './colours';
import { accent, brand, neutral, type Scale } from './palette';

export type Appearance = 'light' | 'dark';

const fontFamily = "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";
const shadows = {
  light: `0 1px 2px ${neutral[900]}0f, 0 8px 24px ${neutral[900]}14`,
  dark: `0 1px 2px ${neutral[950]}99, 0 8px 24px ${neutral[950]}cc`,
};

/** antd wants each breakpoint with its lower bound and the upper bound of the range before it. */
const screens = {
  screenXS: 360,
  screenXSMin: 360,
  screenXSMax: breakpoints.sm - 1,
  screenSM: breakpoints.sm,
  screenSMMin: breakpoints.sm,
  screenSMMax: breakpoints.md - 1,
  screenMD: breakpoints.md,
  screenMDMin: breakpoints.md,
  screenMDMax: breakpoints.lg - 1,
  screenLG: breakpoints.lg,
  screenLGMin: breakpoints.lg,
  screenLGMax: breakpoints.xl - 1,
  screenXL: breakpoints.xl,
  screenXLMin: breakpoints.xl,
  screenXLMax: breakpoints.xxl - 1,
  screenXXL: breakpoints.xxl,
  screenXXLMin: breakpoints.xxl,
};

/** One scale as antd's ten numbered shades, turned around in the dark so that 1 stays the quiet end. */
function shades(name: string, scale: Scale, appearance: Appearance): Record<string, string> {
  const ordered = appearance === 'light' ? scale : [...scale].reverse();
  return Object.fromEntries(
    ordered.flatMap((colour, index) => [
      [`${name}-${index + 1}`, colour],
      [`${name}${index + 1}`, colour],
    ]),
  );
}

/** The one theme, in both appearances. `motion` is off for people who asked for less of it. */
export function createTheme(appearance: Appearance, motion: boolean): ThemeConfig {
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
        ...shades('blue', brand, appearance),
        ...shades('orange', accent, appearance),
      }),
    ],
    token: {
      fontFamily,
      fontSize: 15,
      borderRadius: 10,
      controlHeight: 40,
      motion,
      motionDurationFast: '0.1s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.15s',
      colorTextLightSolid: inkOnFilled,
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
      Menu: { itemBorderRadius: 10, itemHeight: 40 },
    },
  };
}
