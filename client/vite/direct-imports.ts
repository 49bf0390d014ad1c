import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const kebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Libraries with one index over many modules, and where each thing it exports really is. */
const libraries: Record<string, (name: string) => string> = {
  antd: (name) => `antd/es/${kebab(name)}`,
  '@ant-design/icons': (name) => `@ant-design/icons/es/icons/${name}`,
};
const ofLibrary = /^import \{([^}]+)\} from '(antd|@ant-design\/icons)';/gm;
/** The files of ours that only pass on what others export. */
const indexes = {
  ui: 'ui/index',
  'generated/hooks': 'generated/hooks',
  'generated/graphql': 'generated/graphql',
};
const ofIndex = /^(import|export) \{([^}]+)\} from '((?:\.\.?\/)+)(ui|generated\/(?:hooks|graphql))';/gm;

/** The names of a statement that are values. */
const valuesIn = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

const sourceOf = (path: string): string =>
  readFileSync(new URL(`../src/${path}.ts`, import.meta.url), 'utf8');

/** The module of each thing that an index exports, by name or with all of its module. */
function modulesOf(index: string): Map<string, string> {
  const folder = dirname(index);
  const statements = sourceOf(index).matchAll(/^export (?:\{([^}]+)\}|\*) from '\.([^']+)';/gm);
  return new Map(
    [...statements].flatMap(([, names, path = '']) => {
      const declared = () => sourceOf(folder + path).matchAll(/^export const (\w+)/gm);
      const exported = names ? valuesIn(names) : [...declared()].map(([, name = '']) => name);
      return exported.map((name): [string, string] => [name, folder + path]);
    }),
  );
}

function direct(names: string, library: string): string {
  return valuesIn(names)
    .map((name) => {
      const [exported = name, local = exported] = name.split(' as ');
      return `import ${local} from '${libraries[library]?.(exported)}';`;
    })
    .join(' ');
}

/** Has our modules import from where things are, so that what a module needs can be read off its imports. */
export function directImports(): Plugin {
  const modules = new Map(Object.entries(indexes).map(([name, index]) => [name, modulesOf(index)]));
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]client[\\/]src[\\/].*\.tsx?$/ },
      handler(code) {
        const replaced = code
          .replace(ofLibrary, (_all, names: string, library: string) => direct(names, library))
          .replace(ofIndex, (_all, verb: string, names: string, up: string, index: string) =>
            valuesIn(names)
              .map((name) => {
                const module = modules.get(index)?.get(name.split(' as ')[0] ?? name);
                if (!module) this.error(`${index} has no "${name}"`);
                return `${verb} { ${name} } from '${up}${module}';`;
              })
              .join(' '),
          );
        return replaced === code ? undefined : { code: replaced, map: null };
      },
    },
  };
}
