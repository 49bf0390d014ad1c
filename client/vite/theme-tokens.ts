import type { ThemeConfig } from 'antd';
import { runnerImport, type Plugin } from 'vite';
import type * as accentModule from '../src/lib/accent';
import type * as themeModule from '../src/app/theme/theme';
import { dense } from '../src/lib/density.ts';
import { cssOf } from './antd-css.ts';

const moduleId = 'virtual:theme-tokens.css';
/** The palettes of antd that the portal does not use. */
export const unused =
  /^--ant-(button-)?(purple|cyan|green|magenta|pink|red|yellow|volcano|geekblue|gold|lime|(blue|orange)-shadow|motion-(base|unit))/;
/** Stands for the colours of all events. */
const accent = '#b3261e';

/** Those that `accentTokens` gives. */
const ofEvents = /^--ant-(color-(primary|link)|blue-)/;

type Variant = 'light' | 'dark' | 'phone' | 'console' | 'accentLight' | 'accentDark';
export type Themes = Record<Variant, ThemeConfig>;
/** The values of one CSS variable. */
type Values = Record<Variant, string>;
/** The theme in all that it varies by. */
export async function loadThemes(): Promise<Themes> {
  const { module: own } = await runnerImport<typeof themeModule>('/src/app/theme/theme.ts');
  const { module: accents } = await runnerImport<typeof accentModule>('/src/lib/accent.ts');
  const themeOf = (appearance: 'light' | 'dark', phone = false, ofEvent?: Record<string, string>) =>
    own.createTheme(appearance, { motion: true, phone, ofEvent });
  const light = themeOf('light');
  return {
    light,
    dark: themeOf('dark'),
    phone: themeOf('light', true),
    console: { ...light, token: { ...light.token, ...dense } },
    accentLight: themeOf('light', false, accents.accentTokens(accent, 'light')),
    accentDark: themeOf('dark', false, accents.accentTokens(accent, 'dark')),
  };
}

/** The variables that these parts of antd declare in each theme, by the class that bears them; none for those of the theme itself. */
export function variablesOf(themes: Themes, modules: readonly string[], kind: 'cssVar' | 'token') {
  const byClass = new Map<string, Map<string, Values>>();
  for (const [variant, theme] of Object.entries(themes) as [Variant, ThemeConfig][]) {
    for (const [, selector = '', body = ''] of cssOf(theme, modules, kind).matchAll(
      /([^{}]+)\{([^{}]*)\}/g,
    )) {
      const bearer = selector.replace('.podium-theme', '');
      const variables = byClass.get(bearer) ?? new Map<string, Values>();
      byClass.set(bearer, variables);
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):([^;]+)/g)) {
        if (unused.test(name)) continue;
        const values = variables.get(name) ?? ({} as Values);
        variables.set(name, values);
        values[variant] = value;
      }
    }
  }
  return byClass;
}

const variesByAccent = ({ light, dark, accentLight, accentDark }: Values): boolean =>
  light !== accentLight || dark !== accentDark;
const signature = (values: Values): string => Object.values(values).join('|');

/** The variables of the theme itself, and how to say a value by them, which then follows an event's colour. */
export function tokensOf(themes: Themes) {
  const tokens = variablesOf(themes, ['app/style/index'], 'token').get('') ?? new Map<string, Values>();
  const replaced = [...tokens].filter(([name, values]) => ofEvents.test(name) && variesByAccent(values));
  // Of those with the same value everywhere the first counts: one that an event's colour replaces.
  const names = new Map(
    [...replaced, ...tokens].reverse().map(([name, values]) => [signature(values), name]),
  );
  const refer = (variable: string, values: Values): string | undefined => {
    const name = names.get(signature(values));
    if (name) return `var(${name})`;
    if (!variesByAccent(values)) return undefined;
    const variants = Object.keys(values) as Variant[];
    const followed = replaced.find(([, { light, ...others }]) =>
      variants.every(
        (variant) => values.light.replaceAll(light, { light, ...others }[variant]) === values[variant],
      ),
    );
    if (!followed) throw new Error(`${variable} cannot follow an event's colour: ${signature(values)}`);
    return values.light.replaceAll(followed[1].light, `var(${followed[0]})`);
  };
  return { tokens, replaced: new Set(replaced.map(([name]) => name)), refer };
}

const block = (selector: string, declarations: readonly [string, string][]): string =>
  declarations.length > 0
    ? `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}\n`
    : '';

/** Declares variables for whatever a selector finds, and again where they differ in another theme. */
export function declare(
  selector: string,
  variables: Iterable<[string, Values | string]>,
  { light }: Themes,
): string {
  const all = [...variables];
  const valuesIn = (variant: Variant) =>
    all.flatMap(([name, values]): [string, string][] =>
      typeof values !== 'string' && values[variant] !== values.light ? [[name, values[variant]]] : [],
    );
  const base = all.map(([name, values]): [string, string] => [
    name,
    typeof values === 'string' ? values : values.light,
  ]);
  const onPhones = block(selector || ':root', valuesIn('phone'));
  const phones = `(max-width: ${Number(light.token?.screenMD) - 0.02}px)`;
  return (
    block(selector || ':root', base) +
    block(`:root[data-appearance='dark'] ${selector}`.trim(), valuesIn('dark')) +
    (onPhones && `@media ${phones}{${onPhones}}`) +
    block(`.podium-console${selector}`, valuesIn('console'))
  );
}

/** The theme of antd as a stylesheet, which antd's own parts follow as well. */
function themeStylesheet(themes: Themes): string {
  const { tokens, replaced, refer } = tokensOf(themes);
  const variables = [...tokens].map(([name, values]): [string, Values | string] => [
    name,
    variesByAccent(values) && !replaced.has(name) ? (refer(name, values) ?? values) : values,
  ]);
  return `:root{color-scheme:light}:root[data-appearance='dark']{color-scheme:dark}\n${declare('', variables, themes)}`;
}

/** Provides `virtual:theme-tokens.css`. */
export function themeTokens(): Plugin {
  return {
    name: 'theme-tokens',
    resolveId: (id) => (id === moduleId ? moduleId : undefined),
    load: async (id) => (id === moduleId ? themeStylesheet(await loadThemes()) : undefined),
  };
}
