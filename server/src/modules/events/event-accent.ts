import { ValidateBy } from 'class-validator';
import { allOf, IsGiven } from '../../core/graphql/input-rules';

/** Red, green and blue from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

/** The two appearances of the portal: what an accent stands on there, and towards what it is shaded to be read on it. */
const APPEARANCES = [
  { name: 'light', ground: '#f0f3f9', shade: '#000000', toward: 'dark' },
  { name: 'dark', ground: '#1c2840', shade: '#ffffff', toward: 'light' },
] as const;

/** WCAG 2.2 AA for text. */
const READABLE = 4.5;

/** A shade with more black or white than this no longer looks like the accent. */
const MAX_SHADE = 0.5;
const STEPS = 50;

const FORM = /^#[0-9a-f]{6}$/i;

const colourOf = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colours as WCAG defines it, 1 to 21. */
const contrast = (one: Colour, other: Colour): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const mix = (one: Colour, other: Colour, share: number): Colour =>
  one.map((channel, at) =>
    Math.round(channel * (1 - share) + (other[at] as number) * share),
  ) as unknown as Colour;

/** The best contrast that a shade of the accent has on a ground; the first one that is readable where there is one. */
const shadedContrast = (accent: Colour, ground: Colour, toward: Colour): number => {
  for (let step = 0; ; step += 1) {
    const ratio = contrast(mix(accent, toward, (MAX_SHADE * step) / STEPS), ground);
    if (ratio >= READABLE || step === STEPS) return ratio;
  }
};

/**
 * The error of an accent, or null. Each appearance of the portal shows it in a shade with readable contrast (4.5:1);
 * an accent without such a similar shade is refused.
 */
export const accentFault = (hex: string): string | null => {
  if (!FORM.test(hex)) return 'A colour is written as #rrggbb, such as #1f5af6.';
  for (const { name, ground, shade, toward } of APPEARANCES) {
    const ratio = shadedContrast(colourOf(hex), colourOf(ground), colourOf(shade));
    if (ratio >= READABLE) continue;
    const wrong = toward === 'dark' ? 'light' : 'dark';
    return `This colour is too ${wrong}: even its ${toward}est shade has ${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 on the ${name} theme, and text needs 4.5:1.`;
  }
  return null;
};

/** Input rule of an accent, or nothing. */
export const IsAccent = (): PropertyDecorator =>
  allOf(
    IsGiven(),
    ValidateBy({
      name: 'isAccent',
      validator: {
        validate: (value) => typeof value === 'string' && accentFault(value.trim()) === null,
        defaultMessage: (args) => accentFault(String(args?.value).trim()) ?? '',
      },
    }),
  );
