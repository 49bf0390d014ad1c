import { primaryTokens, shadeTokens } from './primary-tokens';

/** The colours that a colour mode leads to. */
export type Appearance = 'light' | 'dark';

/** Red, green and blue from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/**
 * The background that an accent must contrast with in each theme: the one nearest to its text colour. The server checks by
 * the same numbers (server/src/modules/events/event-accent.ts), and a test compares the two.
 */
const GROUNDS = {
  light: { ground: '#f0f3f9', paper: '#ffffff', shade: '#000000', wash: 0.05 },
  dark: { ground: '#1c2840', paper: '#0f1829', shade: '#ffffff', wash: 0.12 },
} as const satisfies Record<Appearance, object>;

/** WCAG 2.2 AA for text. */
const READABLE = 4.5;
/** A shade with more black or white than this no longer looks like the accent. */
const MAX_SHADE = 0.5;
const STEPS = 50;

const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
const hexOf = (colour: Colour): string =>
  `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrastOf = (one: Colour, other: Colour): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const mixed = (one: Colour, other: Colour, share: number): Colour =>
  one.map((channel, at) =>
    Math.round(channel * (1 - share) + (other[at] as number) * share),
  ) as unknown as Colour;

/** One colour with a share of another one in it. */
const mix = (one: string, other: string, share: number): string =>
  hexOf(mixed(colourOf(one), colourOf(other), share));

/** Whether a text is a colour as the server takes it. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/**
 * The shade of an accent that one theme shows it in: itself, or with as much black or white as text needs. `ratio` is its
 * contrast on the ground of its theme that is nearest to it.
 */
export function accentShade(accent: string, appearance: Appearance) {
  const { ground, shade } = GROUNDS[appearance];
  const [own, below, toward] = [accent, ground, shade].map(colourOf) as [Colour, Colour, Colour];
  for (let step = 0; ; step += 1) {
    const colour = mixed(own, toward, (MAX_SHADE * step) / STEPS);
    const ratio = contrastOf(colour, below);
    if (ratio >= READABLE || step === STEPS)
      return { colour: hexOf(colour), ratio, readable: ratio >= READABLE };
  }
}

/** How much white, then black, the ten shades of a scale have in them, as those of the brand. */
const TINTS = [0.93, 0.85, 0.72, 0.56, 0.4] as const;
const SHADES = [0, 0.14, 0.3, 0.48, 0.62] as const;

/** The accent as the scale that the brand's blue is otherwise; the palest end first, in the dark last. */
function scaleOf(accent: string, appearance: Appearance): string[] {
  const ink = accentShade(accent, 'light').colour;
  const scale = [
    ...TINTS.map((share) => mix(accent, '#ffffff', share)),
    ...SHADES.map((share) => mix(ink, '#000000', share)),
  ];
  return appearance === 'light' ? scale : scale.reverse();
}

/** The theme's tokens in an accent: all that is in the brand's blue otherwise, but notices of information. */
export function accentTokens(accent: string, appearance: Appearance): Record<string, string> {
  const { paper, shade, wash } = GROUNDS[appearance];
  const { colour } = accentShade(accent, appearance);
  return {
    ...shadeTokens('blue', scaleOf(accent, appearance)),
    ...primaryTokens({
      colour,
      hover: mix(colour, shade, 0.16),
      active: mix(colour, shade, 0.32),
      bg: mix(paper, colour, wash),
      bgHover: mix(paper, colour, 2 * wash),
    }),
  };
}

/** Text, and Podium's own colour, on a card of each theme: for a preview that shows both themes at once. */
const SAMPLES = {
  light: { ink: '#0f1829', inkOnFilled: '#ffffff', own: '#1f5af6', ownBg: '#eef4ff' },
  dark: { ink: '#f0f3f9', inkOnFilled: '#0a101d', own: '#7aa2ff', ownBg: '#14265c' },
} as const satisfies Record<Appearance, object>;

/** The colours of a theme with an accent, or with Podium's own colour, independent of the current theme. */
export function accentSample(accent: string | null, appearance: Appearance) {
  const { own, ownBg, ...inks } = SAMPLES[appearance];
  const tokens = accent ? accentTokens(accent, appearance) : {};
  return {
    paper: GROUNDS[appearance].paper,
    ...inks,
    colour: tokens.colorPrimary ?? own,
    wash: tokens.colorPrimaryBg ?? ownBg,
  };
}
