interface PrimaryColours {
  colour: string;
  hover: string;
  active: string;
  bg: string;
  bgHover: string;
}

/** The theme's tokens of what can be pressed, whether in Podium's blue or in the accent of an event. */
export const primaryTokens = ({ colour, hover, active, bg, bgHover }: PrimaryColours) => ({
  colorPrimary: colour,
  colorPrimaryHover: hover,
  colorPrimaryActive: active,
  colorPrimaryBg: bg,
  colorPrimaryBgHover: bgHover,
  // antd draws focus rings in it: at least 3:1 on every background.
  colorPrimaryBorder: colour,
  colorPrimaryBorderHover: colour,
  colorPrimaryText: colour,
  colorPrimaryTextHover: hover,
  colorPrimaryTextActive: active,
  colorLink: colour,
  colorLinkHover: hover,
  colorLinkActive: active,
});

/** One scale as antd's ten numbered shades, each under both names that antd has for it. */
export const shadeTokens = (name: string, scale: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    scale.flatMap((colour, index) => [
      [`${name}-${index + 1}`, colour],
      [`${name}${index + 1}`, colour],
    ]),
  );
