/** Contrast ratio of two colours (#rrggbb), as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The channels of a colour (#rrggbb), from 0 to 1. */
export const channelsOf = (hex: string): [red: number, green: number, blue: number] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];

/** A channel without the curve of sRGB. */
export const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const STEPS = ['00', '33', '80', 'cc', 'ff'];

/** Colours from all over sRGB. */
export const sampleColours = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)),
);
