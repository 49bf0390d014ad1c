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
