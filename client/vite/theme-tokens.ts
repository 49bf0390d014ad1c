import { theme as antTheme } from 'antd';
import { runnerImport, type Plugin } from 'vite';
import type * as themeModule from '../src/app/theme/theme';
import type { Appearance } from '../src/lib/session-state';

type CreateTheme = typeof themeModule.createTheme;

const moduleId = 'virtual:theme-tokens.css';
/** Numbers that stay numbers in CSS; every other one is a length. */
const unitless = /^(lineHeight|opacity|fontWeight|zIndex)/;
/** The palettes of antd that the portal does not use. */
const unused = /^(purple|cyan|green|magenta|pink|red|yellow|volcano|geekblue|gold|lime|motion(Base|Unit))/;

/** `colorBgContainer` as antd names its CSS variable: `--ant-color-bg-container`. */
const variable = (token: string): string =>
  `--ant-${token}`
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z0-9]+)/g, '$1-$2')
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase();

function tokensOf(createTheme: CreateTheme, appearance: Appearance, phone: boolean): Map<string, string> {
  const values = antTheme.getDesignToken(createTheme(appearance, { motion: true, phone }));
  return new Map(
    Object.entries(values)
      .filter(([name, value]) => ['string', 'number'].includes(typeof value) && !unused.test(name))
      .map(([name, value]) => [
        variable(name),
        typeof value === 'number' && !unitless.test(name) ? `${value}px` : String(value),
      ]),
  );
}

const block = (selector: string, declarations: Iterable<[string, string]>): string =>
  `${selector}{${[...declarations].map(([name, value]) => `${name}:${value}`).join(';')}}\n`;

/** The theme of antd as a stylesheet, for the pages and the moments without antd. */
function themeStylesheet(createTheme: CreateTheme): string {
  const light = tokensOf(createTheme, 'light', false);
  const dark = tokensOf(createTheme, 'dark', false);
  const phone = tokensOf(createTheme, 'light', true);
  const differing = (other: Map<string, string>) =>
    [...other].filter(([name, value]) => light.get(name) !== value);
  const phones = `(max-width: ${Number.parseFloat(light.get('--ant-screen-md') ?? '') - 0.02}px)`;
  return (
    block(':root', [['color-scheme', 'light'], ...light]) +
    block(":root[data-appearance='dark']", [['color-scheme', 'dark'], ...differing(dark)]) +
    `@media ${phones}{${block(':root', differing(phone))}}`
  );
}

/** Provides `virtual:theme-tokens.css`. */
export function themeTokens(): Plugin {
  return {
    name: 'theme-tokens',
    resolveId: (id) => (id === moduleId ? moduleId : undefined),
    async load(id) {
      if (id !== moduleId) return undefined;
      const { module } = await runnerImport<typeof themeModule>('/src/app/theme/theme.ts');
      return themeStylesheet(module.createTheme);
    },
  };
}
