import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Antd from 'antd';
import type * as CssInJs from '@ant-design/cssinjs';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

const require = createRequire(import.meta.url);
const { ConfigProvider } = require('antd') as typeof Antd;
const fromAntd = createRequire(require.resolve('antd'));
const { StyleProvider, createCache, extractStyle } = fromAntd('@ant-design/cssinjs') as typeof CssInJs;
const folder = dirname(require.resolve('antd/package.json'));

/** The modules that make the styles of antd's parts, each with the class that it makes them for. */
export const classes: Record<string, string> = {
  '_util/wave/style': 'wave',
  'app/style/index': 'app',
  'button/style/index': 'btn',
  'button/style/compact': 'btn',
  'space/style/index': 'space',
  'space/style/addon': 'space-addon',
  'space/style/compact': 'space-compact',
  'tooltip/style/index': 'tooltip',
  'grid/style/index': 'row',
  'grid/style/index#useColStyle': 'col',
  'form/style/index': 'form',
  'form/style/fallbackCmp': 'form',
  'input/style/index': 'input',
  'input/style/search': 'input-search',
  'input/style/otp': 'otp',
  'input/style/textarea': 'input',
  'input-number/style/index': 'input-number',
  'select/style/index': 'select',
  'empty/style/index': 'empty',
  'checkbox/style/index': 'checkbox',
  'radio/style/index': 'radio',
  'switch/style/index': 'switch',
  'slider/style/index': 'slider',
  'skeleton/style/index': 'skeleton',
  'modal/style/index': 'modal',
  'modal/style/confirm': 'modal',
  'drawer/style/index': 'drawer',
  'message/style/index': 'message',
  'notification/style/index': 'notification',
};
/** Their variables are those of a class of their own, `ant-form-css-var`. */
const rooted = 'tooltip form input input-number select checkbox radio modal message notification'.split(' ');

export type Generator = 'StyleHooks' | 'SubStyleComponent' | 'ComponentStyleHook';

/** The exports of a module of styles, with the generator of each. */
export function generatedIn(code: string): [name: string, generator: Generator][] {
  const found = [
    ...code.matchAll(
      /^export (?:(default)|const (\w+) =) (?:gen(\w+)\(|\(prefixCls, rootCls, injectStyle)/gm,
    ),
  ];
  return found.map(([, isDefault, name, generator = 'StyleHooks']) => [
    isDefault ?? name ?? '',
    generator as Generator,
  ]);
}

type Kind = 'style' | 'cssVar' | 'token';
type Hook = (prefixCls: string, rootCls?: string) => unknown;

/** The CSS of these parts of antd in a theme. */
export function cssOf(theme: Antd.ThemeConfig, modules: readonly string[], kind: Kind): string {
  const Parts: FunctionComponent = () => {
    const children = modules.flatMap((module) => {
      const made = require(`antd/lib/${module}`) as Record<
        string,
        Hook | FunctionComponent<{ prefixCls: string }>
      >;
      return generatedIn(readFileSync(join(folder, 'es', `${module}.js`), 'utf8')).map(
        ([name, generator]) => {
          const part = classes[`${module}#${name}`] ?? classes[module] ?? '';
          const prefixCls = `ant-${part}`;
          if (generator === 'SubStyleComponent')
            return createElement(made[name] as FunctionComponent<{ prefixCls: string }>, {
              key: module + name,
              prefixCls,
            });
          const isRooted = name === 'default' && rooted.includes(part);
          (made[name] as Hook)(prefixCls, isRooted ? `${prefixCls}-css-var` : undefined);
          return null;
        },
      );
    });
    return createElement('div', null, children);
  };
  const cache = createCache();
  const themed = createElement(ConfigProvider, { theme }, createElement(Parts));
  renderToString(createElement(StyleProvider, { cache }, themed));
  return extractStyle(cache, { plain: true, types: [kind] });
}
