import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { theme as antTheme } from 'antd';
import type { Plugin } from 'vite';
import { classes, cssOf, generatedIn, type Generator } from './antd-css.ts';
import { declare, loadThemes, tokensOf, unused, variablesOf, type Themes } from './theme-tokens.ts';

const modules = [...new Set(Object.keys(classes).map((name) => name.replace(/#.*/, '')))];

/** Every page in the portal waits for the styles of these, and the scripts of all other parts for theirs. */
const firstParts = /^(_util|button|space)\//;
type Sheet = 'first' | 'others';
const sheetFor = (module: string): Sheet => (firstParts.test(module) ? 'first' : 'others');

/** Replacements in the build for antd's style functions. */
const stubs: Record<Generator, string> = {
  StyleHooks: "() => ['', useContext(DesignTokenContext).cssVar?.key]",
  SubStyleComponent: '() => null',
  ComponentStyleHook: "() => ''",
};

/** Modules of antd that make its theme, and what is left of them: the class of the theme, and the few tokens that scripts read. */
const replaced: Record<string, string> = {
  'antd/es/theme/context.js': `import { createContext } from 'react';
    export const defaultTheme = undefined;
    export const defaultConfig = {};
    export const DesignTokenContext = createContext({});`,
  'antd/es/theme/useToken.js': `import { useContext } from 'react';
    import { DesignTokenContext } from './context';
    export default () => {
      const { token, cssVar } = useContext(DesignTokenContext);
      return [undefined, token, '', token, cssVar];
    };`,
  'antd/es/theme/internal.js': `export { PresetColors } from './interface';
    export { default as useToken } from './useToken';
    export { defaultConfig, DesignTokenContext } from './context';
    export const useResetIconStyle = () => undefined;`,
  'antd/es/theme/util/genStyleUtils.js': `export const genCssVar = (antCls, component) => {
      const name = (key) => \`--\${antCls.replace('.', '')}-\${component}-\${key}\`;
      return [name, (key) => \`var(\${name(key)})\`];
    };`,
  '@ant-design/cssinjs/es/index.js': `import { createContext } from 'react';
    export const StyleContext = createContext({});
    export const createTheme = () => undefined;
    export const unit = (value) => (typeof value === 'number' ? \`\${value}px\` : value);`,
};
const readByScripts =
  /^(screen\w+|zIndexPopupBase|sizePopupArrow|borderRadius|marginXXS|controlHeight|colorBgContainer|colorFill|colorFill(Tertiary|Quaternary))$/;

/** `createTheme` with nothing but the tokens that antd's scripts read. */
function themeModule({ light, dark, phone }: Themes): string {
  const tokensIn = (theme: Themes['light']) =>
    Object.fromEntries(
      Object.entries(antTheme.getDesignToken(theme)).filter(([name]) => readByScripts.test(name)),
    );
  const [ofLight, ofDark, ofPhone] = [light, dark, phone].map(tokensIn);
  return `const tokens = ${JSON.stringify({ light: ofLight, dark: ofDark })};
    export const createTheme = (appearance, { motion, phone }) => ({
      cssVar: { key: 'podium-theme' },
      token: { ...tokens[appearance], motion, ...(phone && { controlHeight: ${String(ofPhone?.controlHeight)} }) },
    });`;
}

/** Leaves out the palettes and the widths of columns that the portal does not use. */
const withoutUnused = (css: string): string =>
  css.replaceAll(/([^{}]+)\{([^{}]*)\}/g, (_rule, selectors: string, body: string) => {
    const left = selectors.split(',').filter((selector) => !unusedSelectors.test(selector));
    const declarations = body.split(';').filter((text) => text && !unused.test(text));
    return left.length > 0 && declarations.length > 0 ? `${left.join(',')}{${declarations.join(';')}}` : '';
  });
const unusedSelectors =
  /-color-(purple|cyan|green|magenta|pink|red|yellow|volcano|geekblue|gold|lime|blue|orange)\b|-col(-(xs|sm|md|lg|xl|xxl|xxxl))?(-(offset|push|pull|order))?-\d|-col-rtl|data-ant-cssinjs/;

/** The styles of these of antd's parts in every theme. */
function cssIn(themes: Themes, parts: readonly string[]): string {
  const { refer } = tokensOf(themes);
  const variables = [...variablesOf(themes, parts, 'cssVar')].map(([selector, own]) =>
    declare(
      selector,
      [...own].map(([name, values]) => [
        name,
        new Set(Object.values(values)).size === 1 ? values.light : (refer(name, values) ?? values),
      ]),
      themes,
    ),
  );
  return withoutUnused(cssOf(themes.light, parts, 'style')) + variables.join('');
}

/** A module of styles as the build has it; null where it is none. */
function stubOf(module: string, code: string): string | null {
  const lines = generatedIn(code).map(([name, generator]) =>
    name === 'default'
      ? `export default ${stubs[generator]};`
      : `export const ${name} = ${stubs[generator]};`,
  );
  if (lines.length === 0) return null;
  if (!modules.includes(module)) throw new Error(`client/vite/antd-css.ts has no class for ${module}`);
  const waiting = `import { loadOtherParts } from '/src/app/theme/antd-sheet';
    await loadOtherParts();`;
  return `import { useContext } from 'react';
    import { DesignTokenContext } from 'antd/es/theme/context';
    ${sheetFor(module) === 'others' ? waiting : ''}
    ${lines.join('\n')}`;
}

/**
 * Takes the making of antd's styles out of the scripts: a build brings them as sheets, at `import.meta.env.ANTD_SHEETS`. It
 * fails where a part asks for what is not replaced. Elsewhere antd makes them as ever.
 */
export function staticAntd(): Plugin {
  let themes: Themes;
  let sheets: { fileName: string; source: string }[] = [];
  return {
    name: 'static-antd',
    apply: 'build',
    enforce: 'pre',
    async config() {
      themes = await loadThemes();
      const addSheet = (name: Sheet): string => {
        const source = cssIn(
          themes,
          modules.filter((module) => sheetFor(module) === name),
        );
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/antd-${name}-${hash}.css`;
        sheets.push({ fileName, source });
        return `/${fileName}`;
      };
      sheets = [];
      const addresses = { first: addSheet('first'), others: addSheet('others') };
      return { define: { 'import.meta.env.ANTD_SHEETS': JSON.stringify(addresses) } };
    },
    load: {
      filter: {
        id: /[\\/](antd[\\/]es[\\/].*|@ant-design[\\/]cssinjs[\\/]es[\\/]index|app[\\/]theme[\\/]theme)\.[jt]s$/,
      },
      async handler(id) {
        const path = id.replaceAll('\\', '/');
        if (path.endsWith('/src/app/theme/theme.ts')) return themeModule(themes);
        const name = path.replace(/^.*\/node_modules\//, '');
        if (name in replaced) return replaced[name];
        const module = /^antd\/es\/(.*style(?:\/.*)?)\.js$/.exec(name)?.[1];
        return module ? stubOf(module, await readFile(id, 'utf8')) : null;
      },
    },
    generateBundle() {
      for (const sheet of sheets) this.emitFile({ type: 'asset', ...sheet });
    },
  };
}
