import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { classes, generatedIn } from './antd-css';

const folder = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), 'es');
const scriptsIn = (path: string): string =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');

it.each(Object.entries(classes))('%s styles the class "%s" that the parts beside it bear', (module, name) => {
  const [part = ''] = module.split('/style');
  expect(scriptsIn(join(folder, part))).toContain(`getPrefixCls('${name}'`);
});

it('knows what modules of styles export by what made it', () => {
  const code = [
    "export const useRowStyle = genStyleHooks('Grid', genGridRowStyle);",
    "export default genSubStyleComponent(['Button', 'compact'], token => {});",
    "const local = genStyleHooks('Local', () => ({}));",
    'export const prepareToken = token => token;',
  ].join('\n');
  expect(generatedIn(code)).toEqual([
    ['useRowStyle', 'StyleHooks'],
    ['default', 'SubStyleComponent'],
  ]);
});
