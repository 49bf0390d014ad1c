/** Every colour of the portal. Nothing outside app/theme names a colour; components use the tokens made of these. */

/** Shades of one colour, from the palest to the darkest. */
export type Scale = readonly [string, string, string, string, string, string, string, string, string, string];

export const brand: Scale = [
  '#eef4ff',
  '#dbe6ff',
  '#bfd3ff',
  '#9dbbff',
  '#7aa2ff',
  '#1f5af6',
  '#1848d6',
  '#163aab',
  '#172f7f',
  '#14265c',
];

export const accent: Scale = [
  '#fff5ec',
  '#ffe8d4',
  '#ffd0a8',
  '#ffb37a',
  '#ff9a4d',
  '#ff7a1a',
  '#b84b06',
  '#9a400b',
  '#7a340f',
  '#3d1d0d',
];

/** Greys with a little of the brand's blue in them, from paper to night. */
export const neutral = {
  0: '#ffffff',
  25: '#f7f9fc',
  50: '#f0f3f9',
  100: '#e4e9f2',
  200: '#cfd7e4',
  300: '#b3bfd4',
  350: '#9fadc6',
  400: '#8390a9',
  500: '#5c6982',
  600: '#47546c',
  700: '#33405a',
  750: '#26334f',
  800: '#1c2840',
  850: '#152035',
  900: '#0f1829',
  950: '#0a101d',
} as const;

/** The colours of what went well, waits or failed, by token. */
export const signal = {
  light: {
    colorSuccess: '#15803d',
    colorSuccessBg: '#ecfdf3',
    colorSuccessBorder: '#a6e3bf',
    colorWarning: '#9a5b00',
    colorWarningBg: '#fff8e6',
    colorWarningBorder: '#f2d48a',
    colorError: '#d02719',
    colorErrorHover: '#b01e12',
    colorErrorBg: '#fef3f2',
    colorErrorBorder: '#f8c1bb',
  },
  dark: {
    colorSuccess: '#5fd48a',
    colorSuccessBg: '#10291f',
    colorSuccessBorder: '#22553b',
    colorWarning: '#f0bd5a',
    colorWarningBg: '#2d2412',
    colorWarningBorder: '#5c491e',
    colorError: '#ff9a8f',
    colorErrorHover: '#ffb3aa',
    colorErrorBg: '#351a1e',
    colorErrorBorder: '#6b2f33',
  },
} as const;

/**
 * Series of charts, in this order. Any two stay apart for people who see red, green or blue differently, and each has 3:1 on the
 * background of cards; the tests hold both.
 */
export const series = {
  light: ['#1f5af6', '#d9690f', '#0b4a37', '#a3249f', '#94806a', '#3b2350'],
  dark: ['#7aa2ff', '#ff9a4d', '#d8d0bd', '#cf2f55', '#7b4df7', '#8f5f95'],
} as const;
